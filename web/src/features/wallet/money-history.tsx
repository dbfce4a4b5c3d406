import type { CashOut, TopUpPayment } from '@rondo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MoneyLine, MoneyList } from './money-list.tsx';
import classes from './money-history.module.css';
import { PaymentStatus } from './payment-status.tsx';
import { cashOutsQuery, topUpsQuery, type Order } from './queries.ts';

/** Top-ups and cash-outs; tab and order live in the address. */
export function MoneyHistory() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'cash-outs' ? 'cash-outs' : 'top-ups';
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
    <section>
      <div className={classes.head}>
        <Tabs
          label={t('wallet.lists.label')}
          chosen={tab}
          tabs={[
            { id: 'top-ups', label: t('wallet.lists.topUps') },
            { id: 'cash-outs', label: t('wallet.lists.cashOuts') },
          ]}
        />
        <SelectField
          label={t('wallet.lists.sort')}
          hideLabel
          value={order}
          onChange={(event) => sort(event.target.value)}
        >
          <option value="latest">{t('wallet.lists.latest')}</option>
          <option value="earliest">{t('wallet.lists.earliest')}</option>
        </SelectField>
      </div>
      {tab === 'top-ups' ? <TopUps order={order} /> : <CashOuts order={order} />}
    </section>
  );
}

function TopUps({ order }: { order: Order }) {
  const t = useT();
  return (
    <MoneyList
      list={useInfiniteQuery(topUpsQuery(order))}
      renderRow={(payment) => <TopUpLine payment={payment} />}
      empty={<EmptyState title={t('wallet.lists.noTopUps')}>{t('wallet.lists.noTopUpsBody')}</EmptyState>}
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
      detail={`${formats.day(payment.createdAt)}, ${formats.time(payment.createdAt)} · ${t('wallet.lists.withFee', { fee: formats.money(payment.fee) })}`}
      // What never came is struck through.
      amount={failed ? <s>{formats.money(payment.amount)}</s> : `+ ${formats.money(payment.amount)}`}
      status={<PaymentStatus status={payment.status} />}
    />
  );
}

function CashOutLine({ payment }: { payment: CashOut }) {
  const t = useT();
  const formats = useFormats();
  const cashIn = payment.promocode_discount?.discountType === 'topupBalance';
  const back =
    payment.refundedAmount > 0 && ` · ${t('wallet.lists.refunded', { amount: formats.money(payment.refundedAmount) })}`;
  return (
    <MoneyLine
      title={
        payment.match ? (
          <Link to={`/match/${payment.match._id}`}>{payment.match.name}</Link>
        ) : (
          t(cashIn ? 'wallet.lists.cashIn' : 'wallet.lists.entrance')
        )
      }
      detail={`${formats.day(payment.createdAt)}, ${formats.time(payment.createdAt)}${back || ''}`}
      amount={`${cashIn ? '+' : '−'} ${formats.money(payment.amount)}`}
      status={<PaymentStatus status={payment.status} />}
    />
  );
}
