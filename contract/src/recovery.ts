import { accountForm } from '@rondo/rules';
import { z } from 'zod';
import { email, password, userName } from './accounts.ts';
import { defineCall } from './define-call.ts';
import { instant, success } from './wire.ts';

/** Setting a password by a mailed link: a forgotten one, or a guest's first (product.md#recovery). */

const resetToken = z.string().min(1).max(200);

export const askRecovery = defineCall({
  method: 'PATCH',
  path: '/users/ifEmailExists',
  summary:
    'Mail the link that sets a password (10 minutes, once; it supersedes earlier ones). The answer is the same whether or not the address has an account.',
  access: 'visitor',
  input: { body: z.object({ email }) },
  output: z.strictObject({
    status: success,
    message: z.string(),
    /** When the mailed link stops working. */
    reset_expiration_time: instant,
  }),
  errors: ['mails_limited', 'email_invalid'],
});

export const checkResetToken = defineCall({
  method: 'GET',
  path: '/users/resetPassword/{token}',
  summary: 'Whose password a mailed link sets, while it works; does not use it up.',
  access: 'visitor',
  input: { params: z.object({ token: resetToken }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      email: z.string(),
      /** Null for a guest who has not given a name. */
      name: z.string().nullable(),
      /** Whether this is a guest's first password, for which the form also asks for a name and consent. */
      isGuest: z.boolean(),
      /** The account's other ways in besides the password. */
      waysIn: z.strictObject({ passkeys: z.int(), google: z.boolean() }),
      reset_expiration_time: instant,
    }),
  }),
  errors: ['reset_not_allowed'],
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/users/changePassword',
  summary:
    'Set a password by the token of a mailed link, which is used up; ends all sessions. A guest becomes a player, with what was kept for them as balance.',
  access: 'visitor',
  input: {
    body: z.object({
      resetToken,
      password,
      confirm: z.string('passwords_not_matching').max(accountForm.passwordMax),
      name: userName.nullish().describe('A guest’s name; without it they keep their present name'),
      removeWaysIn: z
        .boolean()
        .default(false)
        .describe('Whether passkeys and the Google link are removed too, which a thief may have added'),
      termsConsent: z.boolean().default(false).describe('Needed from a guest'),
      privacyConsent: z.boolean().default(false).describe('Needed from a guest'),
    }),
  },
  output: z.strictObject({ status: success, message: z.string() }),
  errors: [
    'account_banned',
    'name_reserved',
    'reset_failed',
    'passwords_not_matching',
    'password_weak',
    'password_common',
    'consent_required',
    'sign_ups_off',
  ],
});
