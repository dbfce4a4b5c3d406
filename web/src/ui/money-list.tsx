import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useI18n } from '../platform/i18n.tsx';
import { Row, Stack, Text } from './layout.tsx';
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
      <Stack as="ul">
        {payments.map((payment) => (
          <Row key={payment._id} as="li" gap={16} align="center" justify="between" wrap className={classes.row}>
            {renderRow(payment)}
          </Row>
        ))}
      </Stack>
      <LoadMore label={t('wallet.lists.more')} list={list} />
    </>
  );
}

export function MoneyListSkeleton() {
  return (
    <Loading>
      <Stack>
        {Array.from({ length: 4 }, (_, index) => (
          <Row key={index} gap={16} align="center" justify="between" wrap className={classes.row}>
            <span className={classes.words}>
              <Skeleton width="55%" height={20} />
              <Skeleton width="35%" height={16} />
            </span>
            <Skeleton width={72} height={22} />
          </Row>
        ))}
      </Stack>
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
        <Text as="span" weight={650} breaks className={classes.title}>
          {title}
        </Text>
        <Text as="span" size={14} tone="muted">
          {facts.map(([name, fact], index) => (
            <Fragment key={name}>
              {index > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </Text>
      </span>
      <Stack as="span" gap={4} align="end" keeps className={classes.figures}>
        <Text as="span" weight={700} className={`${classes.amount} numbers`}>
          {amount}
        </Text>
        {status}
      </Stack>
    </>
  );
}
