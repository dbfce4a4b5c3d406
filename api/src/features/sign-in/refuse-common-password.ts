import { isCommonPassword } from '@rondo/rules/new-password';
import { Refused } from '../../platform/refusal.ts';

/** @throws Refused `password_common` for a password that anybody would guess first */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password))
    throw new Refused('password_common', undefined, [{ path: 'password', message: 'too common' }]);
}
