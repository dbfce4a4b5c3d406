import { useForm } from '@mantine/form';
import { accountForm } from '@rondo/rules';
import { signUp } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { keepReturn, useReturnTo } from '../../platform/return-to.ts';
import { showBanner } from '../../ui/banner.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { Consents, Form, Problem } from '../../ui/form.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { accountRules } from './account-rules.ts';
import { ConsentLinks } from './consent-links.tsx';
import { GoogleButton, Or } from './google-button.tsx';
import { useGoogleSignIn, useHasGoogle } from './google-sign-in.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import classes from './sign-in.module.css';

const empty = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  termsConsent: false,
  privacyConsent: false,
  newsletterConsent: false,
};

/** Signing up with Google or by the form; once sent, where to look for the mail. */
export function SignUpForm() {
  const { t, explain, language } = useSpeech();
  const returnTo = useReturnTo();
  const rules = accountRules(t);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initialValues: empty,
    validate: {
      name: rules.name,
      email: rules.email,
      password: rules.newPassword,
      confirmPassword: rules.confirmPassword,
    },
    validateInputOnBlur: true,
  });
  const submit = useMutation({
    mutationFn: (body: typeof empty) => call(signUp, { body: { ...body, language } }),
    onSuccess: (_, { email }) => {
      keepReturn(returnTo);
      showBanner('success', t('accounts.signup.sent'));
      setSentTo(email.trim());
      form.reset();
    },
    onError: (error) => showBanner('error', explain(error), { seconds: 3 }),
  });
  // The consents stand with the way that was begun last (2-accounts §2); ticked once they hold for both.
  const [way, setWay] = useState<'manual' | 'google'>('manual');
  const begin = (next: typeof way, go: (values: typeof empty) => void) => {
    setWay(next);
    const values = form.getValues();
    if (values.termsConsent && values.privacyConsent) go(values);
    else showBanner('warning', t('accounts.consent'));
  };
  const beginByHand = () => setWay('manual');
  const showFirst = focusFirstError(form);
  const hasGoogle = useHasGoogle();
  const google = useGoogleSignIn('sign up');
  if (sentTo !== null) {
    return (
      <EmptyState
        title={t('accounts.signup.checkTitle')}
        action={
          <Button variant="secondary" onClick={() => setSentTo(null)}>
            {t('accounts.signup.again')}
          </Button>
        }
      >
        {t('accounts.signup.checkBody', { email: sentTo })}
      </EmptyState>
    );
  }
  const consents = (
    <Consents>
      <Checkbox required label={t('accounts.terms')} {...form.getInputProps('termsConsent', { type: 'checkbox' })} />
      <Checkbox
        required
        label={t('accounts.privacy')}
        {...form.getInputProps('privacyConsent', { type: 'checkbox' })}
      />
      <Checkbox label={t('accounts.newsletter')} {...form.getInputProps('newsletterConsent', { type: 'checkbox' })} />
      <ConsentLinks />
    </Consents>
  );
  return (
    <>
      {hasGoogle && (
        <div className={classes.ways}>
          <GoogleButton working={google.working} onPress={() => begin('google', google.start)} />
          {way === 'google' && consents}
          <Or />
        </div>
      )}
      <Form
        onInput={beginByHand}
        onSubmit={form.onSubmit(
          (values) => begin('manual', () => submit.mutate(values)),
          (errors) => {
            beginByHand();
            showFirst(errors);
          },
        )}
      >
        {submit.error && <Problem>{explain(submit.error)}</Problem>}
        <Field
          autoComplete="username"
          maxLength={accountForm.nameMax}
          label={t('accounts.username')}
          {...form.getInputProps('name')}
        />
        <Field
          type="email"
          autoComplete="email"
          inputMode="email"
          label={t('accounts.email')}
          {...form.getInputProps('email')}
        />
        <NewPasswordFields
          label={t('accounts.password')}
          password={form.getInputProps('password')}
          repeated={form.getInputProps('confirmPassword')}
        />
        {way === 'manual' && consents}
        <SubmitButton size="large" wide working={submit.isPending}>
          {t('accounts.signup.submit')}
        </SubmitButton>
      </Form>
    </>
  );
}
