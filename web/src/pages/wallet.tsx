import { BalanceCard } from '../features/wallet/balance-card.tsx';
import { MoneyHistory } from '../features/wallet/money-history.tsx';
import { OwnPasses } from '../features/wallet/own-passes.tsx';
import { TopUpForm } from '../features/wallet/top-up-form.tsx';
import { OpenPayments } from '../features/payments/open-payments.tsx';
import { PromocodeList } from '../features/promocodes/promocode-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { useUser } from '../platform/session.ts';
import { Card, Page } from '../ui/page.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Discounts } from './wallet/discounts.tsx';
import classes from './wallet/wallet.module.css';

export const phrases = ['money', 'passes'] as const;

const promocodes = { latest: <PromocodeList order="latest" />, earliest: <PromocodeList order="earliest" /> };

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
        <div className={classes.money}>
          <BalanceCard balance={user.balance} />
          <OwnPasses />
          <OpenPayments boxed />
          <Card>
            <h2 className={classes.title}>{t('wallet.topUp.title')}</h2>
            <TopUpForm />
          </Card>
          <Card className={classes.actions}>
            <Discounts />
          </Card>
        </div>
        <Card>
          <MoneyHistory promocodes={promocodes} />
        </Card>
      </div>
    </Page>
  );
}
