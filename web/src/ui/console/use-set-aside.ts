import type { CallResponse, listConsoleOrders } from '@rondo/contract';
import { setAsideParams } from '@rondo/rules/set-aside';
import { useSay } from './columns.tsx';

type Note = NonNullable<CallResponse<typeof listConsoleOrders>['data']['orders'][number]['note']>;

/** Says why a payment was set aside. */
export function useSetAside(): (note: Note) => string {
  const { t, formats } = useSay();
  const say = {
    money: formats.money,
    number: formats.decimals,
    status: (status: NonNullable<Note['status']>) => t(`console.orderStatus.${status === 'open' ? 'created' : status}`),
  };
  return (note) => t(`running.orders.why.${note.why}`, setAsideParams(note, say));
}
