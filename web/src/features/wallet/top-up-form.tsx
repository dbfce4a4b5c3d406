import { topUp } from '@rondo/rules';
import { useRef, useState, type SubmitEvent } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT, type Translate } from '../../platform/i18n.tsx';
import { piece } from '../../platform/pieces.tsx';
import { useFeeCents } from '../../platform/use-fee-cents.ts';
import { useUrlStep } from '../../platform/use-url-step.ts';
import { useTypedState } from '../../platform/typed.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { methods } from './methods.ts';
import classes from './top-up.module.css';

const TopUpSheet = piece(
  'features/wallet/top-up-sheet.tsx',
  async () => (await import('./top-up-sheet.tsx')).TopUpSheet,
);

const steps = ['pay'] as const;

/**
 * Chooses a bundle or a free amount in whole euros, and leads on to the payment methods.
 * @param usual what the user topped up last, which stands there at first
 */
export function TopUpForm({ usual = topUp.presetCents / 100 }: { usual?: number | undefined }) {
  const t = useT();
  const formats = useFormats();
  const [typed, setAmount] = useTypedState<string | null>('amount', null);
  const amount = typed ?? String(usual);
  const [asked, setAsked] = useState(false);
  const { step, open, close } = useUrlStep(steps);
  const field = useRef<HTMLInputElement>(null);
  const feeCents = useFeeCents();
  const free = methods.every((method) => feeCents(method, topUp.minCents) === 0);
  const problem = amountProblem(amount, t);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem === null) open('pay');
    else field.current?.focus();
  };
  return (
    <>
      <div className={classes.bundles}>
        {topUp.bundlesCents.map((cents) => (
          <button
            key={cents}
            type="button"
            className={`${classes.bundle} numbers`}
            aria-label={t('wallet.topUp.bundle', { amount: formats.money(cents / 100) })}
            aria-pressed={amount === String(cents / 100)}
            onClick={() => setAmount(String(cents / 100))}
          >
            €&nbsp;{cents / 100}
          </button>
        ))}
      </div>
      <form className={classes.form} noValidate onSubmit={submit}>
        <Field
          ref={field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          label={t('wallet.topUp.amount')}
          hint={t('wallet.topUp.amountHint')}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          onBlur={() => setAsked(true)}
          error={asked ? problem : null}
        />
        <SubmitButton size="large" wide working={false} blocked={!(Number(amount) >= 0.01)}>
          {t('wallet.topUp.proceed')}
        </SubmitButton>
      </form>
      <Row as="p" gap={8} above={16} size={14} tone="muted" className={classes.note}>
        <Icon name="info" size={18} />
        {t(free ? 'wallet.topUp.noteFree' : 'wallet.topUp.note')}
      </Row>
      {step === 'pay' && problem === null && <TopUpSheet open euros={Number(amount)} returnTo={null} onClose={close} />}
    </>
  );
}

function amountProblem(amount: string, t: Translate): string | null {
  const euros = Number(amount);
  if (!/^\d+$/.test(amount.trim()) || euros * 100 < topUp.minCents) return t('wallet.topUp.minimum');
  return euros * 100 > topUp.maxCents ? t('wallet.topUp.maximum') : null;
}
