import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import classes from './balance-card.module.css';

/** The wallet's present balance, and its owner's debt after a charge-back; both in euros. */
export function BalanceCard({ balance, owes }: { balance: number; owes: number }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  return (
    <Stack as="section" gap={4} className={classes.card} aria-label={t('wallet.balance')}>
      <Text weight={650}>{t('wallet.balance')}</Text>
      <p className={`${classes.amount} numbers`}>{formats.money(balance)}</p>
      <p className={classes.day}>{t('wallet.today', { day: formats.day(new Date(now).toISOString()) })}</p>
      <p className={classes.note}>{owes > 0 ? t('wallet.owes', { owed: formats.money(owes) }) : t('wallet.credits')}</p>
    </Stack>
  );
}
