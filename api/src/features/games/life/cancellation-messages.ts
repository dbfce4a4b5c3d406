import type { Transaction } from '../../../platform/db.ts';
import type { DomainEvent } from '../../../platform/events/event-names.ts';
import { events } from '../../notifications/events.ts';
import type { OtherGame } from '../../notifications/events/of-games.ts';
import type { Message } from '../../notifications/messages.ts';
import type { EventFacts } from '../../notifications/tell-people.ts';
import { pageSizes } from '@rondo/rules';
import { sql } from 'kysely';
import type { Rows } from '../../../platform/schema.ts';
import { findJoinable } from '../finding/find-joinable.ts';

/** As far as people go for another game instead. */
const radiusKm = 25;

/** Games of the same sport near a cancelled one, which everybody can see and join, for the mail about the cancellation. */
async function findInstead(trx: Transaction, gameId: string, now: Date): Promise<OtherGame[]> {
  const { rows } = await sql<Pick<Rows['game'], 'sport' | 'latitude' | 'longitude'>>`
    select sport, latitude, longitude from game where id = ${gameId}`.execute(trx);
  const [game] = rows;
  if (!game) return [];
  const { sport, ...place } = game;
  const search = { ...place, sports: [sport], radius: radiusKm, limit: pageSizes.backupGames };
  return findJoinable(trx, search, { userId: null, audience: [] }, now);
}

type Cancelled = DomainEvent<'game.cancelled'>;

interface Instead {
  /** Games that can be joined instead, for each cancelled game. */
  instead: ReadonlyMap<string, readonly OtherGame[]>;
}

/** What everyone who played, paid or waited is told of a cancelled game, unless it is on again. */
export function cancellationMessages(
  { data: { gameId, told } }: Cancelled,
  { games, people, instead, publicUrl }: EventFacts & Instead,
): Message[] {
  const game = games.get(gameId);
  const by = game?.status === 'cancelled' && game.cancelled_by;
  if (!by) return [];
  return told.flatMap(({ userId, ...back }) => {
    const to = people.get(userId);
    const heard = { by, note: game.cancel_note ?? '', ...back, others: instead.get(gameId) ?? [], publicUrl };
    return to ? [events.gameCancelled(to, game, heard)] : [];
  });
}

export async function findAllInstead(trx: Transaction, happened: readonly Cancelled[], now: Date): Promise<Instead> {
  const instead = new Map<string, OtherGame[]>();
  for (const { data } of happened)
    if (data.told.length > 0) instead.set(data.gameId, await findInstead(trx, data.gameId, now));
  return { instead };
}
