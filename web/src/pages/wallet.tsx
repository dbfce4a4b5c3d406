import { BalanceCard } from '../features/wallet/balance-card.tsx';
import { MoneyHistory } from '../features/wallet/money-history.tsx';
import { OwnPasses } from '../features/wallet/own-passes.tsx';
import { passesQuery, timelineQuery } from '../features/wallet/queries.ts';
import { shownIn } from '../features/wallet/timeline.tsx';
import { TopUpForm } from '../features/wallet/top-up-form.tsx';
import { OpenPayments } from '../features/payments/open-payments.tsx';
import { openPaymentsQuery } from '../features/payments/queries.ts';
import { PromocodeList } from '../features/promocodes/promocode-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { sessionQuery, useUser } from '../platform/session.ts';
import { Stack, Text } from '../ui/layout.tsx';
import { Card, Page } from '../ui/page.tsx';
import { EmptyState } from '../ui/states.tsx';
import { OtherActions } from './wallet/other-actions.tsx';
import classes from './wallet/wallet.module.css';

export const phrases = ['money', 'passes'] as const;

const promocodes = { latest: <PromocodeList order="latest" />, earliest: <PromocodeList order="earliest" /> };

/** Parts above others come with the page, so that they move none of them. */
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
    <Page title={t('wallet.title')}>
      <div className={classes.layout}>
        <Stack gap={20}>
          <BalanceCard balance={user.balance} owes={user.owes} />
          <OwnPasses />
          <OpenPayments boxed />
          <Card>
            <Text as="h2" below={16} size={22}>
              {t('wallet.topUp.title')}
            </Text>
            <TopUpForm />
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
