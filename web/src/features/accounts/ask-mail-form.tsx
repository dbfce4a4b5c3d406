import { useForm } from '@mantine/form';
import { askRecovery } from '@rondo/contract/calls';
import { tokenLifetimes } from '@rondo/rules';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { Form, Problem } from '../../ui/form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TimeRing } from '../../ui/time-ring.tsx';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import { accountRules } from './account-rules.ts';
import classes from './recovery.module.css';

const fullSeconds = tokenLifetimes.recoveryMinutes * 60;

/** Asks for the mail that sets a password; once sent, how long its link works (2-accounts §2). */
export function AskMailForm({ kind }: { kind: 'restore' | 'guest' }) {
  const { t, explain } = useSpeech();
  const [query] = useSearchParams();
  const rules = accountRules(t);
  const [sent, setSent] = useState<{ email: string; until: string } | null>(null);
  const form = useForm({
    initialValues: { email: query.get('email') ?? '' },
    validate: { email: rules.email },
    validateInputOnBlur: true,
  });
  const ask = useMutation({
    mutationFn: (email: string) => call(askRecovery, { body: { email } }),
    onSuccess: (answer, email) => {
      showBanner('success', t('recovery.sent'));
      setSent({ email: email.trim(), until: answer.reset_expiration_time });
    },
    onError: (error) => showBanner('error', explain(error), { seconds: 4 }),
  });
  if (sent)
    return (
      <Sent {...sent} problem={ask.error && explain(ask.error)}>
        <SubmitButton
          type="button"
          variant="secondary"
          wide
          working={ask.isPending}
          onClick={() => ask.mutate(sent.email)}
        >
          {t('recovery.again')}
        </SubmitButton>
        <Button variant="plain" wide onClick={() => setSent(null)}>
          {t('recovery.other')}
        </Button>
      </Sent>
    );
  return (
    <Form onSubmit={form.onSubmit(({ email }) => ask.mutate(email), focusFirstError(form))}>
      {ask.error && <Problem>{explain(ask.error)}</Problem>}
      <Field
        type="email"
        autoComplete="email"
        inputMode="email"
        label={t('accounts.email')}
        {...form.getInputProps('email')}
      />
      <SubmitButton size="large" wide working={ask.isPending}>
        {t(`recovery.${kind}.submit`)}
      </SubmitButton>
    </Form>
  );
}

interface SentProps {
  email: string;
  until: string;
  problem: string | null;
  /** What else one can do. */
  children: ReactNode;
}

function Sent({ email, until, problem, children }: SentProps) {
  const { t } = useSpeech();
  const secondsLeft = useSecondsLeft(until, fullSeconds);
  const over = secondsLeft === 0;
  return (
    <div className={classes.state}>
      {over ? (
        <span className={classes.sign}>
          <Icon name="clock" size={36} />
        </span>
      ) : (
        <TimeRing secondsLeft={secondsLeft} fullSeconds={fullSeconds} label={t('recovery.timeLeft')} />
      )}
      <h2>{t(over ? 'recovery.overTitle' : 'recovery.checkTitle')}</h2>
      <p>{over ? t('recovery.overBody') : t('recovery.checkBody', { email })}</p>
      {problem && <Problem>{problem}</Problem>}
      <div className={classes.ways}>{children}</div>
    </div>
  );
}
