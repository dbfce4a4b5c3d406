import { useForm } from '@mantine/form';
import { accountForm } from '@rondo/rules';
import { resetPassword } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { ApiError, call } from '../../../platform/api.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, Problem } from '../../../ui/form.tsx';
import { refusedFields } from '../../../ui/refused-fields.ts';
import { TimeRing } from '../../../ui/time-ring.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { accountRules } from '../account-rules.ts';
import { ConsentBoxes } from '../signing-up/consent-boxes.tsx';
import { NewPasswordFields } from '../passwords/new-password-fields.tsx';
import { type Recovery, waysOf } from './recovery-queries.ts';
import classes from '../recovery.module.css';

interface Props {
  token: string;
  recovery: Recovery;
  left: { secondsLeft: number; fullSeconds: number };
  /** @param waysLeft the account's remaining ways in besides the password; '' for none */
  onDone: (waysLeft: string) => void;
}

const refusals = {
  name: ['name_reserved'],
  password: ['password_weak', 'password_common'],
  confirm: ['passwords_not_matching'],
  termsConsent: ['consent_required'],
} as const;

/** The new password, twice; a guest also gives a name and accepts the terms and privacy policy. */
export function ResetForm({ token, recovery, left, onDone }: Props) {
  const { t, explain } = useI18n();
  const { email, isGuest } = recovery;
  const ways = waysOf(recovery.waysIn);
  const rules = accountRules(t);
  // A call without an answer has its own message here (decisions/0031-one-message.md).
  const refusal = useRefusal(refusals, (error) =>
    error instanceof ApiError && error.status === 0 ? t('recovery.expired') : explain(error),
  );
  const consented = (isTicked: boolean) => (isGuest && !isTicked ? t('accounts.consent') : null);
  const form = useForm({
    initialValues: {
      name: recovery.name ?? '',
      password: '',
      confirm: '',
      removeWaysIn: ways !== '',
      termsConsent: false,
      privacyConsent: false,
    },
    validate: {
      name: (value) => (isGuest && value.trim() !== '' ? rules.name(value) : null),
      password: rules.newPassword,
      confirm: rules.confirmPassword,
      termsConsent: consented,
      privacyConsent: consented,
    },
    validateInputOnBlur: ['name', 'password', 'confirm'],
  });
  type Values = typeof form.values;
  const submit = useMutation({
    mutationFn: ({ name, ...values }: Values) =>
      call(resetPassword, {
        body: { resetToken: token, name: isGuest && name.trim() !== '' ? name : null, ...values },
      }),
    onMutate: refusal.clear,
    onSuccess: (_, { removeWaysIn }) => onDone(removeWaysIn ? '' : ways),
    onError: refusal.refuse,
  });
  const field = refusedFields(form, refusal);
  const mend = (_: unknown, { password, confirm }: Values) => {
    // On submit the message differs from the one on leaving the field (product.md#passwords).
    if (confirm !== '' && password !== confirm) form.setFieldError('confirm', t('recovery.notMatching'));
    refusal.lead();
  };
  return (
    <Form {...refusal.form} onSubmit={form.onSubmit((values) => submit.mutate(values), mend)}>
      <div className={classes.left}>
        <TimeRing {...left} label={t('recovery.timeLeft')} />
        <p>{t('recovery.form.left')}</p>
      </div>
      <Field readOnly autoComplete="username" label={t('accounts.email')} value={email} />
      {isGuest && (
        <Field
          autoComplete="nickname"
          maxLength={accountForm.nameMax}
          label={t('recovery.form.name')}
          hint={recovery.name === null && t('recovery.form.nameHint')}
          {...field('name')}
        />
      )}
      <NewPasswordFields label={t('recovery.form.password')} password={field('password')} repeated={field('confirm')} />
      {ways !== '' && (
        <div>
          <Checkbox label={t('recovery.form.removeWaysIn', { ways })} {...field('removeWaysIn', 'checkbox')} />
          <p className={classes.hint}>{t('recovery.form.removeWaysInHint')}</p>
        </div>
      )}
      {isGuest && (
        <ConsentBoxes terms={field('termsConsent', 'checkbox')} privacy={field('privacyConsent', 'checkbox')} />
      )}
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton size="large" wide working={submit.isPending}>
        {t(isGuest ? 'recovery.form.guestSubmit' : 'recovery.form.submit')}
      </SubmitButton>
    </Form>
  );
}
