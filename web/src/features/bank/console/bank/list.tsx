import { bankFile, listBank } from '@rondo/contract/calls';
import { Long } from '../../../../ui/console/columns.tsx';
import { choice, each } from '../../../../ui/console/description.ts';
import { resource } from '../../../../ui/console/resource.tsx';
import { BankAccount, NewStatement } from './bank-account.tsx';
import { EntryIs } from './entry-is.tsx';
import { ExplainEntry } from './explain-entry.tsx';

/** The bank's entries on the operator's account. */
export const list = resource('bank', {
  call: listBank,
  rows: 'entries',
  file: bankFile,
  sorts: ['newest', 'oldest'],
  filters: {
    state: choice('ledger.bank.state', [
      ['', 'ledger.bank.all'],
      ...each(['open', 'matched', 'explained'] as const, (state) => `ledger.bank.states.${state}`),
    ]),
  },
  span: true,
  columns: (column) => [
    column.cell('entry', 'ledger.bank.entry', ({ text, name }, { t }) => (
      <Long>{[name, text].filter(Boolean).join(': ') || t('ledger.bank.noWords')}</Long>
    )),
    column.cell('is', 'ledger.bank.is', (entry) => <EntryIs entry={entry} />),
    column.money('amount', 'ledger.bank.amount'),
    column.day('day', 'ledger.bank.day', { ascending: 'oldest', descending: 'newest' }),
  ],
  above: NewStatement,
  below: BankAccount,
  sheets: ExplainEntry,
});
