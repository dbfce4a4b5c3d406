import type { CallRequest, giveGoodwill as giveGoodwillCall } from '@rondo/contract';
import { type Cents, centsToEuros } from '@rondo/rules';
import { refuseGoodwill } from '@rondo/rules/goodwill';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { events } from '../notifications/events.ts';
import { findReceivers } from '../notifications/find-receivers.ts';
import { sendMessages } from '../notifications/send-messages.ts';
import { findDoneAlone } from '../wallet/find-done-alone.ts';
import { postingBack } from '../wallet/give-back.ts';
import { lockWallets, postJournals } from '../wallet/post-journals.ts';

const fields = [
  'id',
  'game_id',
  'payer_id',
  'pass_id',
  'paid_cents',
  'refunded_cents',
  'status',
] as const satisfies readonly (keyof Rows['registration'])[];
type Spot = Pick<Rows['registration'], (typeof fields)[number]>;

/**
 * Refunds a spot to its payer, in whole or in part, without taking it away, even after the game (product.md#goodwill, decisions/0080-taking-out.md).
 * What one admin alone can give a person in a month is limited, corrections included; more takes a correction that two agree on.
 * @returns what was paid back, in cents
 * @throws Refused `spot_not_found`, `not_on_oneself`, `confirm_identity`, `goodwill_on_ride`, `goodwill_above_paid`, `goodwill_limited`
 */
export async function giveGoodwill(
  { db, jobs, config }: { db: Database; jobs: Jobs; config: { publicUrl: string } },
  call: AdminCall,
  spotId: string,
  { amount, reason }: CallRequest<typeof giveGoodwillCall>['body'],
): Promise<Cents> {
  const cents = Math.round(amount * 100);
  const command = {
    action: 'spot.goodwill',
    subject: { kind: 'spot', id: spotId },
    reason,
  } as const;
  return adminCommand({ db }, call, command, async (trx) => {
    const spot = await lockSpot(trx, spotId);
    if (spot.payer_id === call.viewer.id) throw new Refused('not_on_oneself');
    const now = await timeAfterLock(trx);
    const leftCents = spot.paid_cents - spot.refunded_cents;
    const givenCents = await findDoneAlone(trx, spot.payer_id, now);
    const refusal = refuseGoodwill(cents, { leftCents, givenCents, isRide: spot.pass_id !== null });
    if (refusal?.code === 'goodwill_above_paid')
      throw new Refused(refusal.code, { most: centsToEuros(refusal.maxCents).toFixed(2) });
    if (refusal?.code === 'goodwill_limited')
      throw new Refused(refusal.code, { left: centsToEuros(refusal.leftCents).toFixed(2) });
    if (refusal) throw new Refused(refusal.code);
    await book(trx, spot, { cents, reason }, now);
    const [payer] = await findReceivers(trx, [spot.payer_id]);
    const { rows } = await sql<Pick<Rows['game'], 'id' | 'name'>>`
      select id, name from game where id = ${spot.game_id}`.execute(trx);
    const told = payer ? rows.map((game) => events.spotPaidBack(payer, game, { amountCents: cents, reason })) : [];
    await sendMessages(trx, { jobs, publicUrl: config.publicUrl }, told, now);
    const before = { refundedCents: spot.refunded_cents };
    const after = { refundedCents: spot.refunded_cents + cents, payerId: spot.payer_id, gameId: spot.game_id };
    return { answer: cents, about: spot.payer_id, movedCents: cents, before, after };
  });
}

/** Locks the spot's game and then the payer's wallet, in the order in which giving up a spot does. @throws Refused `spot_not_found` */
async function lockSpot(trx: Transaction, spotId: string): Promise<Spot> {
  await sql`
    select from game where id = (select game_id from registration where id = ${spotId}) for no key update`.execute(trx);
  const find = () =>
    sql<Spot>`
    select ${columnsOf('r', fields)} from registration r where r.id = ${spotId}`.execute(trx);
  const payerId = (await find()).rows[0]?.payer_id;
  if (payerId === undefined) throw new Refused('spot_not_found');
  await lockWallets(trx, [payerId]);
  const [spot] = (await find()).rows;
  if (!spot) throw new Refused('spot_not_found');
  return spot;
}

/** If the game is still to be settled, the money comes from its escrow. Otherwise the retained and earned money is revenue by now. */
async function book(
  trx: Transaction,
  spot: Spot,
  { cents, reason }: { cents: Cents; reason: string },
  now: Date,
): Promise<void> {
  const { id, game_id: gameId, payer_id: userId, refunded_cents: refundedCents, status } = spot;
  const { rows } = await sql<{ is_guest: boolean }>`
    select role = 'guest' as is_guest from app_user where id = ${userId}`.execute(trx);
  const payer = { payer_id: userId, is_guest: rows[0]?.is_guest ?? false, pass_id: null };
  const from =
    status === 'active'
      ? { account: 'escrow' as const, ownerId: gameId }
      : { account: 'revenue' as const, ownerId: null };
  await sql`
    update registration set refunded_cents = refunded_cents + ${cents},
      retained_cents = case when status = 'refunded' then retained_cents - ${cents} else 0 end
    where id = ${id}`.execute(trx);
  const postings = [{ ...from, amountCents: -cents }, postingBack(payer, cents)];
  const key = `goodwill:${id}:${refundedCents}`;
  await postJournals(trx, [{ kind: 'goodwill', key, gameId, userId, registrationId: id, reason, postings }], now);
}
