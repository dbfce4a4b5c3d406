import { consoleOrdersFile, listConsoleOrders } from '@rondo/contract/calls';
import { Long } from '../../../../ui/console/columns.tsx';
import { choice } from '../../../../ui/console/description.ts';
import { resource } from '../../../../ui/console/resource.tsx';
import { OrderSheets } from './order-sheets.tsx';
import { useSetAside } from '../../../../ui/console/use-set-aside.ts';

/** Payments at the provider; those that were set aside come first. */
export const list = resource('orders', {
  call: listConsoleOrders,
  rows: 'orders',
  file: consoleOrdersFile,
  sorts: ['newest', 'oldest'],
  filters: {
    review: choice('running.orders.which', [
      ['true', 'running.orders.setAside'],
      ['false', 'running.orders.all'],
    ]),
  },
  days: { day: 'operating.only.orders' },
  span: true,
  columns: (column) => [
    column.open('person', 'running.orders.payer', 'order', ({ person }) => person.name),
    column.word('kind', 'running.orders.kind', (kind) => `console.orderKind.${kind}`, { isExtra: true }),
    column.money('amount', 'running.orders.amount'),
    column.word('status', 'console.games.status', (status) => `console.orderStatus.${status}`, {
      marks: ({ resolution }) => [resolution && `running.orders.how.${resolution.how}`],
    }),
    column.cell('note', 'running.orders.note', ({ note }) => note && <Why note={note} />),
    column.moment('createdAt', 'running.orders.made', { ascending: 'oldest', descending: 'newest' }),
  ],
  sheets: OrderSheets,
});

function Why({ note }: { note: Parameters<ReturnType<typeof useSetAside>>[0] }) {
  return <Long>{useSetAside()(note)}</Long>;
}
