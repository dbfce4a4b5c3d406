import { correctionsFile } from '@rondo/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addressOf } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { Button } from '../../../ui/button.tsx';
import { type ConsoleColumn, ConsoleTable } from '../console-table.tsx';
import classes from '../console.module.css';
import { useListAddress } from '../list-address.ts';
import { OpenButton } from '../open-button.tsx';
import { useDates } from '../use-dates.ts';
import { CorrectionSheet } from './correction-sheet.tsx';
import { DecideCorrection, decisions } from './decide-correction.tsx';
import { NewCorrection } from './new-correction.tsx';
import { type Correction, correctionsQuery, signOf } from './queries.ts';

const orders = { proposedAt: { ascending: 'oldest', descending: 'newest' } } as const;
const figures = ['amount', 'proposedAt'];
const states = ['open', 'approved', 'declined', 'expired'] as const;
const idOf = ({ _id }: Correction) => _id;

/** Corrections, to propose (`?step=new&person=…`), to open (`?step=correction&id=…`) and to decide. */
export function CorrectionList() {
  const t = useT();
  const address = useListAddress();
  const state = address.chosen('state', ['', ...states]);
  const sort = address.chosen('sort', ['newest', 'oldest']);
  const query = { query: address.words, sort, ...(state && { state }) };
  const list = useQuery(correctionsQuery({ ...query, page: address.page }));
  const columns = useColumns();
  const { step, about, open, go, close } = useUrlStep(['new', 'correction', ...decisions], ['id', 'person', 'order']);
  const correction = list.data?.rows.find(({ _id }) => _id === about('id'));
  return (
    <>
      <div className={classes.lineActs}>
        <Button onClick={() => open('new')}>{t('ledger.corrections.new.title')}</Button>
      </div>
      <ConsoleTable
        label={t('ledger.corrections.title')}
        address={address}
        search={{ label: t('ledger.corrections.search'), placeholder: t('ledger.corrections.placeholder') }}
        filters={[
          {
            name: 'state',
            label: t('ledger.corrections.state'),
            value: state,
            options: [
              { value: '', label: t('ledger.corrections.all') },
              ...states.map((value) => ({ value, label: t(`ledger.corrections.states.${value}`) })),
            ],
          },
        ]}
        columns={columns}
        orders={orders}
        order={sort}
        figures={figures}
        idOf={idOf}
        list={list}
        file={addressOf(correctionsFile, { query })}
        none={{ title: t('ledger.corrections.none'), body: t('ledger.corrections.noneBody') }}
        failed={t('ledger.corrections.failed')}
      />
      {step === 'new' && (
        <NewCorrection person={about('person') ?? ''} orderId={about('order') ?? ''} onClose={close} />
      )}
      {step === 'correction' && correction && (
        <CorrectionSheet
          correction={correction}
          onDecide={(decision) => go(decision, { id: correction._id })}
          onClose={close}
        />
      )}
      {(step === 'approved' || step === 'declined') && correction && (
        <DecideCorrection key={step} decision={step} correction={correction} onClose={close} />
      )}
    </>
  );
}

function useColumns(): ConsoleColumn<Correction>[] {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('ledger.corrections.person'),
        cell: ({ row: { original: correction } }) => (
          <OpenButton step="correction" id={correction._id}>
            {correction.person.name}
          </OpenButton>
        ),
      },
      {
        id: 'change',
        header: t('ledger.corrections.change'),
        cell: ({ row: { original: correction } }) =>
          t(`ledger.corrections.changes.${correction.account}.${signOf(correction)}`),
      },
      {
        id: 'amount',
        header: t('ledger.corrections.amount'),
        cell: ({ row }) => formats.money(Math.abs(row.original.amount)),
      },
      {
        id: 'state',
        header: t('ledger.corrections.state'),
        cell: ({ row }) => t(`ledger.corrections.states.${row.original.state}`),
      },
      {
        id: 'proposedBy',
        header: t('ledger.journals.proposed'),
        cell: ({ row }) => row.original.proposedBy.name,
      },
      {
        id: 'proposedAt',
        header: t('ledger.corrections.proposed'),
        cell: ({ row }) => dates.moment(row.original.proposedAt),
      },
    ],
    [t, formats, dates],
  );
}
