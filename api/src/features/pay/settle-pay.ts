import { type Cents, organiserPay } from '@rondo/rules';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import type { Transaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { type Journal, postJournals } from '../wallet/post-journals.ts';
import { writePayInvoices } from './invoices/write-pay-invoices.ts';

interface PaidGame extends Pick<
  Rows['game'],
  'organiser_id' | 'organiser_paid' | 'price_cents' | 'status' | 'archived'
> {
  is_freelance: boolean;
  players: number;
  /** How many journals its pay has so far. */
  journals: number;
}

/**
 * Brings the organiser's pay for a game in line with the game, whose row the caller has locked: the sum of its players once it is settled, nothing
 * before that or after it was reopened. Called again, it books nothing (product.md#organisers).
 * @param seller who is on the invoices that Rondo writes for organisers; without one it writes none
 */
export async function settlePay(trx: Transaction, gameId: string, seller: Config['seller'], now: Date): Promise<void> {
  const { rows } = await sql<PaidGame>`
    select g.organiser_id, g.organiser_paid, g.price_cents, g.status, g.archived,
      coalesce(u.organiser_kind = 'freelance', false) as is_freelance,
      (select count(*) from registration r where r.game_id = g.id and r.status = 'played') as players,
      (select count(*) from journal j
        where j.game_id = g.id and j.kind in ('organiser_pay', 'organiser_pay_reversal')) as journals
    from game g join app_user u on u.id = g.organiser_id where g.id = ${gameId}`.execute(trx);
  const game = rows[0];
  if (!game || (!game.organiser_paid && game.journals === 0)) return;
  const earned = game.journals === 0 ? new Map<string, number>() : await findEarned(trx, gameId);
  const due = new Map([...earned.keys()].map((userId) => [userId, 0]));
  if (isPaying(game, (earned.get(game.organiser_id) ?? 0) > 0)) due.set(game.organiser_id, organiserPay(game.players));
  const journals: (Journal & { userId: string; changeCents: Cents })[] = [];
  for (const [userId, cents] of due) {
    const change = cents - (earned.get(userId) ?? 0);
    if (change === 0) continue;
    journals.push({
      kind: change > 0 ? 'organiser_pay' : 'organiser_pay_reversal',
      key: `organiser_pay:${gameId}:${game.journals + journals.length + 1}`,
      gameId,
      userId,
      changeCents: change,
      postings: [
        { account: 'revenue', ownerId: null, amountCents: -change },
        { account: 'owed_to_organiser', ownerId: userId, amountCents: change },
      ],
    });
  }
  if (journals.length === 0) return;
  await postJournals(trx, journals, now);
  for (const { key, userId, changeCents } of journals)
    await writePayInvoices(trx, { key, gameId, userId, changeCents }, seller, now);
}

/** A person keeps what they earned with a game, whatever their role is now. */
function isPaying({ organiser_paid, price_cents, status, archived, is_freelance }: PaidGame, hasEarned: boolean) {
  return archived && status === 'confirmed' && organiser_paid && price_cents > 0 && (is_freelance || hasEarned);
}

async function findEarned(trx: Transaction, gameId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ user_id: string; cents: number }>`
    select u.id as user_id, sum(p.amount_cents) as cents
    from journal j join posting p on p.journal_id = j.id and p.account = 'owed_to_organiser'
    join app_user u on u.id = p.owner_id
    where j.game_id = ${gameId} and j.kind in ('organiser_pay', 'organiser_pay_reversal')
    group by u.id order by u.id`.execute(trx);
  return new Map(rows.map(({ user_id, cents }) => [user_id, cents]));
}
