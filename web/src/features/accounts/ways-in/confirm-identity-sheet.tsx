import { useForm } from '@mantine/form';
import { confirmIdentity } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useT } from '../../../platform/i18n.tsx';
import { call } from '../../../platform/api.ts';
import { withReturn } from '../../../platform/return-to.ts';
import { useUser } from '../../../platform/session.ts';
import { ButtonLink, SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, Problem } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { refusedFields } from '../../../ui/refused-fields.ts';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { accountRules } from '../account-rules.ts';
import classes from '../sign-in.module.css';

interface Props {
  open: boolean;
  hasPassword: boolean;
  /** Where somebody without a password returns after logging in. */
  returnTo?: string;
  onClose: () => void;
  /** The server has confirmed who they are, for ten minutes. */
  onConfirmed: () => void;
}

const refusals = { password: ['wrong_password'] } as const;

/** Asks for the password before another way into the account is added or its address changes; those without one log in again. */
export function ConfirmIdentitySheet({
  open,
  hasPassword,
  returnTo = '/settings#sign-in',
  onClose,
  onConfirmed,
}: Props) {
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
  const t = useT();
  const refusal = useRefusal(refusals);
  const user = useUser();
  const form = useForm({ initialValues: { password: '' }, validate: { password: accountRules(t).password } });
  const field = refusedFields(form, refusal);
  const confirm = useMutation({
    mutationFn: (body: { password: string }) => call(confirmIdentity, { body }),
    onMutate: refusal.clear,
    onSuccess: onConfirmed,
    onError: refusal.refuse,
  });
  return (
    <Form {...refusal.form} onSubmit={form.onSubmit((values) => confirm.mutate(values), refusal.lead)}>
      <p>{t('signIn.confirm.body')}</p>
      <Field readOnly autoComplete="username" label={t('accounts.email')} value={user?.email ?? ''} />
      <PasswordField
        autoComplete="current-password"
        maxLength={128}
        label={t('accounts.password')}
        {...field('password')}
      />
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton wide working={confirm.isPending}>
        {t('signIn.confirm.submit')}
      </SubmitButton>
    </Form>
  );
}
