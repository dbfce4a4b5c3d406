import { confirmIdentity } from '@rondo/contract/forms';
import { useMutation } from '@tanstack/react-query';
import { useT } from '../../../platform/i18n.tsx';
import { call } from '../../../platform/api.ts';
import { withReturn } from '../../../platform/return-to.ts';
import { keepTyped } from '../../../platform/typed.ts';
import { useUser } from '../../../platform/session.ts';
import { ButtonLink, SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, Problem } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { accountWords } from '../account-words.ts';
import classes from '../sign-in.module.css';

interface Props {
  open: boolean;
  hasPassword: boolean;
  /** The address to which a user without a password returns after logging in. */
  returnTo?: string;
  onClose: () => void;
  /** The server has confirmed who they are, for ten minutes. */
  onConfirmed: () => void;
}

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
          <ButtonLink wide to={withReturn('/login', returnTo)} onClick={() => void keepTyped()}>
            {t('signIn.confirm.logIn')}
          </ButtonLink>
        </div>
      )}
    </Sheet>
  );
}

function PasswordForm({ onConfirmed }: Pick<Props, 'onConfirmed'>) {
  const t = useT();
  const user = useUser();
  const form = useCallForm(confirmIdentity, {
    initial: { password: '' },
    say: { password: accountWords(t).say.password },
  });
  const { refusal } = form;
  const confirm = useMutation({
    mutationFn: (body: { password: string }) => call(confirmIdentity, { body }),
    onMutate: refusal.clear,
    onSuccess: onConfirmed,
    onError: refusal.refuse,
  });
  return (
    <Form {...form.sends((body) => confirm.mutate(body))}>
      <p>{t('signIn.confirm.body')}</p>
      <Field readOnly autoComplete="username" label={t('accounts.email')} value={user?.email ?? ''} />
      <PasswordField autoComplete="current-password" label={t('accounts.password')} {...form.text('password')} />
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton wide working={confirm.isPending}>
        {t('signIn.confirm.submit')}
      </SubmitButton>
    </Form>
  );
}
