import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
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
      <Row gap={8} wrap above={20}>
        <ButtonLink variant="secondary" to={`/console/people?step=person&id=${person._id}`}>
          {t('running.orders.person')}
        </ButtonLink>
        <ButtonLink variant="secondary" to={`/console/journals?query=${order._id}`}>
          {t('ledger.journals.title')}
        </ButtonLink>
        {order.status === 'paid' && (
          <ButtonLink variant="secondary" to={`/console/corrections?step=new&person=${person._id}&order=${order._id}`}>
            {t('ledger.corrections.new.title')}
          </ButtonLink>
        )}
        {refundState && (
          <ButtonLink variant="secondary" to={`/console/refunds?query=${order._id}`}>
            {t('running.refunds.title')}
          </ButtonLink>
        )}
        {order.canGoBack > 0 && (
          <Button variant="secondary" onClick={() => onAct('pay-back')}>
            {t('running.orders.payBack.do')}
          </Button>
        )}
        {isOpen &&
          acts.map((act) => (
            <Button key={act} variant="secondary" onClick={() => onAct(act)}>
              {t(`running.orders.${act}.do`)}
            </Button>
          ))}
      </Row>
    </Sheet>
  );
}
