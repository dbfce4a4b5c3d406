import { useForm } from '@mantine/form';
import { updateMyPassword } from '@rondo/contract/calls';
import { accountForm } from '@rondo/rules';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { Form, Problem } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { accountRules } from './account-rules.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { settingsQuery } from './settings-queries.ts';

/** Another password for who has one (2-accounts §2); who has none gets a link by mail. */
export function PasswordForm({ email }: { email: string }) {
  const { t, explain } = useSpeech();
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

function ChangePassword({ email }: { email: string }) {
  const { t, explain } = useSpeech();
  const rules = accountRules(t);
  const form = useForm({
    initialValues: { passwordCurrent: '', password: '', confirm: '' },
    validate: { passwordCurrent: rules.password, password: rules.newPassword, confirm: rules.confirmPassword },
    validateInputOnBlur: true,
  });
  const change = useMutation({
    mutationFn: (body: typeof form.values) => call(updateMyPassword, { body }),
    onSuccess: () => {
      form.reset();
      showBanner('success', t('editProfile.passwordDone'));
    },
    onError: (error) => showBanner('error', explain(error)),
  });
  return (
    <Form onSubmit={form.onSubmit((values) => change.mutate(values), focusFirstError(form))}>
      {change.error && <Problem>{explain(change.error)}</Problem>}
      {/* For password managers: whose password it is. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        autoComplete="current-password"
        maxLength={accountForm.passwordMax}
        label={t('editProfile.current')}
        {...form.getInputProps('passwordCurrent')}
      />
      <NewPasswordFields
        label={t('editProfile.next')}
        note={t('editProfile.passwordNote')}
        password={form.getInputProps('password')}
        repeated={form.getInputProps('confirm')}
      />
      <SubmitButton size="large" wide working={change.isPending}>
        {t('editProfile.changePassword')}
      </SubmitButton>
    </Form>
  );
}
