import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findReceivers } from '../notifications/find-receivers.ts';
import { tellOnce } from '../notifications/in-app/tell-once.ts';
import { ofGame } from '../notifications/messages.ts';
import { requireAgain } from './require-again.ts';
import { findToldGame } from './recap-queries.ts';

/**
 * Asks the host of a game for another one, once for each player and game. The host has one notification for each game, which says how many asked.
 * @throws Refused as `requireAgain` says
 */
export function askAgain(db: Database, viewer: Viewer, gameId: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    // If two ask at once, they are counted one after the other.
    await sql`select from game where id = ${gameId} for no key update`.execute(trx);
    const now = await timeAfterLock(trx);
    const {
      organiser_id: hostId,
      asked,
      has_asked: hasAsked,
    } = await requireAgain(trx, 'ask', { gameId, viewer }, now);
    if (hasAsked) return;
    await sql`insert into again_wish (game_id, user_id, asked_at) values (${gameId}, ${viewer.id}, ${now})`.execute(
      trx,
    );
    const [game, [friend]] = await Promise.all([findToldGame(trx, gameId), findReceivers(trx, [viewer.id])]);
    if (!game || !friend) throw new Refused('not_logged_in');
    const params: Record<string, number> = asked === 0 ? {} : { count: asked };
    await tellOnce(trx, ofGame(hostId, 'againWanted', game, { friend, params }), now);
  });
}
