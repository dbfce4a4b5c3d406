import { accountForm } from '@rondo/rules';
import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PasswordNews, RepeatedSign, RuleSigns } from './password-signs.tsx';

type Input = Partial<ComponentProps<typeof PasswordField>> & { value?: string };

interface Props {
  /** The label of the new password. */
  label: string;
  /** A note before sending, shown at the second field. */
  note?: ReactNode;
  /** As given by `form.getInputProps`. */
  password: Input;
  repeated: Input;
}

/** A new password, typed twice (product.md#passwords); rules it still breaks are shown and announced while typing. */
export function NewPasswordFields({ label, note, password, repeated }: Props) {
  const t = useT();
  const both = { autoComplete: 'new-password', maxLength: accountForm.passwordMax };
  const [first = '', second = ''] = [password.value, repeated.value];
  return (
    <>
      <PasswordField
        {...both}
        label={label}
        // An empty field's error says all the rules itself.
        below={(first !== '' || !password.error) && <RuleSigns password={first} />}
        {...password}
      />
      <PasswordField
        {...both}
        label={t('accounts.confirmPassword')}
        hint={note}
        below={second !== '' && !repeated.error && <RepeatedSign same={first === second} />}
        {...repeated}
      />
      <PasswordNews password={first} repeated={second} />
    </>
  );
}
