import { centsToEuros } from '@rondo/rules';
import { sql } from 'kysely';
import { sayCents, sayWhen } from '../../platform/amsterdam.ts';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { aboutGame } from '../notifications/about-game.ts';
import { notify } from '../notifications/notify.ts';
import { queueMails } from '../notifications/queue-mails.ts';
import { findPeople, type PersonOfGame } from './people-queries.ts';
import { guestAccountPath } from '../accounts/guest-account-path.ts';
import { giveCodesBack } from '../promocodes/use-codes.ts';
import { lockWallets, type Posting, postJournals } from '../wallet/post-journals.ts';

export interface GameToCancel {
  id: string;
  name: string;
  starts_at: string;
  sport: string;
  address: string;
}

interface Refunded {
  payer_id: string;
  is_guest: boolean;
  cents: number;
}

/** Why a game is cancelled: too few players, or by its organiser or by an admin for Rondo, who say why and needn't be told. */
export type CancelCause = { by: 'system' } | { by: 'organiser' | 'rondo'; id: string; note: string };

/**
 * Cancels a game whose row the caller has locked: everyone who paid gets 100 % back, everyone who played or waited is told in
 * the app and by mail, in one set of statements (3-decisions §3). A guest's money is kept for them (3-decisions §1).
 */
export async function cancelGame(
  trx: Transaction,
  { jobs, publicUrl }: { jobs: Jobs; publicUrl: string },
  game: GameToCancel,
  cause: CancelCause,
  now: Date,
): Promise<void> {
  const refunds = await refundsOf(trx, game.id);
  if (refunds.length > 0) {
    const back = refunds.map(({ payer_id, is_guest, cents }): Posting => ({
      account: is_guest ? 'owed_to_guest' : 'wallet',
      ownerId: payer_id,
      amountCents: cents,
    }));
    const total = refunds.reduce((sum, { cents }) => sum + cents, 0);
    const postings: Posting[] = [{ account: 'escrow', ownerId: game.id, amountCents: -total }, ...back];
    await postJournals(trx, [{ kind: 'cancellation', key: `cancellation:${game.id}`, gameId: game.id, postings }], now);
  }
  const told = (await findPeople(trx, game.id)).filter(({ id }) => cause.by === 'system' || id !== cause.id);
  await giveCodesBack(trx, game.id);
  await sql`update registration set status = 'cancelled', refunded_cents = paid_cents, ended_at = ${now}
    where game_id = ${game.id} and status = 'active'`.execute(trx);
  await sql`update waiting_entry set status = 'closed', ended_at = ${now} where game_id = ${game.id} and status = 'waiting'`.execute(
    trx,
  );
  await sql`update spot_hold set released_at = ${now} where game_id = ${game.id} and released_at is null`.execute(trx);
  await sql`update early_bird set spots_occupied = 0 where game_id = ${game.id}`.execute(trx);
  const note = cause.by === 'system' ? '' : cause.note;
  await sql`update game set status = 'cancelled', cancel_note = ${note || null}, cancelled_by = ${cause.by} where id = ${game.id}`.execute(
    trx,
  );
  await tell(trx, { jobs, publicUrl }, game, cause, told, now);
}

/**
 * Locks the wallets of all who paid for games whose rows the caller has locked. Of several games at once, before the first
 * of them is cancelled: one after the other they would not be in the order of their ids.
 */
export async function lockPayers(trx: Transaction, gameIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ payer_id: string }>`
    select distinct payer_id from registration
    where game_id = any(${gameIds}::uuid[]) and status = 'active' and price_cents > 0`.execute(trx);
  const payers = rows.map(({ payer_id }) => payer_id);
  await lockWallets(trx, payers);
}

/** What each payer gets back, their wallets locked. Who is a guest is asked after that: they may be getting a password just now. */
async function refundsOf(trx: Transaction, gameId: string): Promise<Refunded[]> {
  await lockPayers(trx, [gameId]);
  const { rows } = await sql<Refunded>`
    select r.payer_id, u.role = 'guest' as is_guest, sum(r.paid_cents - r.refunded_cents) as cents
    from registration r join app_user u on u.id = r.payer_id
    where r.game_id = ${gameId} and r.status = 'active' and r.paid_cents > r.refunded_cents
    group by r.payer_id, is_guest order by r.payer_id`.execute(trx);
  return rows;
}

async function tell(
  trx: Transaction,
  { jobs, publicUrl }: { jobs: Jobs; publicUrl: string },
  game: GameToCancel,
  cause: CancelCause,
  told: PersonOfGame[],
  now: Date,
): Promise<void> {
  const startsAt = new Date(game.starts_at);
  const note = cause.by === 'system' ? '' : cause.note;
  await notify(
    trx,
    told.map(({ id, paid_cents }) => ({
      userId: id,
      kind: 'matchCancelled',
      gameId: game.id,
      params: { ...aboutGame(game), refund: centsToEuros(paid_cents), cause: cause.by, ...(note && { note }) },
      redirectPath: `/match/${game.id}`,
    })),
    now,
  );
  const mails = told.map(({ id, email, name, language, paid_cents, is_guest }) => ({
    to: email,
    userId: id,
    startsAt,
    name,
    language,
    kind:
      paid_cents > 0 && is_guest
        ? ('gameCancelledGuest' as const)
        : mailKinds[cause.by][paid_cents > 0 ? 'refunded' : 'free'],
    params: {
      game: game.name,
      when: sayWhen(startsAt, language),
      amount: sayCents(paid_cents, language),
      note: note && `“${note}”`,
    },
    link: publicUrl + (paid_cents === 0 ? '/allgames' : is_guest ? guestAccountPath(email) : '/wallet'),
  }));
  await queueMails(trx, jobs, mails, now);
}

const mailKinds = {
  system: { refunded: 'gameCancelledRefund', free: 'gameCancelled' },
  organiser: { refunded: 'gameCancelledByPersonRefund', free: 'gameCancelledByPerson' },
  rondo: { refunded: 'gameCancelledByRondoRefund', free: 'gameCancelledByRondo' },
} as const;
