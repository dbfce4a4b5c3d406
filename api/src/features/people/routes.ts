import * as contract from '@rondo/contract';
import { sightOfPerson } from '@rondo/rules';
import { sql } from 'kysely';
import { isId } from '../../platform/calls/is-id.ts';
import { paginationOf } from '../../platform/calls/pagination.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { findFaces } from './find-faces.ts';
import { decideEach, invitePartners, requireInvitedGame } from './invite-partners.ts';
import { findPartners, findPerson } from './person-queries.ts';
import { presentPerson } from './present-person.ts';

/** Players as others see them, partners, and inviting them (product.md#people). */
export function peopleRoutes(context: Context): void {
  const { db, clock, config, jobs } = context;

  serve(context, contract.getPerson, async ({ params: { id }, viewer }) => {
    const row = isId(id) ? await findPerson(db, id, viewer.id, clock.now()) : null;
    const shown = row && { ...row, isGone: row.is_gone, pageReaders: row.page_readers };
    const sight = shown ? sightOfPerson(viewer, shown, shown.together) : 'none';
    if (!row || sight === 'none') throw new Refused('person_not_found');
    return { status: 'success', data: { person: presentPerson(row, sight) } };
  });

  serve(context, contract.gameFaces, async ({ query: { matches }, viewer }) => ({
    status: 'success',
    data: await findFaces(db, matches, viewer),
  }));

  serve(context, contract.myPartners, async ({ query: { match, ...page }, viewer }) => {
    const now = clock.now();
    if (match !== undefined) await requireInvitedGame(db, { gameId: match, senderId: viewer.id }, now);
    const { rows, totalCount } = await findPartners(db, viewer.id, page);
    const inviting = { gameId: match ?? '', senderId: viewer.id, userIds: rows.map(({ id }) => id) };
    const outcomes = match === undefined ? null : await decideEach(db, inviting, now);
    return {
      status: 'success',
      data: rows.flatMap(({ id, name, photo, games, last_played_at: lastPlayedAt }) => {
        const outcome = outcomes ? (outcomes.get(id) ?? 'unavailable') : null;
        return outcome === 'unavailable' ? [] : [{ _id: id, name, photo, games, lastPlayedAt, invitation: outcome }];
      }),
      pagination: paginationOf(totalCount, page.limit),
    };
  });

  serve(context, contract.invitePartners, async ({ params: { id: gameId }, body, viewer }) => {
    const userIds = [...new Set(body.people)];
    await limitAttempts(db, rateLimits.invitePartners, viewer.id, userIds.length);
    const messages = { db, jobs, publicUrl: config.publicUrl };
    const people = await invitePartners(messages, { gameId, senderId: viewer.id, userIds });
    return {
      status: 'success',
      message: 'Your invitation is on its way.',
      data: { people: people.map(({ id, outcome }) => ({ _id: id, outcome })) },
    };
  });

  serve(context, contract.declineInvitation, async ({ params: { id }, viewer }) => {
    await sql`
      update game_invitation set declined_at = ${clock.now()}
      where receiver_id = ${viewer.id} and game_id = ${id} and declined_at is null`.execute(db);
    return { status: 'success' };
  });
}
