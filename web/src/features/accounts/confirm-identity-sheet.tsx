import { useForm } from '@mantine/form';
import { confirmIdentity } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useT, useSpeech } from '../../platform/i18n.tsx';
import { call } from '../../platform/api.ts';
import { withReturn } from '../../platform/return-to.ts';
import { useUser } from '../../platform/session.ts';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { Form, Problem } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { accountRules } from './account-rules.ts';
import classes from './sign-in.module.css';

interface Props {
  open: boolean;
  hasPassword: boolean;
  /** Where who has no password comes back to after logging in. */
  returnTo?: string;
  onClose: () => void;
  /** The server knows it is them; for ten minutes. */
  onConfirmed: () => void;
}

/** Asks for the password before another way into the account is added, or its address changes; who has none logs in again. */
export function ConfirmIdentitySheet({ open, hasPassword, returnTo = '/settings', onClose, onConfirmed }: Props) {
  const t = useT();
  return (
    <Sheet open={open} onClose={onClose} title={t('signIn.confirm.title')}>
      {hasPassword ? (
        <PasswordForm onConfirmed={onConfirmed} />
      ) : (
        <div className={classes.group}>
          <p>{t('signIn.confirm.noPassword')}</p>
          <ButtonLink wide to={withReturn('/login', returnTo)}>
            {t('signIn.confirm.logIn')}
          </ButtonLink>
        </div>
      )}
    </Sheet>
  );
}

function PasswordForm({ onConfirmed }: Pick<Props, 'onConfirmed'>) {
  const { t, explain } = useSpeech();
  const user = useUser();
  const form = useForm({ initialValues: { password: '' }, validate: { password: accountRules(t).password } });
  const confirm = useMutation({
    mutationFn: (body: { password: string }) => call(confirmIdentity, { body }),
    onSuccess: onConfirmed,
  });
  return (
    <Form onSubmit={form.onSubmit((values) => confirm.mutate(values), focusFirstError(form))}>
      <p>{t('signIn.confirm.body')}</p>
      {confirm.error && <Problem>{explain(confirm.error)}</Problem>}
      <Field readOnly autoComplete="username" label={t('accounts.email')} value={user?.email ?? ''} />
      <PasswordField
        autoComplete="current-password"
        maxLength={128}
        label={t('accounts.password')}
        {...form.getInputProps('password')}
      />
      <SubmitButton wide working={confirm.isPending}>
        {t('signIn.confirm.submit')}
      </SubmitButton>
    </Form>
  );
}
