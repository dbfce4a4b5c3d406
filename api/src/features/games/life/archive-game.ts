import { endsAt, ratingStanding } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { settlePay } from '../../pay/settle-pay.ts';
import { postJournals } from '../../wallet/post-journals.ts';
import type { Rows } from '../../../platform/schema.ts';
import { isToldApart } from '../../../platform/people/told-apart.ts';
import { events } from '../../notifications/events.ts';
import type { MessageGame } from '../../notifications/messages.ts';
import { type MessageContext, sendMessages } from '../../notifications/send-messages.ts';

export type GameToArchive = MessageGame & Pick<Rows['game'], 'sport' | 'status' | 'duration_minutes' | 'community_id'>;

/**
 * Archives a game that is over and whose row the caller has locked: its escrow becomes revenue, some of it its
 * organiser's pay, and its players have played
 * (product.md#life-of-a-game) and are asked to rate each other where that is open (product.md#rating).
 */
export async function archiveGame(
  trx: Transaction,
  context: MessageContext,
  game: GameToArchive,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0) as cents from posting where account = 'escrow' and owner_id = ${game.id}`.execute(
    trx,
  );
  const cents = rows[0]?.cents ?? 0;
  if (cents !== 0)
    await postJournals(
      trx,
      [
        {
          kind: 'settlement',
          key: `settlement:${game.id}`,
          gameId: game.id,
          postings: [
            { account: 'escrow', ownerId: game.id, amountCents: -cents },
            { account: 'revenue', ownerId: null, amountCents: cents },
          ],
        },
      ],
      now,
    );
  await sql`update waiting_entry set status = 'closed', ended_at = ${now} where game_id = ${game.id} and status = 'waiting'`.execute(
    trx,
  );
  await sql`update spot_hold set released_at = ${now} where game_id = ${game.id} and released_at is null`.execute(trx);
  // Guests who never opened the link in their mail have lost their spot.
  await sql`update registration set status = 'left', ended_at = ${now}
    where id in (select id from lapsed_guests(${game.id}, ${now}))`.execute(trx);
  const players = await sql<{ user_id: string }>`
    update registration set status = 'played' where game_id = ${game.id} and status = 'active' returning user_id`.execute(
    trx,
  );
  await sql`update game set archived = true where id = ${game.id}`.execute(trx);
  await settlePay(trx, game.id, now);
  if (game.status !== 'confirmed') return;
  const ids = players.rows.map(({ user_id }) => user_id);
  // In the order of ids, because two games that end together may share players.
  await sql`
    update app_user set game_count = game_count + 1
    where id in (select id from app_user where id = any(${ids}::uuid[]) order by id for no key update)`.execute(trx);
  await askToRate(trx, context, game, ids, now);
}

async function askToRate(
  trx: Transaction,
  context: MessageContext,
  game: GameToArchive,
  playerIds: readonly string[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string; may_rate: boolean; may_be_rated: boolean }>`
    select u.id, u.role <> 'guest' as may_rate, ${isToldApart('r')} as may_be_rated
    from app_user u join registration r on r.user_id = u.id and r.game_id = ${game.id} and r.status in ('active', 'played')
    where u.id = any(${playerIds}::uuid[]) and u.deleted_at is null order by u.id`.execute(trx);
  const community = await sql<{ is_rating_enabled: boolean }>`
    select is_rating_enabled from community where id = ${game.community_id}`.execute(trx);
  const facts = {
    ...game,
    archived: true,
    ratingEnabled: community.rows[0]?.is_rating_enabled ?? true,
    endsAt: endsAt({ startsAt: new Date(game.starts_at), durationMinutes: game.duration_minutes }),
  };
  const rated = rows.filter(({ may_be_rated: mayBeRated }) => mayBeRated).map(({ id }) => id);
  const othersOf = (id: string) => rated.filter((other) => other !== id).length;
  const told = rows
    .filter(({ may_rate: mayRate }) => mayRate)
    .filter(({ id }) => ratingStanding(facts, { others: othersOf(id), hasGraded: false }, now) === 'open')
    .map(({ id }) => events.afterMatchRating(id, game));
  await sendMessages(trx, context, told, now);
}
