import { endsAt, ratingStanding } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import type { Hearer } from '../../../platform/events/hear-events.ts';
import { isToldApart } from '../../../platform/people/told-apart.ts';
import type { Rows } from '../../../platform/schema.ts';
import { type Message, ofGame } from '../../notifications/messages.ts';
import { type MessageContext, sendMessages } from '../../notifications/send-messages.ts';

interface GameOver extends Pick<
  Rows['game'],
  'id' | 'name' | 'starts_at' | 'sport' | 'address' | 'status' | 'archived' | 'duration_minutes'
> {
  rating_enabled: boolean;
}

/** Asks the players of a game that is over to rate each other, where that is open and they have not done so (product.md#rating). */
export function askToRate(context: MessageContext): Hearer<'game.over'> {
  return async (trx, happened, now) => {
    for (const { data, happenedAt } of happened)
      await sendMessages(trx, context, await findAsked(trx, data.gameId, now), happenedAt);
  };
}

async function findAsked(trx: Transaction, gameId: string, now: Date): Promise<Message[]> {
  const [games, players] = await Promise.all([
    sql<GameOver>`
      select g.id, g.name, g.starts_at, g.sport, g.address, g.status, g.archived, g.duration_minutes,
        coalesce(c.is_rating_enabled, true) as rating_enabled
      from game g left join community c on c.id = g.community_id where g.id = ${gameId}`.execute(trx),
    sql<{ id: string; may_rate: boolean; may_be_rated: boolean; has_graded: boolean }>`
      select u.id, u.role <> 'guest' as may_rate, ${isToldApart('r')} as may_be_rated,
        exists (select from grading where game_id = ${gameId} and rater_id = u.id) as has_graded
      from registration r join app_user u on u.id = r.user_id
      where r.game_id = ${gameId} and r.status = 'played' and u.deleted_at is null order by u.id`.execute(trx),
  ]);
  const [game] = games.rows;
  if (!game) return [];
  const facts = {
    ...game,
    ratingEnabled: game.rating_enabled,
    endsAt: endsAt({ startsAt: new Date(game.starts_at), durationMinutes: game.duration_minutes }),
  };
  const rated = players.rows.filter(({ may_be_rated: mayBeRated }) => mayBeRated);
  return players.rows
    .filter(({ id, may_rate: mayRate, has_graded: hasGraded }) => {
      const others = rated.filter((other) => other.id !== id).length;
      return mayRate && ratingStanding(facts, { others, hasGraded }, now) === 'open';
    })
    .map(({ id }) => ofGame(id, 'afterMatchRating', game));
}
