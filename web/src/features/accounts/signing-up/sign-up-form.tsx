import type { CallArguments, signUp } from '@rondo/contract';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { useReturnTo, withReturn } from '../../../platform/return-to.ts';
import { SubmitButton } from '../../../ui/button.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, FormAside, Problem } from '../../../ui/form.tsx';
import { Card, Page } from '../../../ui/page.tsx';
import { ConsentBoxes } from './consent-boxes.tsx';
import { GoogleButton, Or } from '../logging-in/google-button.tsx';
import { useGoogleSignIn, useHasGoogle } from '../logging-in/google-sign-in.ts';
import { NewPasswordFields } from '../passwords/new-password-fields.tsx';
import type { SignUpFields } from './use-sign-up-form.ts';
import classes from '../sign-in.module.css';

interface Props {
  form: SignUpFields;
  working: boolean;
  /** Whether they came back to correct the address. */
  startsAtEmail: boolean;
  onSubmit: (body: CallArguments<typeof signUp>['body']) => void;
}

/** Signing up with Google or by hand. The consent boxes stand beside the way that was started last, and apply to both. */
export function SignUpForm({ form, working, startsAtEmail, onSubmit }: Props) {
  const t = useT();
  const { refusal } = form;
  const returnTo = useReturnTo();
  const [way, setWay] = useState<'manual' | 'google'>('manual');
  const hasGoogle = useHasGoogle();
  const google = useGoogleSignIn('sign up', refusal.refuse);
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (startsAtEmail) email.current?.focus();
  }, [startsAtEmail]);
  const { text, box } = form;
  const beginGoogle = () => {
    setWay('google');
    form.untry();
    const { termsConsent, privacyConsent } = form.values;
    if (!termsConsent || !privacyConsent) showBanner('warning', t('errors.consent_required'));
    form.attempt((_, values) => google.start(values), ['termsConsent', 'privacyConsent']);
  };
  const beginByHand = () => setWay('manual');
  const sent = form.sends(onSubmit);
  const consents = (
    <>
      <ConsentBoxes terms={box('termsConsent')} privacy={box('privacyConsent')} />
      <div className={classes.apart}>
        <Checkbox label={t('accounts.newsletter')} {...box('newsletterConsent')} />
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
            onSubmit={(event) => {
              beginByHand();
              sent.onSubmit(event);
            }}
          >
            <Field autoComplete="username" label={t('accounts.username')} {...text('name')} />
            <Field
              ref={email}
              type="email"
              autoComplete="email"
              inputMode="email"
              label={t('accounts.email')}
              {...text('email')}
            />
            <NewPasswordFields
              label={t('accounts.password')}
              password={text('password')}
              repeated={text('confirmPassword')}
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
