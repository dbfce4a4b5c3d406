import { journalsFile } from '@rondo/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addressOf } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { type ConsoleColumn, ConsoleTable } from '../console-table.tsx';
import classes from '../console.module.css';
import { useListAddress } from '../list-address.ts';
import { OpenButton } from '../open-button.tsx';
import { useDates } from '../use-dates.ts';
import { JournalSheet } from './journal-sheet.tsx';
import { type ConsoleJournal, journalsQuery } from './queries.ts';

const orders = { at: { ascending: 'oldest', descending: 'newest' } } as const;
const figures = ['moved', 'at'];
const noFilters: never[] = [];
const idOf = ({ _id }: ConsoleJournal) => String(_id);

/** What was booked, to open (`?step=journal&id=…`). */
export function JournalList() {
  const t = useT();
  const address = useListAddress();
  const sort = address.chosen('sort', ['newest', 'oldest']);
  const query = { query: address.words, sort };
  const list = useQuery(journalsQuery({ ...query, page: address.page }));
  const columns = useColumns();
  const { step, about, close } = useUrlStep(['journal'], ['id']);
  const journal = list.data?.rows.find((row) => idOf(row) === about('id'));
  return (
    <>
      <ConsoleTable
        label={t('ledger.journals.title')}
        address={address}
        search={{ label: t('ledger.journals.search'), placeholder: t('ledger.journals.placeholder') }}
        filters={noFilters}
        columns={columns}
        orders={orders}
        order={sort}
        figures={figures}
        idOf={idOf}
        list={list}
        file={addressOf(journalsFile, { query })}
        none={{ title: t('ledger.journals.none'), body: t('ledger.journals.noneBody') }}
        failed={t('ledger.journals.failed')}
      />
      {step && journal && <JournalSheet journal={journal} onClose={close} />}
    </>
  );
}

function useColumns(): ConsoleColumn<ConsoleJournal>[] {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('ledger.journals.number'),
        cell: ({ row: { original: journal } }) => (
          <OpenButton step="journal" id={idOf(journal)}>
            {journal._id}
          </OpenButton>
        ),
      },
      { id: 'kind', header: t('ledger.journals.what'), cell: ({ row }) => t(`ledger.kind.${row.original.kind}`) },
      { id: 'moved', header: t('ledger.journals.moved'), cell: ({ row }) => formats.money(row.original.moved) },
      {
        id: 'about',
        header: t('ledger.journals.about'),
        cell: ({ row: { original: journal } }) => (
          <span className={classes.long}>{[journal.person?.name, journal.game?.name].filter(Boolean).join(', ')}</span>
        ),
      },
      { id: 'at', header: t('ledger.journals.at'), cell: ({ row }) => dates.moment(row.original.at) },
    ],
    [t, formats, dates],
  );
}
