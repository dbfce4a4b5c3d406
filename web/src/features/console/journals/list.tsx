import type { listJournals as ListJournals } from '@rondo/contract';
import { journalsFile, listJournals } from '@rondo/contract/calls';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { Long } from '../columns.tsx';
import type { Shown } from '../description.ts';
import { resource } from '../resource.tsx';
import { JournalSheet } from './journal-sheet.tsx';

/** The journals. Listing a person's journals is a look that is logged. */
export const list = resource('journals', {
  call: listJournals,
  rows: 'journals',
  file: journalsFile,
  asks: 'opened',
  sorts: ['newest', 'oldest'],
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
