import { useForm } from '@mantine/form';
import { updateMyPassword } from '@rondo/contract/calls';
import { accountForm } from '@rondo/rules';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { ButtonLink, SubmitButton } from '../../../ui/button.tsx';
import { Form, Problem } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { refusedFields } from '../../../ui/refused-fields.ts';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { accountRules } from '../account-rules.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { settingsQuery } from '../settings/settings-queries.ts';

/** Changes the password (pages.md#profile); those without one get a link by mail. */
export function PasswordForm({ email }: { email: string }) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(settingsQuery);
  if (error) return <ErrorState message={explain(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height={320} />
      </Loading>
    );
  if (data.hasPassword) return <ChangePassword email={email} />;
  return (
    <EmptyState
      title={t('editProfile.setByMail.title')}
      action={
        <ButtonLink to={`/restore-password?email=${encodeURIComponent(email)}`}>
          {t('editProfile.setByMail.link')}
        </ButtonLink>
      }
    >
      {t('editProfile.setByMail.body')}
    </EmptyState>
  );
}

const refusals = {
  passwordCurrent: ['wrong_password'],
  password: ['password_weak', 'password_common'],
  confirm: ['passwords_differ'],
} as const;

function ChangePassword({ email }: { email: string }) {
  const t = useT();
  const refusal = useRefusal(refusals);
  const rules = accountRules(t);
  const form = useForm({
    initialValues: { passwordCurrent: '', password: '', confirm: '' },
    validate: { passwordCurrent: rules.password, password: rules.newPassword, confirm: rules.confirmPassword },
    validateInputOnBlur: true,
  });
  const change = useMutation({
    mutationFn: (body: typeof form.values) => call(updateMyPassword, { body }),
    onMutate: refusal.clear,
    onSuccess: () => {
      form.reset();
      showBanner('success', t('editProfile.passwordDone'));
    },
    onError: refusal.refuse,
  });
  const field = refusedFields(form, refusal);
  return (
    <Form {...refusal.form} onSubmit={form.onSubmit((values) => change.mutate(values), refusal.lead)}>
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        autoComplete="current-password"
        maxLength={accountForm.passwordMax}
        label={t('editProfile.current')}
        {...field('passwordCurrent')}
      />
      <NewPasswordFields
        label={t('editProfile.next')}
        note={t('editProfile.passwordNote')}
        password={field('password')}
        repeated={field('confirm')}
      />
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton size="large" wide working={change.isPending}>
        {t('editProfile.changePassword')}
      </SubmitButton>
    </Form>
  );
}
