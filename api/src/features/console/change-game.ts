import type { CallRequest, giveGame as giveGameCall } from '@rondo/contract';
import { givesUnpaid, refuseChange } from '@rondo/rules';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { lockGames } from '../games/life/lock-games.ts';

/**
 * Shows a game among the featured ones, after the present ones, or no longer.
 * @throws Refused `game_not_found`, `game_cancelled`, `game_archived`, `already_decided`
 */
export async function featureGame(
  context: { db: Database },
  call: AdminCall,
  gameId: string,
  { featured, reason }: { featured: boolean; reason?: string | undefined },
): Promise<void> {
  const command = { action: 'game.feature', subject: { kind: 'game', id: gameId }, reason } as const;
  await adminCommand(context, call, command, async (trx) => {
    const [game] = await lockGames(trx, gameId, 'one');
    if (featured && game.status === 'cancelled') throw new Refused('game_cancelled');
    if (featured && game.archived) throw new Refused('game_archived');
    const { rows } = await sql<Pick<Rows['game'], 'featured_position'>>`
      select featured_position from game where id = ${gameId}`.execute(trx);
    const before = rows[0]?.featured_position ?? null;
    if (featured === (before !== null)) throw new Refused('already_decided');
    const { rows: changed } = await sql<Pick<Rows['game'], 'featured_position'>>`
      update game set featured_position = ${
        featured
          ? sql`(select coalesce(max(featured_position), 0) + 1 from game where featured_position is not null and not archived)`
          : null
      } where id = ${gameId} returning featured_position`.execute(trx);
    const after = changed[0]?.featured_position ?? null;
    return { answer: true, before: { featured: before }, after: { featured: after } };
  });
}

/**
 * Assigns a game to an organiser, who is notified. Nobody gives one to themselves, since an organiser earns by a paid one.
 * @throws Refused `game_not_found`, `game_cancelled`, `game_archived`, `game_started`, `user_not_found`, `organiser_needed`, `already_decided`;
 * `organiser_unpaid` for a paid game whose organiser earns nothing by it, unless the admin confirms knowing that
 */
export async function giveGame(
  context: { db: Database },
  call: AdminCall,
  gameId: string,
  { organiserId, unpaid, reason }: CallRequest<typeof giveGameCall>['body'],
): Promise<void> {
  const subject = { kind: 'game', id: gameId };
  const command = { action: 'game.give', subject, about: organiserId, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const { rows } = await sql<Pick<Rows['app_user'], 'role' | 'organiser_kind' | 'banned_at'>>`
      select role, organiser_kind, banned_at from app_user where id = ${organiserId} and deleted_at is null`.execute(
      trx,
    );
    const person = rows[0];
    if (!person) throw new Refused('user_not_found');
    if (person.banned_at !== null || !['organiser', 'admin'].includes(person.role))
      throw new Refused('organiser_needed');
    const [game] = await lockGames(trx, gameId, 'one');
    const refusal = refuseChange({ ...game, startsAt: new Date(game.starts_at) }, now);
    if (refusal) throw new Refused(refusal);
    if (game.organiser_id === organiserId) throw new Refused('already_decided');
    const earning = { organiserKind: person.organiser_kind, priceCents: game.price_cents };
    if (!unpaid && givesUnpaid(earning)) throw new Refused('organiser_unpaid');
    await sql`update game set organiser_id = ${organiserId}, organiser_paid = true where id = ${gameId}`.execute(trx);
    // The game's organiser needs no rights as co-organiser.
    await sql`delete from co_organiser where game_id = ${gameId} and user_id = ${organiserId}`.execute(trx);
    await recordEvents(trx, [{ name: 'game.given', data: { gameId, userId: organiserId } }], now);
    return { answer: true, before: { organiserId: game.organiser_id }, after: { organiserId } };
  });
}
