import type { CallArguments } from '@rondo/contract';
import { updateMyPassword } from '@rondo/contract/forms';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { ButtonLink, SubmitButton } from '../../../ui/button.tsx';
import { Form, Problem } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { accountWords } from '../account-words.ts';
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

function ChangePassword({ email }: { email: string }) {
  const t = useT();
  const words = accountWords(t);
  const form = useCallForm(updateMyPassword, {
    looks: 'on leaving',
    initial: { passwordCurrent: '', password: '', confirm: '' },
    say: { passwordCurrent: words.say.password, password: words.say.newPassword },
    needs: ['passwordCurrent'],
    check: ({ password, confirm }) => ({
      password: words.newPassword(password),
      confirm: words.repeated(confirm, password),
    }),
  });
  const { text, refusal } = form;
  const change = useMutation({
    mutationFn: (body: CallArguments<typeof updateMyPassword>['body']) => call(updateMyPassword, { body }),
    onMutate: refusal.clear,
    onSuccess: () => {
      form.forget();
      showBanner('success', t('editProfile.passwordDone'));
    },
    onError: refusal.refuse,
  });
  return (
    <Form {...form.sends((body) => change.mutate(body))}>
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField autoComplete="current-password" label={t('editProfile.current')} {...text('passwordCurrent')} />
      <NewPasswordFields
        label={t('editProfile.next')}
        note={t('editProfile.passwordNote')}
        password={text('password')}
        repeated={text('confirm')}
      />
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton size="large" wide working={change.isPending}>
        {t('editProfile.changePassword')}
      </SubmitButton>
    </Form>
  );
}
