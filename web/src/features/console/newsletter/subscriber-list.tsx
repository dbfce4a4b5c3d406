import { removeSubscriber, subscribersFile } from '@rondo/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addressOf, call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { ActSheet } from '../act-sheet.tsx';
import { type ConsoleColumn, ConsoleTable } from '../console-table.tsx';
import classes from '../console.module.css';
import { useListAddress } from '../list-address.ts';
import { OpenButton } from '../open-button.tsx';
import { useDates } from '../use-dates.ts';
import { type Subscriber, subscribersQuery } from './queries.ts';

const orders = { email: { ascending: 'email' }, since: { descending: 'newest' } } as const;
const figures = ['since'];
const idOf = ({ email }: Subscriber) => email;

/** Who gets the newsletter, and taking somebody off by request (`?step=remove&id=…`). */
export function SubscriberList() {
  const t = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const address = useListAddress();
  const sort = address.chosen('sort', ['email', 'newest']);
  const query = { query: address.words, sort };
  const list = useQuery(subscribersQuery({ ...query, page: address.page }));
  const columns = useColumns();
  const { step, about, close } = useUrlStep(['remove'], ['id']);
  const email = about('id');
  const total = list.data?.total;
  return (
    <>
      <p className={classes.lead}>
        {total !== undefined && t('operating.newsletter.total', { count: total, number: formats.number(total) })}
      </p>
      <ConsoleTable
        label={t('operating.newsletter.title')}
        address={address}
        search={{ label: t('operating.newsletter.search'), placeholder: t('operating.messages.placeholder') }}
        filters={[]}
        columns={columns}
        orders={orders}
        order={sort}
        figures={figures}
        idOf={idOf}
        list={list}
        file={addressOf(subscribersFile, { query })}
        none={{ title: t('operating.newsletter.none'), body: t('operating.newsletter.noneBody') }}
        failed={t('operating.newsletter.failed')}
      />
      {step === 'remove' && email && (
        <ActSheet
          title={t('operating.newsletter.removeTitle', { email })}
          body={t('operating.newsletter.removeBody')}
          action={t('operating.newsletter.remove')}
          act={(reason, idempotencyKey) => call(removeSubscriber, { body: { email, reason }, idempotencyKey })}
          onDone={() => {
            void client.invalidateQueries({ queryKey: ['console', 'newsletter'] });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function useColumns(): ConsoleColumn<Subscriber>[] {
  const t = useT();
  const dates = useDates();
  return useMemo(
    () => [
      { id: 'email', header: t('operating.newsletter.email'), cell: ({ row }) => row.original.email },
      {
        id: 'by',
        header: t('operating.newsletter.by'),
        cell: ({ row }) => t(`operating.newsletter.${row.original.by}`),
      },
      {
        id: 'since',
        header: t('operating.newsletter.since'),
        cell: ({ row }) => dates.day(row.original.since),
      },
      {
        id: 'remove',
        header: () => <span className="visually-hidden">{t('operating.newsletter.remove')}</span>,
        cell: ({ row }) => (
          <OpenButton step="remove" id={row.original.email}>
            {t('operating.newsletter.remove')}
            <span className="visually-hidden"> {row.original.email}</span>
          </OpenButton>
        ),
      },
    ],
    [t, dates],
  );
}
