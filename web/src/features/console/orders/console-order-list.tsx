import { consoleOrdersFile } from '@rondo/contract/calls';
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
import { OrderAct, orderActs } from './order-act.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { type ConsoleOrder, consoleOrdersQuery } from './queries.ts';

const orders = { createdAt: { ascending: 'oldest', descending: 'newest' } } as const;
const figures = ['amount', 'createdAt'];
const idOf = ({ _id }: ConsoleOrder) => _id;

/** Payments at the provider, those that were set aside first (`?step=order&id=…`). */
export function ConsoleOrderList() {
  const t = useT();
  const dates = useDates();
  const address = useListAddress();
  const review = address.chosen('review', ['true', 'false']);
  const sort = address.chosen('sort', ['newest', 'oldest']);
  const day = address.day();
  const query = { query: address.words, review, sort, ...(day && { day }) };
  const list = useQuery(consoleOrdersQuery({ ...query, page: address.page }));
  const columns = useColumns();
  const { step, about, go, close } = useUrlStep(['order', ...orderActs], ['id']);
  const order = list.data?.rows.find(({ _id }) => _id === about('id'));
  return (
    <>
      <ConsoleTable
        label={t('running.orders.title')}
        address={address}
        search={{ label: t('running.orders.search'), placeholder: t('running.orders.placeholder') }}
        filters={[
          {
            name: 'review',
            label: t('running.orders.which'),
            value: review,
            options: [
              { value: 'true', label: t('running.orders.setAside') },
              { value: 'false', label: t('running.orders.all') },
            ],
          },
        ]}
        columns={columns}
        orders={orders}
        order={sort}
        figures={figures}
        idOf={idOf}
        list={list}
        only={day && t('operating.only.orders', { day: dates.day(day) })}
        file={addressOf(consoleOrdersFile, { query })}
        none={{ title: t('running.orders.none'), body: t('running.orders.noneBody') }}
        failed={t('running.orders.failed')}
      />
      {step === 'order' && order && (
        <OrderSheet order={order} onAct={(act) => go(act, { id: order._id })} onClose={close} />
      )}
      {step && step !== 'order' && order && <OrderAct key={step} act={step} order={order} onClose={close} />}
    </>
  );
}

function useColumns(): ConsoleColumn<ConsoleOrder>[] {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('running.orders.payer'),
        cell: ({ row: { original: order } }) => (
          <OpenButton step="order" id={order._id}>
            {order.person.name}
          </OpenButton>
        ),
      },
      {
        id: 'kind',
        header: t('running.orders.kind'),
        cell: ({ row }) => t(`console.orderKind.${row.original.kind}`),
      },
      { id: 'amount', header: t('running.orders.amount'), cell: ({ row }) => formats.money(row.original.amount) },
      {
        id: 'status',
        header: t('console.games.status'),
        cell: ({ row: { original: order } }) => (
          <>
            {t(`console.orderStatus.${order.status}`)}
            {order.resolution && (
              <span className={classes.mark}>{t(`running.orders.how.${order.resolution.how}`)}</span>
            )}
          </>
        ),
      },
      {
        id: 'note',
        header: t('running.orders.note'),
        cell: ({ row }) => <span className={classes.long}>{row.original.note}</span>,
      },
      { id: 'createdAt', header: t('running.orders.made'), cell: ({ row }) => dates.moment(row.original.createdAt) },
    ],
    [t, formats, dates],
  );
}
