import { useForm } from '@mantine/form';
import { logIn } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { useReturnTo } from '../../platform/return-to.ts';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { Form, Problem } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { accountRules } from './account-rules.ts';

import { useSessionStarted } from './session-started.ts';

/** Logs in, then goes back to where the reader came from. */
export function LogInForm() {
  const { t, explain } = useSpeech();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const sessionStarted = useSessionStarted();
  const rules = accountRules(t);
  const form = useForm({
    initialValues: { email: '', password: '', newsletterConsent: false },
    validate: { email: rules.email, password: rules.password },
    validateInputOnBlur: true,
  });
  const submit = useMutation({
    mutationFn: async (body: typeof form.values) => {
      await call(logIn, { body });
      return sessionStarted();
    },
    onSuccess: (known) => {
      if (!known) {
        showBanner('error', t('accounts.login.noUser'));
        return;
      }
      showBanner('success', t('accounts.login.done'));
      void navigate(returnTo ?? '/', { replace: true });
    },
    onError: (error) => showBanner('error', explain(error)),
  });
  return (
    <Form onSubmit={form.onSubmit((values) => submit.mutate(values), focusFirstError(form))}>
      {submit.error && <Problem>{explain(submit.error)}</Problem>}
      <Field
        type="email"
        autoComplete="email"
        inputMode="email"
        label={t('accounts.email')}
        {...form.getInputProps('email')}
      />
      <PasswordField
        autoComplete="current-password"
        maxLength={128}
        label={t('accounts.password')}
        {...form.getInputProps('password')}
      />
      <Checkbox label={t('accounts.newsletter')} {...form.getInputProps('newsletterConsent', { type: 'checkbox' })} />
      <SubmitButton size="large" wide working={submit.isPending}>
        {t('accounts.login.submit')}
      </SubmitButton>
    </Form>
  );
}
