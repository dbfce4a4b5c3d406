import { askRecovery } from '@rondo/contract/forms';
import { tokenLifetimes } from '@rondo/rules';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, Problem } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TimeRing } from '../../../ui/time-ring.tsx';
import { useFocusOnMount } from '../../../ui/use-focus-on-mount.ts';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { useSecondsLeft } from '../../../ui/use-seconds-left.ts';
import { accountWords } from '../account-words.ts';
import classes from '../recovery.module.css';

const fullSeconds = tokenLifetimes.recoveryMinutes * 60;

/** Requests the mail to set a password, then says how long its link works (product.md#recovery). */
export function AskMailForm({ kind }: { kind: 'restore' | 'guest' }) {
  const t = useT();
  const [query] = useSearchParams();
  const [sent, setSent] = useState<{ email: string; until: string; times: number } | null>(null);
  const form = useCallForm(askRecovery, {
    looks: 'on leaving',
    initial: { email: query.get('email') ?? '' },
    say: { email: accountWords(t).say.email },
  });
  const { refusal } = form;
  const ask = useMutation({
    mutationFn: (email: string) => call(askRecovery, { body: { email } }),
    onMutate: refusal.clear,
    onSuccess: ({ reset_expiration_time: until }, email) =>
      setSent((before) => ({ email: email.trim(), until, times: (before?.times ?? 0) + 1 })),
    onError: refusal.refuse,
  });
  if (sent)
    return (
      <Sent {...sent} problem={refusal.words}>
        <SubmitButton
          type="button"
          variant="secondary"
          wide
          working={ask.isPending}
          onClick={() => ask.mutate(sent.email)}
        >
          {t('recovery.again')}
        </SubmitButton>
        <Button
          variant="plain"
          wide
          onClick={() => {
            refusal.clear();
            setSent(null);
          }}
        >
          {t('recovery.other')}
        </Button>
      </Sent>
    );
  return (
    <Form {...form.sends(({ email }) => ask.mutate(email))}>
      <Field type="email" autoComplete="email" inputMode="email" label={t('accounts.email')} {...form.text('email')} />
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton size="large" wide working={ask.isPending}>
        {t(`recovery.${kind}.submit`)}
      </SubmitButton>
    </Form>
  );
}

interface SentProps {
  email: string;
  until: string;
  /** How many times it was sent. */
  times: number;
  problem: string | null;
  /** Other things to do. */
  children: ReactNode;
}

function Sent({ email, until, times, problem, children }: SentProps) {
  const t = useT();
  const heading = useFocusOnMount();
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
      <h2 ref={heading} tabIndex={-1}>
        {t(over ? 'recovery.overTitle' : 'recovery.checkTitle')}
      </h2>
      <output key={times} className={classes.answer}>
        {!over && t(times > 1 ? 'recovery.sentAgain' : 'recovery.sent')}
      </output>
      <p>{over ? t('recovery.overBody') : t('recovery.checkBody', { email })}</p>
      {problem && <Problem>{problem}</Problem>}
      <div className={classes.ways}>{children}</div>
    </div>
  );
}
