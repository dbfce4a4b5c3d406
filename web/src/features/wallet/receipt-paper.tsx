import type { Receipt } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { useSettings } from '../../platform/settings.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { MoneyIcon } from '../../ui/money-icon.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import paper from './paper.module.css';
import { PaymentStatus } from './payment-status.tsx';
import { receiptQuery } from './paper-queries.ts';
import classes from './receipt.module.css';

/** The receipt of one payment: a top-up, a spot in a game, a gift. */
export function ReceiptPaper({ id }: { id: string }) {
  const { t, explain } = useI18n();
  const receipt = useQuery(receiptQuery(id));
  if (receipt.isPending) return <ReceiptSkeleton />;
  if (receipt.data) return <Paper receipt={receipt.data} />;
  if (receipt.error instanceof ApiError && (receipt.error.status === 404 || receipt.error.status === 400))
    return (
      <EmptyState
        level={1}
        title={t('receipt.notFound')}
        action={<ButtonLink to="/wallet">{t('receipt.back')}</ButtonLink>}
      >
        {t('receipt.notFoundBody')}
      </EmptyState>
    );
  return <ErrorState message={explain(receipt.error)} onRetry={() => void receipt.refetch()} />;
}

function Paper({ receipt }: { receipt: Receipt }) {
  const t = useT();
  const formatName = useFormatName();
  const formats = useFormats();
  const now = useNow();
  const { seller } = useSettings();
  const { payer, match, friend, refund } = receipt;
  const when = (instant: string) => `${formats.day(instant, now)}, ${formats.time(instant)}`;
  const kind = t(`receipt.kind.${receipt.kind}`);
  return (
    <article className={paper.sheet}>
      <header className={paper.head}>
        <div>
          <p className={paper.brand}>Rondo</p>
          <h1 className={paper.title}>{t('receipt.title')}</h1>
          <Text above={4} tone="muted">
            {friend ? t('receipt.forFriend', { name: formatName(friend) }) : kind}
          </Text>
        </div>
        <div className={paper.tools}>
          <Button variant="secondary" onClick={() => window.print()}>
            <MoneyIcon name="print" />
            {t('receipt.print')}
          </Button>
        </div>
      </header>
      <dl className={classes.facts}>
        <Fact label={t('receipt.number')}>
          <span className="numbers">{receipt.number}</span>
        </Fact>
        <Fact label={t('receipt.date')}>{when(receipt.createdAt)}</Fact>
        <Fact label={t('receipt.payer')}>
          {formatName(payer.name)}
          <br />
          <Text as="span" size={14} tone="muted" weight={400}>
            {payer.email}
          </Text>
        </Fact>
        {match && (
          <Fact label={t('receipt.game')}>
            <Link className="link" to={`/match/${match._id}`}>
              {match.name}
            </Link>
            <br />
            <Text as="span" size={14} tone="muted" weight={400}>
              {when(match.game_date)}, {match.address}
            </Text>
          </Fact>
        )}
        <Fact label={t('receipt.method')}>{t(`receipt.paidBy.${receipt.method}`)}</Fact>
        <Fact label={t('receipt.status')}>
          <PaymentStatus status={receipt.status} />
        </Fact>
      </dl>
      <PriceLines
        lines={receipt.lines.map(({ kind: line, name, amount }) => {
          const what = t(`receipt.line.${line}`);
          // A student card's stored name isn't translated, so only our own word for it is shown.
          const named = name !== null && line !== 'periodic';
          return {
            label: named ? t('receipt.named', { what, name }) : what,
            euros: amount,
            saving: amount < 0,
          };
        })}
        total={{ label: t('receipt.total'), euros: receipt.total }}
      />
      {refund && (
        <p className={classes.refund}>
          {receipt.method === 'pass' && refund.amount === receipt.total
            ? t('receipt.rideBack', { day: formats.day(refund.createdAt, now) })
            : t('receipt.refunded', { amount: formats.money(refund.amount), day: formats.day(refund.createdAt, now) })}
        </p>
      )}
      <Stack as="footer" gap={2} size={14} tone="muted">
        <p>{seller ? t('receipt.soldBy', seller) : t('receipt.seller')}</p>
        <p>{t('receipt.credits')}</p>
      </Stack>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ReceiptSkeleton() {
  return (
    <Loading>
      <div className={paper.sheet}>
        <Skeleton width="45%" height={40} />
        <Skeleton height={150} />
        <Skeleton height={120} />
      </div>
    </Loading>
  );
}
