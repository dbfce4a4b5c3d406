import { email, userName } from '@rondo/contract';
import { isReservedName } from '@rondo/rules';
import { isCommonPassword, isStrongPassword } from '@rondo/rules/new-password';
import type { Translate } from '../../platform/i18n.tsx';

/** The rules of the account forms (product.md#passwords), in the reader's language; null when a value is fine. */
export function accountRules(t: Translate) {
  return {
    name: (value: string) =>
      value.trim() === ''
        ? t('accounts.usernameRequired')
        : isReservedName(value)
          ? t('accounts.usernameReserved')
          : userName.safeParse(value).success
            ? null
            : t('accounts.usernameInvalid'),
    email: (value: string) => (email.safeParse(value).success ? null : t('accounts.emailInvalid')),
    newPassword: (value: string) =>
      isStrongPassword(value)
        ? isCommonPassword(value)
          ? t('errors.password_common')
          : null
        : t('accounts.passwordWeak'),
    confirmPassword: (value: string, { password: first }: { password: string }) =>
      value !== '' && value === first ? null : t('accounts.passwordsDiffer'),
    password: (value: string) => (value === '' ? t('accounts.passwordRequired') : null),
  };
}
