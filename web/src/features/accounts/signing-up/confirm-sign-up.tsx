import { confirmSignUp } from '@rondo/contract/calls';
import { confirmSignUpByPassword } from '@rondo/contract/forms';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../../platform/api.ts';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { dropKeptSignUp, hasKeptSignUp } from '../../../platform/kept-sign-up.ts';
import { useReturnTo, withReturn } from '../../../platform/return-to.ts';
import { useUser } from '../../../platform/session.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Form, Note, Problem } from '../../../ui/form.tsx';
import { Card } from '../../../ui/page.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { accountWords } from '../account-words.ts';
import { useSessionStarted } from '../logging-in/session-started.ts';
import classes from '../sign-in.module.css';

interface Attempt {
  password: string | null;
  /** Whether the reader pressed the button; otherwise the outcome is not shown. */
  isAsked: boolean;
}

/** Refusals that can be retried on the page; after any other, the link is of no more use. */
const recoverable = new Set([
  'sign_up_password_needed',
  'wrong_password',
  'too_many_requests',
  'unavailable',
  'busy',
  'maintenance',
  'sign_ups_off',
]);

/**
 * Confirmed by a button, so that a mail program that opens links by itself does not use up the token. A browser other than the one that
 * signed up also has to give the password (decisions/0024-confirming-a-sign-up.md). Afterwards it goes to the page that the link names.
 */
export function ConfirmSignUp({ token }: { token: string }) {
  const { t, explain } = useI18n();
  const returnTo = useReturnTo();
  const form = usePasswordForm();
  const { refusal } = form;
  const navigate = useNavigate();
  const sessionStarted = useSessionStarted();
  const user = useUser();
  const [isElsewhere, setElsewhere] = useState(false);
  const confirm = useMutation({
    mutationFn: async ({ password }: Attempt) => {
      const params = { token };
      await (password === null
        ? call(confirmSignUp, { params })
        : call(confirmSignUpByPassword, { params, body: { password } }));
      await sessionStarted();
    },
    onMutate: refusal.clear,
    onSuccess: () => {
      dropKeptSignUp();
      showBanner('success', t('accounts.confirm.done'));
      void navigate(returnTo ?? '/allgames', { replace: true });
    },
    onError: (error, { isAsked }) => {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'already_confirmed' && isAsked) {
        showBanner('info', t(user ? 'accounts.confirm.already' : 'accounts.confirm.alreadyLogIn'));
        void navigate(user ? (returnTo ?? '/allgames') : withReturn('/login', returnTo), { replace: true });
        return;
      }
      if (code === 'sign_up_password_needed') {
        setElsewhere(true);
        return;
      }
      if (!isAsked) return;
      if (code !== null && recoverable.has(code)) {
        refusal.refuse(error);
        return;
      }
      showBanner('error', code === null ? t('accounts.confirm.failed') : explain(error));
      void navigate(withReturn('/login', returnTo), { replace: true });
    },
  });
  // In another browser the link alone confirms nothing, so it is tried at once: this way the page asks for the password before a press.
  const { mutate } = confirm;
  useEffect(() => {
    if (hasKeptSignUp() === false) mutate({ password: null, isAsked: false });
  }, [mutate]);
  if (isElsewhere)
    return (
      <Card>
        <ByPassword
          working={confirm.isPending}
          form={form}
          onConfirm={(password) => confirm.mutate({ password, isAsked: true })}
        />
      </Card>
    );
  return (
    <div {...refusal.form} className={classes.group}>
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton
        type="button"
        size="large"
        wide
        working={confirm.isPending}
        onClick={() => confirm.mutate({ password: null, isAsked: true })}
      >
        {t('accounts.confirm.submit')}
      </SubmitButton>
    </div>
  );
}

interface ByPasswordProps {
  working: boolean;
  form: ReturnType<typeof usePasswordForm>;
  onConfirm: (password: string) => void;
}

function usePasswordForm() {
  const t = useT();
  return useCallForm(confirmSignUpByPassword, {
    initial: { password: '' },
    say: { password: accountWords(t).say.password },
  });
}

function ByPassword({ working, form, onConfirm }: ByPasswordProps) {
  const t = useT();
  const { refusal } = form;
  return (
    <Form {...form.sends(({ password }) => onConfirm(password))}>
      <p>{t('accounts.confirm.elsewhere')}</p>
      <PasswordField autoComplete="current-password" label={t('accounts.password')} {...form.text('password')} />
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton size="large" wide working={working}>
        {t('accounts.confirm.submit')}
      </SubmitButton>
      <Note>{t('accounts.confirm.notYou')}</Note>
    </Form>
  );
}
