import { centsToEuros, type PaymentMethod } from '@rondo/rules';
import type { ReactNode } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { useFeeCents } from '../../platform/use-fee-cents.ts';
import { usePageRestored } from '../../platform/use-page-restored.ts';
import { useTypedState } from '../../platform/typed.ts';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Problem } from '../../ui/form.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useTopUp } from './commands.ts';
import { PayMethod } from './pay-method.tsx';
import classes from './top-up.module.css';

interface Props {
  /** In whole euros. */
  euros: number;
  title?: string;
  /** The reason for this amount. */
  children?: ReactNode;
  /** The path in the app that the payer returns to. */
  returnTo: string | null;
  open: boolean;
  onClose: () => void;
}

/** Pays a top-up: method, fee, total, and on to the checkout. */
export function TopUpSheet({ euros, title, children, returnTo, open, onClose }: Props) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const [method, setMethod] = useTypedState<PaymentMethod>('method', 'ideal');
  const feeCents = useFeeCents();
  const total = centsToEuros(euros * 100 + feeCents(method, euros * 100));
  const topUp = useTopUp();
  usePageRestored(topUp.reset);
  const start = () =>
    topUp.mutate({ euros, method, returnTo }, { onError: (error) => showBanner('error', explain(error)) });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title ?? t('wallet.methods.title')}
      footer={
        // Once pressed, it stays busy until the browser leaves for the checkout.
        <SubmitButton type="button" size="large" working={topUp.isPending || topUp.isSuccess} onClick={start}>
          {t('wallet.methods.pay', { total: formats.money(total) })}
        </SubmitButton>
      }
    >
      {children && (
        <Stack gap={6} className={classes.why}>
          {children}
        </Stack>
      )}
      <PayMethod amountCents={euros * 100} method={method} onMethod={setMethod} />
      {topUp.error && (
        <Stack gap={6} className={classes.why}>
          <Problem>{explain(topUp.error)}</Problem>
        </Stack>
      )}
    </Sheet>
  );
}

/** Tops up the missing amount in whole euros when the balance is too low for a game, and returns to the game. */
export function ShortfallSheet({
  missing,
  ...sheet
}: { missing: number } & Pick<Props, 'open' | 'onClose' | 'returnTo'>) {
  const { t } = useI18n();
  const formats = useFormats();
  const euros = Math.max(1, Math.ceil(missing));
  return (
    <TopUpSheet {...sheet} euros={euros} title={t('wallet.short.title')}>
      <p>
        <strong>{t('wallet.short.body', { missing: formats.money(missing) })}</strong>
      </p>
      <p>
        {euros !== missing && `${t('wallet.short.wholeEuros', { amount: formats.money(euros) })} `}
        {t('wallet.short.back')}
      </p>
    </TopUpSheet>
  );
}
