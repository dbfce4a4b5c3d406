import type { CallRequest, correctGuestAddress } from '@rondo/contract';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, sqlState, type Transaction } from '../../platform/db.ts';
import type { IdempotencyKey } from '../../platform/calls/idempotency.ts';
import { isId } from '../../platform/calls/is-id.ts';
import type { NewEvent } from '../../platform/events/event-names.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { Refused } from '../../platform/refusal.ts';
import { type LockedGame, lockGames } from '../games/life/lock-games.ts';
import { lockReceiver, type Receiver } from '../notifications/find-receivers.ts';
import { dropMails } from '../notifications/mail/move-mails.ts';
import { withinMailBudget } from '../notifications/mail/within-mail-budget.ts';
import { lockWallets } from '../wallet/post-journals.ts';
import { countAnswer } from '../joining/ask-about-others.ts';
import type { JoiningContext } from '../joining/batch/decide-batch.ts';
import {
  type CorrectedSpot,
  findCorrectedSpot,
  findOrdersPayer,
  findSpotToCorrect,
  isKnownAddress,
} from './correcting-queries.ts';

/** Identifies the spot: by the order a guest paid with, or as the only spot of a guest. */
interface Whose {
  userId: string;
  orderId: string | null;
}

/**
 * A guest who paid corrects the address they mistyped, as long as nobody opened the link that went there (product.md#guests,
 * decisions/0086-a-guests-address-is-corrected.md). How often this tells whether Rondo knows an address is limited.
 * @throws Refused `payment_not_found`, `link_opened`, `mails_limited`, `too_many_requests`, or as {@link moveGuest}
 */
export async function correctAsPayer(context: JoiningContext, orderId: string, email: string): Promise<void> {
  const userId = isId(orderId) ? await findOrdersPayer(context.db, orderId) : null;
  if (userId === null) throw new Refused('payment_not_found');
  try {
    await mailing(context.db, { email, key: null }, () =>
      inTransaction(context.db, (trx) => moveGuest(trx, context, { userId, orderId }, email)),
    );
  } catch (error) {
    if (error instanceof Refused && error.code === 'address_not_free') await countAnswer(context.db, userId);
    throw error;
  }
}

/**
 * An admin corrects the address for the guest, even after the link was opened.
 * @throws Refused `user_not_found`, `not_on_oneself`, `confirm_identity`, `mails_limited`, or as {@link moveGuest}
 */
export function correctAsAdmin(
  context: JoiningContext,
  call: AdminCall,
  userId: string,
  { email, reason }: CallRequest<typeof correctGuestAddress>['body'],
): Promise<boolean> {
  const subject = { kind: 'user', id: userId };
  const command = { action: 'user.address', subject, about: userId, reason } as const;
  return mailing(context.db, { email, key: call.idempotencyKey }, () =>
    adminCommand(context, call, command, async (trx) => {
      const { id, is_opened: wasOpened, corrected } = await moveGuest(trx, context, { userId, orderId: null }, email);
      return {
        answer: true,
        before: { registrationId: id, corrected, wasOpened },
        after: { corrected: corrected + 1 },
      };
    }),
  );
}

/** Runs what mails an address, which somebody else may get an account with meanwhile. */
async function mailing<T>(
  db: Database,
  { email, key }: { email: string; key: IdempotencyKey | null },
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await withinMailBudget(db, { budget: 'booking', addresses: [email], key }, act);
  } catch (error) {
    if (sqlState(error) === '23505') throw new Refused('address_not_free');
    throw error;
  }
}

/**
 * Gives a guest with one spot another address: the spot's mail goes there, and no earlier link opens it. Account, game and wallet are locked, so that
 * opening a link and booking another spot come before or after.
 * @returns the spot as it was
 * @throws Refused `user_not_found`, `guest_is_player` or to an admin `player_address_apart`, `game_cancelled`, `game_archived`, `not_joined`,
 * `link_opened`, `address_same`, `guest_has_more`, `address_not_free`
 */
async function moveGuest(
  trx: Transaction,
  context: JoiningContext,
  whose: Whose,
  email: string,
): Promise<CorrectedSpot> {
  const person = await lockReceiver(trx, { id: whose.userId });
  if (!person) throw new Refused('user_not_found');
  if (!person.is_guest) throw new Refused(whose.orderId === null ? 'player_address_apart' : 'guest_is_player');
  const found = await findSpotToCorrect(trx, whose);
  if (!found) throw new Refused('not_joined');
  const [game] = await lockGames(trx, found.game_id, 'one');
  await lockWallets(trx, [person.id]);
  const now = await timeAfterLock(trx);
  const spot = await findCorrectedSpot(trx, found.id);
  checkSpot(spot, { byPayer: whose.orderId !== null }, now);
  if (person.email === email) throw new Refused('address_same');
  if (spot.has_more) throw new Refused('guest_has_more');
  if (await isKnownAddress(trx, email)) throw new Refused('address_not_free');
  await giveAddress(trx, { userId: person.id, registrationId: spot.id, email }, now);
  await recordEvents(trx, [bookedAgain(person, game, spot)], now);
  return spot;
}

/** Mails the booking again, to the new address and with the only link that still opens it. */
function bookedAgain({ id: userId }: Receiver, game: LockedGame, spot: CorrectedSpot): NewEvent {
  const { payer_id: payerId, paid_cents: paidCents, fee_cents: feeCents, proof_until: proofUntil } = spot;
  const ofSpot = { gameId: game.id, userId, registrationId: spot.id };
  return payerId === userId
    ? { name: 'spot.booked', data: { ...ofSpot, paidCents, feeCents, proofUntil } }
    : { name: 'spot.paidFor', data: { ...ofSpot, payerId } };
}

function checkSpot(spot: CorrectedSpot, { byPayer }: { byPayer: boolean }, now: Date): void {
  if (spot.status === 'cancelled') throw new Refused('game_cancelled');
  if (spot.status === 'played' || spot.is_over) throw new Refused('game_archived');
  const isLapsed = spot.proof_until !== null && Date.parse(spot.proof_until) <= now.getTime();
  if (spot.status !== 'active' || isLapsed) throw new Refused('not_joined');
  if (byPayer && spot.is_opened) throw new Refused('link_opened');
}

/** Gives the account the address. Whatever was mailed to the former address stops working, and nothing more is mailed there. */
async function giveAddress(
  trx: Transaction,
  { userId, registrationId, email }: { userId: string; registrationId: string; email: string },
  now: Date,
): Promise<void> {
  await sql`update app_user set email = ${email} where id = ${userId}`.execute(trx);
  await sql`
    insert into booking_link as l (registration_id, corrected) values (${registrationId}, 1)
    on conflict (registration_id) do update set corrected = l.corrected + 1, opened_at = null`.execute(trx);
  await sql`update recovery set used_at = ${now} where user_id = ${userId} and used_at is null`.execute(trx);
  await dropMails(trx, userId);
  // Drops mails about the spot that are still to be sent; they are mailed again below.
  await sql`
    update event set heard_at = ${now} where heard_at is null and name in ('spot.booked', 'spot.paidFor')
      and data ->> 'registrationId' = ${registrationId}`.execute(trx);
}
