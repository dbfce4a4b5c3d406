import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../../platform/refusal.ts';
import type { Context } from '../../platform/serve.ts';
import { giveSession, type NewSession } from '../../platform/sessions.ts';
import { presentMe } from './present.ts';
import { findUser } from './queries.ts';

/** What every way in answers: the browser gets the session's cookie, others its token. */
export async function answerLoggedIn(
  { db, config }: Pick<Context, 'db' | 'config'>,
  http: { request: FastifyRequest; reply: FastifyReply },
  { userId, session }: { userId: string; session: NewSession },
) {
  await giveSession({ db, config }, http, session);
  const user = await findUser(db, userId);
  if (!user) throw new Refused('not_logged_in');
  return {
    status: 'success' as const,
    message: 'Successfully logged in!',
    token: session.bearer,
    data: { user: presentMe(user) },
  };
}
