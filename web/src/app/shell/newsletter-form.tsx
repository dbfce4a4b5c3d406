import { subscribe } from '@rondo/contract/calls';
import { accountForm } from '@rondo/rules';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError, call } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import classes from './footer.module.css';

const looksLikeAddress = /^\S+@\S+\.\S+$/;

/** One address and a button: the newsletter (2-accounts §2 and §8). */
export default function NewsletterForm() {
  const { t, explain } = useSpeech();
  const id = useId();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: () => call(subscribe, { body: { email } }),
    onSuccess: () => {
      showBanner('success', t('nav.footer.subscribed'));
      setEmail('');
      setProblem(null);
    },
    onError: (error) =>
      setProblem(error instanceof ApiError && error.status < 500 ? explain(error) : t('nav.footer.subscribeFailed')),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (looksLikeAddress.test(email.trim())) send.mutate();
        else setProblem(t('nav.footer.emailInvalid'));
      }}
    >
      <label htmlFor={id}>{t('nav.footer.newsletter')}</label>
      <div className={classes.subscribe}>
        <input
          id={id}
          type="email"
          autoComplete="email"
          placeholder={t('nav.footer.email')}
          maxLength={accountForm.emailMax}
          value={email}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <SubmitButton working={send.isPending}>{t('nav.footer.subscribe')}</SubmitButton>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
