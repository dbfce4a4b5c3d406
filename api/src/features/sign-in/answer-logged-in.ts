import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/serve.ts';
import { giveSession, type NewSession } from '../../platform/sessions/sessions.ts';
import { findMe } from '../accounts/find-me.ts';

/** The answer of every way of logging in: a browser gets the session's cookie, others its token. */
export async function answerLoggedIn(
  { db, config }: Pick<Context, 'db' | 'config'>,
  http: { request: FastifyRequest; reply: FastifyReply },
  { userId, session }: { userId: string; session: NewSession },
) {
  await giveSession({ db, config }, http, session);
  return {
    status: 'success' as const,
    message: 'Successfully logged in!',
    token: session.bearer,
    data: { user: await findMe(db, userId) },
  };
}
