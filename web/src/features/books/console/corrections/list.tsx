import { correctionsFile, listCorrections } from '@rondo/contract/calls';
import { choice, each } from '../../../../ui/console/description.ts';
import { resource } from '../../../../ui/console/resource.tsx';
import { signOf } from './correction.ts';
import { CorrectionSheets } from './correction-sheets.tsx';

/** The corrections of journals. */
export const list = resource('corrections', {
  call: listCorrections,
  rows: 'corrections',
  file: correctionsFile,
  asks: 'always',
  sorts: ['newest', 'oldest'],
  filters: {
    state: choice('ledger.corrections.state', [
      ['', 'ledger.corrections.all'],
      ...each(['open', 'approved', 'declined', 'expired'], (state) => `ledger.corrections.states.${state}`),
    ]),
  },
  columns: (column) => [
    column.open('person', 'ledger.corrections.person', 'correction', ({ person }) => person.name),
    column.cell('change', 'ledger.corrections.change', (correction, { t }) =>
      t(`ledger.corrections.changes.${correction.account}.${signOf(correction)}`),
    ),
    column.cell('amount', 'ledger.corrections.amount', ({ amount }, { formats }) => formats.money(Math.abs(amount)), {
      isFigure: true,
    }),
    column.word('state', 'ledger.corrections.state', (state) => `ledger.corrections.states.${state}`),
    column.name('proposedBy', 'ledger.journals.proposed', { isExtra: true }),
    column.moment('proposedAt', 'ledger.corrections.proposed', { ascending: 'oldest', descending: 'newest' }),
  ],
  adds: 'ledger.corrections.new.title',
  sheets: CorrectionSheets,
});
