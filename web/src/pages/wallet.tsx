import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BalanceCard } from '../features/wallet/balance-card.tsx';
import { MoneyHistory } from '../features/wallet/money-history.tsx';
import { passesQuery, timelineQuery } from '../features/wallet/queries.ts';
import { shownIn } from '../features/wallet/timeline.tsx';
import { TopUpForm } from '../features/wallet/top-up-form.tsx';
import { openPaymentsQuery } from '../features/payments/queries.ts';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { piece } from '../platform/pieces.tsx';
import { sessionQuery, useUser } from '../platform/session.ts';
import { Stack, Text } from '../ui/layout.tsx';
import { Card, Page } from '../ui/page.tsx';
import { MoneyListSkeleton } from '../ui/money-list.tsx';
import { EmptyState } from '../ui/states.tsx';
import { OtherActions } from './wallet/other-actions.tsx';
import classes from './wallet/wallet.module.css';

export const phrases = ['wallet', 'passes'] as const;

const OwnPasses = piece(
  'features/wallet/own-passes.tsx',
  async () => (await import('../features/wallet/own-passes.tsx')).OwnPasses,
);
const OpenPayments = piece(
  'features/payments/open-payments.tsx',
  async () => (await import('../features/payments/open-payments.tsx')).OpenPayments,
);
const PromocodeList = piece(
  'features/promocodes/promocode-list.tsx',
  async () => (await import('../features/promocodes/promocode-list.tsx')).PromocodeList,
);

const promocodes = {
  latest: <PromocodeList order="latest" waiting={<MoneyListSkeleton />} />,
  earliest: <PromocodeList order="earliest" waiting={<MoneyListSkeleton />} />,
};

/** Loads the parts at the top of the page with it, so that they don't move those below. */
export async function prefetch({ client, url }: PageRequest): Promise<void> {
  const user = (await client.fetchQuery(sessionQuery))?.user;
  if (!user || user.balance === null) return;
  const { searchParams } = url;
  await Promise.all([
    client.prefetchQuery(passesQuery),
    client.prefetchQuery(openPaymentsQuery),
    ...(searchParams.has('tab') ? [] : [client.prefetchInfiniteQuery(timelineQuery(shownIn(searchParams)))]),
  ]);
}

/** `/wallet` (product.md#wallet). */
export default function Wallet() {
  const t = useT();
  const user = useUser();
  usePageHead({ title: t('wallet.title') });
  // What the timeline has loaded; a wallet that shows something else loads nothing for it.
  const { data: known } = useInfiniteQuery({ ...timelineQuery(null), enabled: false });
  const lastTopUp = known?.pages.flatMap(({ lines }) => lines).find(({ kind }) => kind === 'top_up')?.amount;
  if (!user) return null;
  if (user.balance === null) {
    return (
      <Page>
        <EmptyState level={1} title={t('wallet.guest.title')}>
          {t('wallet.guest.body')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t('wallet.title')} isInBar>
      <div className={classes.layout}>
        <Stack gap={20}>
          <BalanceCard balance={user.balance} owes={user.owes} />
          <StillOpen />
          <Card>
            <Text as="h2" below={16} size={22}>
              {t('wallet.topUp.title')}
            </Text>
            <TopUpForm usual={lastTopUp} />
          </Card>
        </Stack>
        <Card className={classes.history}>
          <MoneyHistory promocodes={promocodes} />
        </Card>
        <Card className={classes.actions}>
          <OtherActions />
        </Card>
      </div>
    </Page>
  );
}

/** Passes with games left, and payments that are under way; most wallets have neither. */
function StillOpen() {
  const { data: passes = [] } = useQuery(passesQuery);
  const { data: payments = [] } = useQuery(openPaymentsQuery);
  return (
    <>
      {passes.length > 0 && <OwnPasses />}
      {payments.length > 0 && <OpenPayments boxed />}
    </>
  );
}
