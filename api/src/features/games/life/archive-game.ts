import { sql } from 'kysely';
import type { Config } from '../../../platform/config.ts';
import type { Transaction } from '../../../platform/db.ts';
import { recordEvents } from '../../../platform/events/record-events.ts';
import { settlePay } from '../../pay/settle-pay.ts';
import { postJournals } from '../../wallet/post-journals.ts';
import type { Rows } from '../../../platform/schema.ts';

/**
 * Archives a game that is over and whose row the caller has locked: its escrow becomes revenue, some of it its
 * organiser's pay, and its players have played (product.md#life-of-a-game).
 */
export async function archiveGame(
  trx: Transaction,
  game: Pick<Rows['game'], 'id' | 'status'>,
  seller: Config['seller'],
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
  await settlePay(trx, game.id, seller, now);
  if (game.status !== 'confirmed') return;
  const ids = players.rows.map(({ user_id }) => user_id);
  // In the order of ids, because two games that end together may share players.
  await sql`
    update app_user set game_count = game_count + 1
    where id in (select id from app_user where id = any(${ids}::uuid[]) order by id for no key update)`.execute(trx);
  await recordEvents(trx, [{ name: 'game.over', data: { gameId: game.id } }], now);
}
