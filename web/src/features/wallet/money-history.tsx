import type { CashOut, TopUpPayment } from '@rondo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { useFormatName } from '../../platform/names.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Row } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MoneyLine, MoneyList } from '../../ui/money-list.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { cashOutsQuery, topUpsQuery, type Order } from './queries.ts';
import { Timeline } from './timeline.tsx';

const tabs = ['timeline', 'top-ups', 'cash-outs', 'promocodes'] as const;

/** Everything on one timeline; top-ups, cash-outs and promocodes, each in its order. The tab and the choice in it are in the address. */
export function MoneyHistory({ promocodes }: { promocodes: Record<Order, ReactNode> }) {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const tab = tabs.find((known) => known === asked) ?? 'timeline';
  const order: Order = query.get('sort') === 'earliest' ? 'earliest' : 'latest';
  const sort = (next: string) =>
    setQuery(
      (before) => {
        if (next === 'latest') before.delete('sort');
        else before.set('sort', next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section aria-label={t('wallet.lists.label')}>
      <Row gap={12} align="center" justify="between" wrap below={8}>
        <Tabs
          label={t('wallet.lists.label')}
          chosen={tab}
          tabs={[
            { id: 'timeline', label: t('wallet.timeline.tab') },
            { id: 'top-ups', label: t('wallet.lists.topUps') },
            { id: 'cash-outs', label: t('wallet.lists.cashOuts') },
            { id: 'promocodes', label: t('wallet.lists.promocodes') },
          ]}
        />
        {tab !== 'timeline' && (
          <SelectField
            label={t('wallet.lists.sort')}
            hideLabel
            value={order}
            onChange={(event) => sort(event.target.value)}
          >
            <option value="latest">{t('wallet.lists.latest')}</option>
            <option value="earliest">{t('wallet.lists.earliest')}</option>
          </SelectField>
        )}
      </Row>
      {tab === 'timeline' && <Timeline />}
      {tab === 'top-ups' && <TopUps order={order} />}
      {tab === 'cash-outs' && <CashOuts order={order} />}
      {tab === 'promocodes' && promocodes[order]}
    </section>
  );
}

function TopUps({ order }: { order: Order }) {
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

function CashOuts({ order }: { order: Order }) {
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
