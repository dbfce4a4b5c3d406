import { askRecovery, checkResetToken, resetPassword, updateMyPassword } from '@rondo/contract';
import { rememberBrowser } from '../../platform/sessions/known-browsers.ts';
import { forgetGuesses } from './log-in.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { hashToken } from '../../platform/sessions/tokens.ts';
import * as askRecoveryCommand from './ask-recovery.ts';
import { changePassword } from './change-password.ts';
import { presentRecovery } from './present.ts';
import { findRecovery } from './queries.ts';
import * as resetPasswordCommand from './reset-password.ts';

/** Changing the password, with the present one or by a mailed link. */
export function passwordRoutes(context: Context): void {
  const { db, clock } = context;

  serve(context, askRecovery, async ({ body, http }) => {
    const asked = { email: body.email, ip: http.request.ip };
    const expiresAt = await askRecoveryCommand.askRecovery(context, asked, clock.now());
    return {
      status: 'success',
      message: 'Email has been sent successfully',
      reset_expiration_time: expiresAt.toISOString(),
    };
  });

  serve(context, checkResetToken, async ({ params }) => {
    const recovery = await findRecovery(db, hashToken(params.token), clock.now());
    if (!recovery) throw new Refused('reset_not_allowed');
    return { status: 'success', data: presentRecovery(recovery) };
  });

  serve(
    context,
    resetPassword,
    async ({ body, http }) => {
      const { userId, email } = await resetPasswordCommand.resetPassword(context, body, clock.now());
      // Other people's guesses don't lock out a person who can read the address's mail.
      rememberBrowser(context.config, http, userId);
      await forgetGuesses(db, email, http.request.ip);
      return { status: 'success', message: 'Password has been changed successfully!' };
    },
    { limit: rateLimits.resetPassword },
  );

  serve(context, updateMyPassword, async ({ body, viewer }) => {
    await changePassword(context, viewer, body, clock.now());
    return { status: 'success', message: 'Successfully updated password!' };
  });
}
