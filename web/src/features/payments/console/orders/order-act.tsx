import { type listConsoleOrders, type CallArguments } from '@rondo/contract';
import { resolveOrder } from '@rondo/contract/forms';
import { every } from '@rondo/rules';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import type { RowOf } from '../../../../ui/console/description.ts';

export type ConsoleOrder = RowOf<typeof listConsoleOrders>;

export type OrderActName = CallArguments<typeof resolveOrder>['body']['how'];
export const orderActs = every<OrderActName>()(['credit', 'refund', 'dismiss']);

interface Props {
  act: OrderActName;
  order: ConsoleOrder;
  onClose: () => void;
}

/** An admin's decision about an order that was set aside, with its reason. */
export function OrderAct({ act, order, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const params = { id: order._id };
  return (
    <ReasonSheet
      call={resolveOrder}
      title={t(`running.orders.${act}.title`, { name: order.person.name })}
      body={t(`running.orders.${act}.body`)}
      action={t(`running.orders.${act}.do`)}
      act={(reason, idempotencyKey) => call(resolveOrder, { params, body: { how: act, reason }, idempotencyKey })}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'orders'] });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
