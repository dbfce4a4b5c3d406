import type { listRefunds } from '@rondo/contract';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import type { RowOf } from '../../../../ui/console/description.ts';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { Address } from '../../../../ui/console/address.tsx';
import { Facts } from '../../../../ui/console/facts.tsx';

export type ConsoleRefund = RowOf<typeof listRefunds>;

interface Props {
  refund: ConsoleRefund;
  onAct: (act: 'again' | 'bank' | 'keep') => void;
  onClose: () => void;
}

/** A refund, and the decisions possible if it failed. */
export function RefundSheet({ refund, onAct, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  const { person, state, resolution, failedAt } = refund;
  const isOpen = state === 'failed' && resolution === null;
  return (
    <Sheet open title={t('running.refunds.one', { amount: formats.money(refund.amount) })} onClose={onClose}>
      <Facts>
        <dt>{t('running.refunds.payer')}</dt>
        <dd>
          {person.name}, <Address>{person.email}</Address>
        </dd>
        <dt>{t('running.refunds.how')}</dt>
        <dd>
          {t(`running.refunds.state.${state}`)}
          {refund.madeThere && ` (${t('running.refunds.madeThere')})`}
        </dd>
        <dt>{t('running.refunds.askedAt')}</dt>
        <dd>{dates.moment(refund.askedAt)}</dd>
        {failedAt && (
          <>
            <dt>{t('running.refunds.failedAt')}</dt>
            <dd>{dates.moment(failedAt)}</dd>
          </>
        )}
        {isOpen && (
          <>
            <dt>{t('running.refunds.left')}</dt>
            <dd>{formats.money(refund.canGoBack)}</dd>
          </>
        )}
        {resolution && (
          <>
            <dt>{t('running.orders.decided')}</dt>
            <dd>
              {t(`running.refunds.decision.${resolution.how}`)}, {resolution.by}, {dates.moment(resolution.at)}:{' '}
              {resolution.reason}
            </dd>
          </>
        )}
      </Facts>
      <Row gap={8} wrap above={20}>
        <ButtonLink variant="secondary" to={`/console/people?step=person&id=${person._id}`}>
          {t('running.orders.person')}
        </ButtonLink>
        <ButtonLink variant="secondary" to={`/console/orders?review=false&query=${refund.orderId}`}>
          {t('ledger.journals.toPayment')}
        </ButtonLink>
        {isOpen && refund.canGoBack > 0 && (
          <>
            <Button variant="secondary" onClick={() => onAct('again')}>
              {t('running.refunds.again.do')}
            </Button>
            <Button variant="secondary" onClick={() => onAct('bank')}>
              {t('running.refunds.bank.do')}
            </Button>
          </>
        )}
        {isOpen && (
          <Button variant="secondary" onClick={() => onAct('keep')}>
            {t('running.refunds.keep.do')}
          </Button>
        )}
      </Row>
    </Sheet>
  );
}
