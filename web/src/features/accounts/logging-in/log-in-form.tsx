import type { CallArguments } from '@rondo/contract';
import { logIn } from '@rondo/contract/forms';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useReturnTo } from '../../../platform/return-to.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, Problem } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { accountWords } from '../account-words.ts';
import { GoogleButton, Or } from './google-button.tsx';
import { useGoogleSignIn, useHasGoogle } from './google-sign-in.ts';
import { usePasskeyLogIn } from './passkey-log-in.ts';
import { useSessionStarted } from './session-started.ts';
import classes from '../sign-in.module.css';

/** Logs in, then returns to where the reader came from. */
export function LogInForm() {
  const t = useT();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const sessionStarted = useSessionStarted();
  const { say } = accountWords(t);
  const form = useCallForm(logIn, {
    looks: 'on leaving',
    initial: { email: '', password: '', newsletterConsent: false },
    say: { email: say.email, password: say.password },
  });
  const { text, box, refusal } = form;
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
    mutationFn: async (body: CallArguments<typeof logIn>['body']) => {
      await call(logIn, { body });
      await enter();
    },
    onMutate: refusal.clear,
    onError: refusal.refuse,
  });
  const hasGoogle = useHasGoogle();
  const google = useGoogleSignIn('log in', refusal.refuse);
  const passkey = usePasskeyLogIn({
    newsletterConsent,
    onEntered: enter,
    onRefused: refusal.refuse,
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
      <Form {...form.sends((body) => submit.mutate(body))}>
        <Field
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          label={t('accounts.email')}
          {...text('email')}
        />
        <PasswordField autoComplete="current-password" label={t('accounts.password')} {...text('password')} />
        {refusal.whole && <Problem>{refusal.whole}</Problem>}
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
        <div className={classes.quiet}>
          <Checkbox label={t('accounts.newsletter')} {...box('newsletterConsent')} />
        </div>
      </Form>
    </>
  );
}
