import { useForm } from '@mantine/form';
import { signUp } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { useReturnTo } from '../../../platform/return-to.ts';
import { keepSignUp } from '../../../platform/kept-sign-up.ts';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { accountRules } from '../account-rules.ts';
import { emptySignUp, SignUpForm, type SignUpValues } from './sign-up-form.tsx';
import { SignUpSent } from './sign-up-sent.tsx';

const refusals = {
  name: ['name_reserved'],
  email: ['email_taken', 'mails_limited'],
  password: ['password_weak', 'password_common'],
  confirmPassword: ['passwords_differ'],
  termsConsent: ['consent_required'],
} as const;

/** The form, then where to find the mail; going back keeps everything typed except the passwords (product.md#sign-up). */
export function SignUp() {
  const { t, language } = useI18n();
  const returnTo = useReturnTo();
  const rules = accountRules(t);
  const refusal = useRefusal(refusals);
  /** The values that were sent, kept to send them again. */
  const [sent, setSent] = useState<SignUpValues | null>(null);
  const [times, setTimes] = useState(0);
  const [mendsAddress, setMendsAddress] = useState(false);
  const consented = (isTicked: boolean) => (isTicked ? null : t('accounts.consent'));
  const form = useForm({
    initialValues: emptySignUp,
    validate: {
      name: rules.name,
      email: rules.email,
      password: rules.newPassword,
      confirmPassword: rules.confirmPassword,
      termsConsent: consented,
      privacyConsent: consented,
    },
    validateInputOnBlur: ['name', 'email', 'password', 'confirmPassword'],
  });
  const submit = useMutation({
    mutationFn: (body: SignUpValues) => call(signUp, { body: { ...body, language, returnTo: returnTo ?? undefined } }),
    onMutate: refusal.clear,
    onSuccess: (_, values) => {
      keepSignUp();
      setSent(values);
      setTimes((before) => before + 1);
      form.setValues({ password: '', confirmPassword: '' });
      form.clearErrors();
    },
    onError: refusal.refuse,
  });
  if (sent)
    return (
      <SignUpSent
        email={sent.email.trim()}
        working={submit.isPending}
        problem={refusal.words}
        times={times}
        onAgain={() => submit.mutate(sent)}
        onMend={() => {
          refusal.clear();
          setSent(null);
          setTimes(0);
          setMendsAddress(true);
        }}
      />
    );
  return (
    <SignUpForm
      form={form}
      refusal={refusal}
      working={submit.isPending}
      startsAtEmail={mendsAddress}
      onSubmit={submit.mutate}
    />
  );
}
