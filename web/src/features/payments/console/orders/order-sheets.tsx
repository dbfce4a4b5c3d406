import type { listConsoleOrders } from '@rondo/contract';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import type { Shown } from '../../../../ui/console/description.ts';
import { OrderAct, orderActs } from './order-act.tsx';
import { PayBack } from './pay-back.tsx';
import { OrderSheet } from './order-sheet.tsx';

/** A payment (`?step=order&id=…`), and the decisions about it. */
export function OrderSheets({ rows }: Shown<typeof listConsoleOrders>) {
  const { step, about, go, close } = useUrlStep(['order', 'pay-back', ...orderActs], ['id']);
  const order = rows.find(({ _id }) => _id === about('id'));
  if (!step || !order) return null;
  if (step === 'pay-back') return <PayBack order={order} onClose={close} />;
  if (step !== 'order') return <OrderAct key={step} act={step} order={order} onClose={close} />;
  return <OrderSheet order={order} onAct={(act) => go(act, { id: order._id })} onClose={close} />;
}
