import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { Acts } from '../../../../ui/console/acts.tsx';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { useSetAside } from '../../../../ui/console/use-set-aside.ts';
import { Address } from '../../../../ui/console/address.tsx';
import { Facts } from '../../../../ui/console/facts.tsx';
import { type ConsoleOrder, type OrderActName, orderActs } from './order-act.tsx';

interface Props {
  order: ConsoleOrder;
  onAct: (act: OrderActName | 'pay-back') => void;
  onClose: () => void;
}

/** An order, and the decisions possible while it is set aside. */
export function OrderSheet({ order, onAct, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  const sayNote = useSetAside();
  const { person, resolution, note, refundState } = order;
  const isOpen = note !== null && resolution === null;
  const acts = order.status === 'paid' ? (['dismiss'] as const) : orderActs;
  return (
    <Sheet open title={`${t(`console.orderKind.${order.kind}`)}: ${formats.money(order.amount)}`} onClose={onClose}>
      <Facts>
        <dt>{t('running.orders.payer')}</dt>
        <dd>
          {person.name}, <Address>{person.email}</Address>
        </dd>
        <dt>{t('running.orders.fee')}</dt>
        <dd>{formats.money(order.fee)}</dd>
        <dt>{t('console.games.status')}</dt>
        <dd>{t(`console.orderStatus.${order.status}`)}</dd>
        <dt>{t('running.orders.made')}</dt>
        <dd>{dates.moment(order.createdAt)}</dd>
        <dt>{t('running.orders.provider')}</dt>
        <dd>
          {order.provider} {order.reference}
        </dd>
        {order.takenBack > 0 && (
          <>
            <dt>{t('running.orders.takenBack')}</dt>
            <dd>{formats.money(order.takenBack)}</dd>
          </>
        )}
        {order.back > 0 && (
          <>
            <dt>{t('running.orders.paidBack')}</dt>
            <dd>
              {formats.money(order.back)}
              {refundState && ` (${t(`running.refunds.state.${refundState}`)})`}
            </dd>
          </>
        )}
        {note && (
          <>
            <dt>{t('running.orders.note')}</dt>
            <dd>{sayNote(note)}</dd>
          </>
        )}
        {resolution && (
          <>
            <dt>{t('running.orders.decided')}</dt>
            <dd>
              {t(`running.orders.how.${resolution.how}`)}, {dates.moment(resolution.at)}: {resolution.reason}
              {resolution.how === 'refund' && refundState && ` (${t(`running.refunds.state.${refundState}`)})`}
            </dd>
          </>
        )}
      </Facts>
      <Acts
        acts={[
          ...(isOpen
            ? acts.map(
                (step, index) => ({ step, words: `running.orders.${step}.do`, waits: true, rank: index }) as const,
              )
            : []),
          order.canGoBack > 0 && { group: 'money', step: 'pay-back', words: 'running.orders.payBack.do', rank: 3 },
          order.status === 'paid' && {
            group: 'money',
            to: `/console/corrections?step=new&person=${person._id}&order=${order._id}`,
            words: 'ledger.corrections.new.title',
          },
          refundState !== null && {
            group: 'money',
            to: `/console/refunds?query=${order._id}`,
            words: 'running.refunds.title',
          },
          { group: 'money', to: `/console/journals?query=${order._id}`, words: 'ledger.journals.title', rank: 5 },
          {
            group: 'account',
            to: `/console/people?step=person&id=${person._id}`,
            words: 'running.orders.person',
            rank: 4,
          },
        ]}
        onAct={onAct}
      />
    </Sheet>
  );
}
