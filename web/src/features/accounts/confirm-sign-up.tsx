import { useForm } from '@mantine/form';
import { confirmSignUp, confirmSignUpByPassword } from '@rondo/contract/calls';
import { accountForm } from '@rondo/rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { takeReturn } from '../../platform/return-to.ts';
import { useUser } from '../../platform/session.ts';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { Form, Note, Problem } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { accountRules } from './account-rules.ts';
import { useSessionStarted } from './session-started.ts';

/** What may be tried again on the page; with anything else the link is of no use any more. */
const mendable = new Set(['sign_up_password_needed', 'wrong_password', 'too_many_requests', 'unavailable']);

/**
 * A button confirms: a mail program that opens links by itself must not use the token up. A browser that did not sign up is asked
 * for the password besides (docs/decisions/confirming-a-sign-up.md).
 */
export function ConfirmSignUp({ token }: { token: string }) {
  const { t, explain } = useSpeech();
  const navigate = useNavigate();
  const sessionStarted = useSessionStarted();
  const user = useUser();
  const [isElsewhere, setElsewhere] = useState(false);
  const confirm = useMutation({
    mutationFn: async (password: string | null) => {
      const params = { token };
      await (password === null
        ? call(confirmSignUp, { params })
        : call(confirmSignUpByPassword, { params, body: { password } }));
      await sessionStarted();
    },
    onSuccess: () => {
      showBanner('success', t('accounts.confirm.done'));
      void navigate(takeReturn() ?? '/allgames', { replace: true });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'already_confirmed') {
        showBanner('info', t(user ? 'accounts.confirm.already' : 'accounts.confirm.alreadyLogIn'));
        void navigate(user ? (takeReturn() ?? '/allgames') : '/login', { replace: true });
        return;
      }
      if (error instanceof ApiError && error.code === 'sign_up_password_needed') setElsewhere(true);
      else showBanner('error', error instanceof ApiError ? explain(error) : t('accounts.confirm.failed'));
      if (!(error instanceof ApiError && mendable.has(error.code))) void navigate('/login', { replace: true });
    },
  });
  if (isElsewhere)
    return (
      <Card>
        <ByPassword
          working={confirm.isPending}
          problem={isRefusal(confirm.error) ? explain(confirm.error) : null}
          onConfirm={confirm.mutate}
        />
      </Card>
    );
  return (
    <SubmitButton type="button" size="large" wide working={confirm.isPending} onClick={() => confirm.mutate(null)}>
      {t('accounts.confirm.submit')}
    </SubmitButton>
  );
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.code !== 'sign_up_password_needed';

interface ByPasswordProps {
  working: boolean;
  problem: string | null;
  onConfirm: (password: string) => void;
}

function ByPassword({ working, problem, onConfirm }: ByPasswordProps) {
  const { t } = useSpeech();
  const form = useForm({ initialValues: { password: '' }, validate: { password: accountRules(t).password } });
  return (
    <Form onSubmit={form.onSubmit(({ password }) => onConfirm(password), focusFirstError(form))}>
      <p>{t('accounts.confirm.elsewhere')}</p>
      {problem !== null && <Problem>{problem}</Problem>}
      <PasswordField
        autoComplete="current-password"
        maxLength={accountForm.passwordMax}
        label={t('accounts.password')}
        {...form.getInputProps('password')}
      />
      <SubmitButton size="large" wide working={working}>
        {t('accounts.confirm.submit')}
      </SubmitButton>
      <Note>{t('accounts.confirm.notYou')}</Note>
    </Form>
  );
}
