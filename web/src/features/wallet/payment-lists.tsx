import type { CashOut, TopUpPayment } from '@rondo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { useFormatName } from '../../platform/names.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { MoneyLine, MoneyList } from '../../ui/money-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { cashOutsQuery, topUpsQuery, type Order } from './queries.ts';

/** The user's top-ups. */
export function TopUps({ order }: { order: Order }) {
  const t = useT();
  return (
    <MoneyList
      list={useInfiniteQuery(topUpsQuery(order))}
      renderRow={(payment) => <TopUpLine payment={payment} />}
      empty={
        <EmptyState drawing={<Drawing of="wallet" />} title={t('wallet.lists.noTopUps')}>
          {t('wallet.lists.noTopUpsBody')}
        </EmptyState>
      }
    />
  );
}

/** The user's payments. */
export function CashOuts({ order }: { order: Order }) {
  const t = useT();
  return (
    <MoneyList
      list={useInfiniteQuery(cashOutsQuery(order))}
      renderRow={(payment) => <CashOutLine payment={payment} />}
      empty={
        <EmptyState
          drawing={<Drawing of="wallet" />}
          title={t('wallet.lists.noCashOuts')}
          action={<ButtonLink to="/allgames">{t('wallet.lists.findGame')}</ButtonLink>}
        >
          {t('wallet.lists.noCashOutsBody')}
        </EmptyState>
      }
    />
  );
}

function TopUpLine({ payment }: { payment: TopUpPayment }) {
  const t = useT();
  const formats = useFormats();
  const failed = payment.status === 'failed' || payment.status === 'expired';
  return (
    <MoneyLine
      title={t(`wallet.methods.${payment.method}`)}
      detail={{
        when: <When instant={payment.createdAt} />,
        fee: payment.fee > 0 && t('wallet.lists.withFee', { fee: formats.money(payment.fee) }),
        receipt: payment.status === 'paid' && (
          <ReceiptLink id={payment._id} of={t(`wallet.methods.${payment.method}`)} />
        ),
      }}
      // A payment that failed is struck through.
      amount={failed ? <s>{formats.money(payment.amount)}</s> : `+ ${formats.money(payment.amount)}`}
      status={<PaymentStatus status={payment.status} />}
    />
  );
}

function CashOutLine({ payment }: { payment: CashOut }) {
  const t = useT();
  const formatName = useFormatName();
  const formats = useFormats();
  const { match, friend, promocode_discount: discount, refundedAmount, method, fee } = payment;
  const paidBy = (name: string) =>
    fee > 0 ? t('wallet.lists.paidBy', { method: name, fee: formats.money(fee) }) : name;
  const cashIn = discount?.discountType === 'topupBalance';
  const name = match?.name ?? discount?.name ?? t(cashIn ? 'wallet.lists.cashIn' : 'wallet.lists.entrance');
  return (
    <MoneyLine
      title={
        <>
          {match ? <Link to={`/match/${match._id}`}>{match.name}</Link> : name}
          {friend && ` ${t('wallet.lists.forFriend', { name: formatName(friend.name) })}`}
        </>
      }
      detail={{
        when: <When instant={payment.createdAt} />,
        method:
          method === 'pass'
            ? t('wallet.lists.withPass')
            : method !== 'balance' && paidBy(t(`wallet.methods.${method}`)),
        cashIn: cashIn && t('wallet.lists.cashIn'),
        discount: discount && !cashIn && t('wallet.lists.discount', { amount: formats.money(discount.amount) }),
        refunded: refundedAmount > 0 && t('wallet.lists.refunded', { amount: formats.money(refundedAmount) }),
        receipt: <ReceiptLink id={payment._id} of={name} />,
      }}
      amount={`${cashIn ? '+' : '−'} ${formats.money(payment.amount)}`}
      status={<PaymentStatus status={payment.status} />}
    />
  );
}

function When({ instant }: { instant: string }) {
  const formats = useFormats();
  const now = useNow();
  return `${formats.day(instant, now)}, ${formats.time(instant)}`;
}

function ReceiptLink({ id, of }: { id: string; of: string }) {
  const t = useT();
  return (
    <Link className="link" to={`/wallet/receipt/${id}`} aria-label={`${t('wallet.lists.receipt')}: ${of}`}>
      {t('wallet.lists.receipt')}
    </Link>
  );
}
