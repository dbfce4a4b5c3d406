import { subscribe } from '@rondo/contract/calls';
import { accountForm } from '@rondo/rules';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError, call, isUnanswered } from '../../platform/api.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { useRefusal } from '../../ui/use-refusal.ts';
import classes from './footer.module.css';

const refusals = { email: ['already_subscribed', 'mails_limited', 'too_many_requests', 'email_invalid'] } as const;
const looksLikeAddress = /^\S+@\S+\.\S+$/;

/** Signs up an address for the newsletter (pages.md#newsletter). */
export default function NewsletterForm() {
  const { t, explain } = useI18n();
  const id = useId();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(false);
  // Every refusal is about the one field.
  const refusal = useRefusal(refusals, (error) => {
    if (error instanceof ApiError && error.status === 0) return null;
    return isUnanswered(error) ? t('nav.footer.subscribeFailed') : explain(error);
  });
  const problem = wrong ? t('nav.footer.emailInvalid') : refusal.words;
  const send = useMutation({
    mutationFn: () => call(subscribe, { body: { email } }),
    onMutate: refusal.clear,
    onSuccess: () => {
      showBanner('success', t('nav.footer.subscribed'));
      setEmail('');
    },
    onError: refusal.refuse,
  });
  return (
    <form
      {...refusal.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isWrong = !looksLikeAddress.test(email.trim());
        setWrong(isWrong);
        if (isWrong) refusal.lead();
        else send.mutate();
      }}
    >
      <label htmlFor={id}>{t('nav.footer.newsletter')}</label>
      <div className={classes.subscribe}>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={t('nav.footer.email')}
          maxLength={accountForm.emailMax}
          value={email}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <SubmitButton variant="secondary" working={send.isPending}>
          {t('nav.footer.subscribe')}
        </SubmitButton>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
