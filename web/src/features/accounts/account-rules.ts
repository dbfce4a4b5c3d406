import { email, password, userName } from '@rondo/contract';
import { passesForRondo } from '@rondo/rules';
import type { Translate } from '../../platform/i18n.tsx';

/** The rules of the account forms (2-accounts §5), in the reader's words; null when a value is fine. */
export function accountRules(t: Translate) {
  return {
    name: (value: string) =>
      value.trim() === ''
        ? t('accounts.usernameRequired')
        : passesForRondo(value)
          ? t('accounts.usernameReserved')
          : userName.safeParse(value).success
            ? null
            : t('accounts.usernameInvalid'),
    email: (value: string) => (email.safeParse(value).success ? null : t('accounts.emailInvalid')),
    newPassword: (value: string) => (password.safeParse(value).success ? null : t('accounts.passwordWeak')),
    confirmPassword: (value: string, { password: first }: { password: string }) =>
      value !== '' && value === first ? null : t('accounts.passwordsDiffer'),
    password: (value: string) => (value === '' ? t('accounts.passwordRequired') : null),
  };
}
