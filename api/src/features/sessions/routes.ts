import { askForProof, confirmIdentity, listSessions, revokeOtherSessions, revokeSession } from '@rondo/contract';
import { noteSecurityEvent } from '../../platform/observability/security-events.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { clearSessionCookie } from '../../platform/sessions/sessions.ts';
import * as confirm from './confirm-identity.ts';
import { presentSession } from './present.ts';
import * as queries from './queries.ts';
import * as revoke from './revoke-sessions.ts';

/** Where a user is logged in, and confirming who they are. */
export function sessionRoutes(context: Context): void {
  const { db, config, clock } = context;

  serve(context, listSessions, async ({ viewer }) => {
    const sessions = await queries.listSessions(db, viewer);
    return { status: 'success', data: { sessions: sessions.map(presentSession) } };
  });

  serve(context, revokeSession, async ({ viewer, params, http }) => {
    const ended = await revoke.revokeSession(context, viewer, params.id, clock.now());
    if (ended === viewer.sessionId) clearSessionCookie(config, http.reply);
    return { status: 'success', message: 'Logged out.' };
  });

  serve(context, revokeOtherSessions, async ({ viewer }) => {
    const count = await revoke.revokeOtherSessions(context, viewer, clock.now());
    return { status: 'success', message: 'Logged out everywhere else.', count };
  });

  serve(context, confirmIdentity, async ({ viewer, body, http }) => {
    await confirm.confirmIdentity(db, viewer, body.password);
    noteSecurityEvent(http.request, { kind: 'identity.confirmed' });
    return { status: 'success', message: 'Confirmed.' };
  });

  serve(context, askForProof, async () => ({ status: 'success', message: 'Confirmed.' }));
}
