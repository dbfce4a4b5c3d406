import type { listJournals as ListJournals } from '@rondo/contract';
import { journalsFile, listJournals } from '@rondo/contract/calls';
import { sports } from '@rondo/rules';
import { ledgerAccounts, saleKinds } from '@rondo/rules/books';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { Long } from '../../../../ui/console/columns.tsx';
import { choice, each, type Shown } from '../../../../ui/console/description.ts';
import { resource } from '../../../../ui/console/resource.tsx';
import { JournalSheet } from './journal-sheet.tsx';

/** The journals. Each look at a person's journals is logged. */
export const list = resource('journals', {
  call: listJournals,
  rows: 'journals',
  file: journalsFile,
  asks: 'opened',
  sorts: ['newest', 'oldest'],
  filters: {
    account: choice('ledger.journals.account', [
      ['', 'ledger.journals.allAccounts'],
      ...each(ledgerAccounts, (account) => `ledger.accounts.${account}`),
    ]),
    sale: choice('ledger.journals.sale', [
      ['', 'ledger.journals.allSales'],
      ...each(saleKinds, (kind) => `ledger.sale.${kind}`),
    ]),
    sport: choice('ledger.journals.sport', [
      ['', 'ledger.journals.allSports'],
      ...each(sports, (sport) => `games.sport.${sport}`),
    ]),
  },
  span: true,
  columns: (column) => [
    column.open('number', 'ledger.journals.number', 'journal', ({ _id }) => _id),
    column.word('kind', 'ledger.journals.what', (kind) => `ledger.kind.${kind}`),
    column.money('moved', 'ledger.journals.moved'),
    column.cell('about', 'ledger.journals.about', ({ person, game }) => (
      <Long>{[person?.name, game?.name].filter(Boolean).join(', ')}</Long>
    )),
    column.moment('at', 'ledger.journals.at', { ascending: 'oldest', descending: 'newest' }),
  ],
  sheets: OpenJournal,
});

/** A journal (`?step=journal&id=…`). */
function OpenJournal({ rows }: Shown<typeof ListJournals>) {
  const { step, about, close } = useUrlStep(['journal'], ['id']);
  const journal = rows.find(({ _id }) => String(_id) === about('id'));
  return step && journal && <JournalSheet journal={journal} onClose={close} />;
}
