import { useForm } from '@mantine/form';
import { accountForm } from '@rondo/rules';
import { resetPassword } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { ApiError, call } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { Consents, Form, Problem } from '../../ui/form.tsx';
import { TimeRing } from '../../ui/time-ring.tsx';
import { accountRules } from './account-rules.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type Recovery, waysOf } from './recovery-queries.ts';
import classes from './recovery.module.css';

interface Props {
  token: string;
  recovery: Recovery;
  left: { secondsLeft: number; fullSeconds: number };
  /** @param waysLeft what opens the account besides the password still; '' for nothing */
  onDone: (waysLeft: string) => void;
}

/** The new password, twice; a guest also says what they are called and accepts terms and privacy policy. */
export function ResetForm({ token, recovery, left, onDone }: Props) {
  const { t, explain } = useSpeech();
  const { email, isGuest } = recovery;
  const ways = waysOf(recovery.waysIn);
  const rules = accountRules(t);
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
    },
    validateInputOnBlur: true,
  });
  type Values = typeof form.values;
  const submit = useMutation({
    mutationFn: ({ name, ...values }: Values) =>
      call(resetPassword, {
        body: { resetToken: token, name: isGuest && name.trim() !== '' ? name : null, ...values },
      }),
    onSuccess: (_, { removeWaysIn }) => {
      showBanner('success', t('recovery.done'), { seconds: 4 });
      onDone(removeWaysIn ? '' : ways);
    },
    onError: (error) => showBanner('error', reasonOf(error), { seconds: 10 }),
  });
  const reasonOf = (error: unknown) =>
    error instanceof ApiError && error.status === 0 ? t('recovery.expired') : explain(error);
  const send = (values: Values) => {
    if (isGuest && !(values.termsConsent && values.privacyConsent)) showBanner('warning', t('accounts.consent'));
    else submit.mutate(values);
  };
  const mend = (errors: Record<string, unknown>, { password, confirm }: Values) => {
    focusFirstError(form)(errors);
    if (confirm !== '' && password !== confirm) showBanner('error', t('recovery.notMatching'));
  };
  return (
    <Form onSubmit={form.onSubmit(send, mend)}>
      <div className={classes.left}>
        <TimeRing {...left} label={t('recovery.timeLeft')} />
        <p>{t('recovery.form.left')}</p>
      </div>
      {submit.error && <Problem>{reasonOf(submit.error)}</Problem>}
      <Field readOnly autoComplete="username" label={t('accounts.email')} value={email} />
      {isGuest && (
        <Field
          autoComplete="nickname"
          maxLength={accountForm.nameMax}
          label={t('recovery.form.name')}
          hint={recovery.name === null && t('recovery.form.nameHint')}
          {...form.getInputProps('name')}
        />
      )}
      <NewPasswordFields
        label={t('recovery.form.password')}
        password={form.getInputProps('password')}
        repeated={form.getInputProps('confirm')}
      />
      {ways !== '' && (
        <div>
          <Checkbox
            label={t('recovery.form.removeWaysIn', { ways })}
            {...form.getInputProps('removeWaysIn', { type: 'checkbox' })}
          />
          <p className={classes.hint}>{t('recovery.form.removeWaysInHint')}</p>
        </div>
      )}
      {isGuest && (
        <Consents>
          <Checkbox
            required
            label={t('accounts.terms')}
            {...form.getInputProps('termsConsent', { type: 'checkbox' })}
          />
          <Checkbox
            required
            label={t('accounts.privacy')}
            {...form.getInputProps('privacyConsent', { type: 'checkbox' })}
          />
        </Consents>
      )}
      <SubmitButton size="large" wide working={submit.isPending}>
        {t(isGuest ? 'recovery.form.guestSubmit' : 'recovery.form.submit')}
      </SubmitButton>
    </Form>
  );
}
