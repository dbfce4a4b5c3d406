import { isPersonName, isReservedName } from '@rondo/rules';
import { isCommonPassword, isStrongPassword } from '@rondo/rules/new-password';
import type { FieldProblem } from '../../platform/call-form.ts';
import type { Translate } from '../../platform/i18n.tsx';

/** The errors of the account forms (product.md#passwords): of fields that their calls would refuse, and of rules that no schema has. */
export const accountWords = (t: Translate) => ({
  say: {
    name: (problem: FieldProblem) =>
      t(problem === 'missing' ? 'accounts.usernameRequired' : 'accounts.usernameInvalid'),
    email: t('accounts.emailInvalid'),
    password: t('accounts.passwordRequired'),
    newPassword: t('accounts.passwordWeak'),
  },
  /** The error of a name that was typed; an empty name is the form's own subject. */
  name(typed: string): string | null {
    const name = typed.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
    if (isReservedName(name)) return t('accounts.usernameReserved');
    return name === '' || isPersonName(name) ? null : t('accounts.usernameInvalid');
  },
  newPassword(password: string): string | null {
    if (!isStrongPassword(password)) return t('accounts.passwordWeak');
    return isCommonPassword(password) ? t('errors.password_common') : null;
  },
  repeated: (again: string, password: string) =>
    again !== '' && again === password ? null : t('accounts.passwordsDiffer'),
  consent: (isTicked: boolean) => (isTicked ? null : t('accounts.consent')),
});
