import { accountForm } from '@rondo/rules';
import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

type Input = Partial<ComponentProps<typeof PasswordField>>;

interface Props {
  /** What the new password is called. */
  label: string;
  /** What to know before it is sent; stands below both. */
  note?: ReactNode;
  /** As `form.getInputProps` gives them. */
  password: Input;
  repeated: Input;
}

/** A new password and the same once more (2-accounts §5). */
export function NewPasswordFields({ label, note, password, repeated }: Props) {
  const t = useT();
  const both = { autoComplete: 'new-password', maxLength: accountForm.passwordMax };
  return (
    <>
      <PasswordField {...both} label={label} hint={t('accounts.passwordHint')} {...password} />
      <PasswordField {...both} label={t('accounts.confirmPassword')} hint={note} {...repeated} />
    </>
  );
}
