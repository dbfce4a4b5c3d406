import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useI18n } from '../platform/i18n.tsx';
import { LoadMore } from './load-more.tsx';
import { ErrorState, Loading, Skeleton } from './states.tsx';
import classes from './money-list.module.css';

interface Part<T> {
  payments: T[];
  totalCount: number;
}

interface Props<T> {
  list: UseInfiniteQueryResult<InfiniteData<Part<T>>>;
  empty: ReactNode;
  renderRow: (payment: T) => ReactNode;
}

/** A list of payments or discounts, with its four states and a button for more. */
export function MoneyList<T extends { _id: string }>({ list, empty, renderRow }: Props<T>) {
  const { t, explain } = useI18n();

  if (list.isPending) return <MoneyListSkeleton />;
  if (list.isError)
    return (
      <ErrorState title={t('wallet.lists.failed')} message={explain(list.error)} onRetry={() => void list.refetch()} />
    );
  const payments = list.data.pages.flatMap((part) => part.payments);
  if (payments.length === 0) return empty;
  return (
    <>
      <ul className={classes.list}>
        {payments.map((payment) => (
          <li key={payment._id} className={classes.row}>
            {renderRow(payment)}
          </li>
        ))}
      </ul>
      <LoadMore label={t('wallet.lists.more')} list={list} />
    </>
  );
}

export function MoneyListSkeleton() {
  return (
    <Loading>
      <div className={classes.list}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={classes.row}>
            <span className={classes.words}>
              <Skeleton width="55%" height={20} />
              <Skeleton width="35%" height={16} />
            </span>
            <Skeleton width={72} height={22} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

interface LineProps {
  title: ReactNode;
  /** Facts under the title, by name. */
  detail: Readonly<Record<string, ReactNode>>;
  amount: ReactNode;
  status: ReactNode;
}

/** One payment: its purpose, time, amount and status. */
export function MoneyLine({ title, detail, amount, status }: LineProps) {
  const facts = Object.entries(detail).filter(([, fact]) => Boolean(fact));
  return (
    <>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.detail}>
          {facts.map(([name, fact], index) => (
            <Fragment key={name}>
              {index > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </span>
      </span>
      <span className={classes.figures}>
        <span className={`${classes.amount} numbers`}>{amount}</span>
        {status}
      </span>
    </>
  );
}
