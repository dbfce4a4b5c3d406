import type { UseFormReturnType } from '@mantine/form';
import { accountForm } from '@rondo/rules';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../platform/i18n.tsx';
import { useReturnTo, withReturn } from '../../../platform/return-to.ts';
import { SubmitButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, FormAside, Problem } from '../../../ui/form.tsx';
import { Card, Page } from '../../../ui/page.tsx';
import { refusedFields } from '../../../ui/refused-fields.ts';
import type { Refusal } from '../../../ui/use-refusal.ts';
import { ConsentBoxes } from './consent-boxes.tsx';
import { GoogleButton, Or } from '../logging-in/google-button.tsx';
import { useGoogleSignIn, useHasGoogle } from '../logging-in/google-sign-in.ts';
import { NewPasswordFields } from '../passwords/new-password-fields.tsx';
import classes from '../sign-in.module.css';

export const emptySignUp = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  termsConsent: false,
  privacyConsent: false,
  newsletterConsent: false,
};
export type SignUpValues = typeof emptySignUp;

interface Props {
  form: UseFormReturnType<SignUpValues>;
  refusal: Refusal<string>;
  working: boolean;
  /** Whether they came back to correct the address. */
  startsAtEmail: boolean;
  onSubmit: (values: SignUpValues) => void;
}

/** Signing up with Google or by hand. The consent boxes stand with the way that was started last, and apply to both. */
export function SignUpForm({ form, refusal, working, startsAtEmail, onSubmit }: Props) {
  const t = useT();
  const returnTo = useReturnTo();
  const [way, setWay] = useState<'manual' | 'google'>('manual');
  const hasGoogle = useHasGoogle();
  const google = useGoogleSignIn('sign up', refusal.refuse);
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (startsAtEmail) email.current?.focus();
  }, [startsAtEmail]);
  const beginGoogle = () => {
    setWay('google');
    refusal.clear();
    form.clearErrors();
    const wrong = ['termsConsent', 'privacyConsent'].filter((name) => form.validateField(name).hasError);
    if (wrong.length > 0) refusal.lead();
    else google.start(form.getValues());
  };
  const beginByHand = () => setWay('manual');
  const field = refusedFields(form, refusal);
  const consents = (
    <>
      <ConsentBoxes terms={field('termsConsent', 'checkbox')} privacy={field('privacyConsent', 'checkbox')} />
      <div className={classes.apart}>
        <Checkbox label={t('accounts.newsletter')} {...field('newsletterConsent', 'checkbox')} />
      </div>
    </>
  );
  return (
    <Page width="narrow" title={t('accounts.signup.title')} intro={t('accounts.signup.intro')}>
      <Card>
        <div {...refusal.form}>
          {hasGoogle && (
            <div className={classes.ways}>
              <GoogleButton working={google.working} onPress={beginGoogle} />
              {way === 'google' && consents}
              <Or />
            </div>
          )}
          <Form
            onInput={beginByHand}
            onSubmit={form.onSubmit(
              (values) => onSubmit(values),
              () => {
                beginByHand();
                refusal.clear();
                refusal.lead();
              },
            )}
          >
            <Field
              autoComplete="username"
              maxLength={accountForm.nameMax}
              label={t('accounts.username')}
              {...field('name')}
            />
            <Field
              ref={email}
              type="email"
              autoComplete="email"
              inputMode="email"
              label={t('accounts.email')}
              {...field('email')}
            />
            <NewPasswordFields
              label={t('accounts.password')}
              password={field('password')}
              repeated={field('confirmPassword')}
            />
            {way === 'manual' && consents}
            {refusal.whole && <Problem>{refusal.whole}</Problem>}
            <SubmitButton size="large" wide working={working}>
              {t('accounts.signup.submit')}
            </SubmitButton>
          </Form>
        </div>
      </Card>
      <FormAside>
        {t('accounts.signup.login')} <Link to={withReturn('/login', returnTo)}>{t('accounts.signup.loginLink')}</Link>
      </FormAside>
      <FormAside>
        {t('accounts.signup.guest')} <Link to="/guest-account">{t('accounts.signup.guestLink')}</Link>
      </FormAside>
    </Page>
  );
}
