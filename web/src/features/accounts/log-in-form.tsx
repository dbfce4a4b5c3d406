import { useForm } from '@mantine/form';
import { logIn } from '@rondo/contract/calls';
import { accountForm } from '@rondo/rules';
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
import { Icon } from '../../ui/icon.tsx';
import { accountRules } from './account-rules.ts';
import { GoogleButton, Or } from './google-button.tsx';
import { useGoogleSignIn, useHasGoogle } from './google-sign-in.ts';
import { usePasskeyLogIn } from './passkey-log-in.ts';
import { useSessionStarted } from './session-started.ts';
import classes from './sign-in.module.css';

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
  const { newsletterConsent } = form.values;
  const enter = async () => {
    if (!(await sessionStarted())) {
      showBanner('error', t('accounts.login.noUser'));
      return;
    }
    showBanner('success', t('accounts.login.done'));
    void navigate(returnTo ?? '/', { replace: true });
  };
  const submit = useMutation({
    mutationFn: async (body: typeof form.values) => {
      await call(logIn, { body });
      await enter();
    },
    onError: (error) => showBanner('error', explain(error)),
  });
  const hasGoogle = useHasGoogle();
  const google = useGoogleSignIn('log in');
  const passkey = usePasskeyLogIn({
    newsletterConsent,
    onEntered: enter,
    onRefused: (error) => showBanner('error', explain(error)),
  });
  return (
    <>
      {hasGoogle && (
        <div className={classes.ways}>
          <GoogleButton
            working={google.working}
            onPress={() => google.start({ newsletterConsent, termsConsent: false, privacyConsent: false })}
          />
          <Or />
        </div>
      )}
      <Form onSubmit={form.onSubmit((values) => submit.mutate(values), focusFirstError(form))}>
        {submit.error && <Problem>{explain(submit.error)}</Problem>}
        <Field
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          label={t('accounts.email')}
          {...form.getInputProps('email')}
        />
        <PasswordField
          autoComplete="current-password"
          maxLength={accountForm.passwordMax}
          label={t('accounts.password')}
          {...form.getInputProps('password')}
        />
        <Checkbox label={t('accounts.newsletter')} {...form.getInputProps('newsletterConsent', { type: 'checkbox' })} />
        <SubmitButton size="large" wide working={submit.isPending}>
          {t('accounts.login.submit')}
        </SubmitButton>
        {passkey.isSupported && (
          <SubmitButton
            type="button"
            variant="secondary"
            size="large"
            wide
            working={passkey.working}
            onClick={passkey.ask}
          >
            <span className={classes.mark}>
              <Icon name="key" />
              {t('signIn.passkey')}
            </span>
          </SubmitButton>
        )}
      </Form>
    </>
  );
}
