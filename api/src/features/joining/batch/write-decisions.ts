import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { recordEvents } from '../../../platform/events/record-events.ts';
import { placeOrders } from '../../payments/place-orders.ts';
import { supersedeOrders } from '../../payments/supersede-orders.ts';
import { asTold } from '../../notifications/in-app/as-told.ts';
import { deliveredAtOnce, showsInApp } from '../../notifications/in-app/in-app.ts';
import { giveCodesBack, useCodes } from '../../promocodes/use-codes.ts';
import { moveRides } from '../../wallet/move-rides.ts';
import { postJournals } from '../../wallet/post-journals.ts';
import { whatHappened } from '../announce/what-happened.ts';
import type { KeptAnswer } from '../state/commands.ts';
import type { GameState } from '../state/game-state.ts';
import type { DecidedGame, Writes } from '../state/writes.ts';
import { answer, end, hold, type NewRegistration, offer, queued, registration, taken } from './written-rows.ts';
import { writeGroups } from './write-groups.ts';
import { leaveFollowed, withdrawLeft, writePlaces } from './write-places.ts';
import { markHandled } from '../../payments/mark-handled.ts';

/** Sends everything a batch writes without waiting in between; the caller awaits all of it together with the commit. */
export function write(
  trx: Transaction,
  games: readonly DecidedGame[],
  kept: readonly KeptAnswer[],
): Promise<unknown>[] {
  const now = games[0]?.state.now;
  if (!now) return [];
  const sent: Promise<unknown>[] = [];
  const ended = new Map(games.flatMap(({ writes }) => writes.ended.map((end) => [end.id, end] as const)));
  const registrations = games.flatMap(({ state: { game }, writes }) =>
    writes.registrations.map((row) => {
      // A player who came and went within one batch is written as gone.
      const end = ended.get(row.id);
      ended.delete(row.id);
      return {
        ...row,
        status: 'active',
        refundedCents: 0,
        retainedCents: 0,
        ...end,
        gameId: game.id,
      };
    }),
  );
  // Spots are given up before others are taken, because the database counts after each statement.
  if (ended.size > 0)
    sent.push(
      sql`
        update registration r set status = ${end.at.status},
          -- Some of it may be refunded already, and all of it if the spot became free.
          refunded_cents = r.refunded_cents + ${end.at.refundedCents},
          retained_cents = ${end.at.retainedCents}, ended_at = ${now}
        from ${end.from([...ended.values()])}
        where r.id = ${end.at.id}`.execute(trx),
    );
  const superseded = games.flatMap(({ writes }) => writes.supersededOrders);
  if (superseded.length > 0) sent.push(supersedeOrders(trx, superseded, now));
  const orders = games.flatMap(({ writes }) => writes.orders);
  if (orders.length > 0) sent.push(placeOrders(trx, orders, now));
  if (registrations.length > 0) sent.push(insertRegistrations(trx, registrations, now));
  const journals = games.flatMap(({ writes }) => writes.journals);
  if (journals.length > 0) sent.push(postJournals(trx, journals, now));
  const rides = games.flatMap(({ writes }) => writes.rides);
  if (rides.length > 0) sent.push(moveRides(trx, rides));
  const confirmed = games.filter(({ writes }) => writes.confirmed).map(({ state }) => state.game.id);
  if (confirmed.length > 0)
    sent.push(sql`update game set status = 'confirmed' where id = any(${confirmed}::uuid[])`.execute(trx));
  const used = games.flatMap(({ writes }) => writes.usedCodes);
  if (used.length > 0) sent.push(...useCodes(trx, used, now));
  const codesBack = games.flatMap(({ writes }) => writes.codesBack);
  if (codesBack.length > 0) sent.push(...giveCodesBack(trx, sql`select unnest(${codesBack}::uuid[])`));
  for (const { state, writes } of games) sent.push(...writeRarer(trx, state, writes));
  const happened = games.flatMap(whatHappened);
  if (happened.length > 0) sent.push(recordEvents(trx, happened, now));
  if (kept.length > 0) sent.push(keepAnswers(trx, kept));
  return sent;
}

function insertRegistrations(trx: Transaction, rows: readonly NewRegistration[], now: Date): Promise<unknown> {
  const { at } = registration;
  return sql`
    with given as (
      select * from ${registration.from(rows)}
    ), joined as (
      insert into registration (id, game_id, user_id, payer_id, team_id, early_bird_id, order_id, pass_id, price_cents, paid_cents,
        price_lines, proof_until, joined_at, status, refunded_cents, retained_cents, ended_at)
      select ${at.id}, ${at.gameId}, ${at.userId}, ${at.payerId}, ${at.teamId}, ${at.earlyBirdId}, ${at.orderId}, ${at.passId},
        ${at.priceCents}, ${at.paidCents}, nullif(${at.priceLines}, 'null'), ${at.proofUntil}, ${now}, ${at.status},
        ${at.refundedCents}, ${at.retainedCents}, case when ${at.status} <> 'active' then ${now}::timestamptz end from given
    )
    insert into notification (user_id, kind, game_id, params, redirect_path, created_at, in_app, delivered_at)
    select ${at.userId}, ${at.notification}, ${at.gameId},
      -- A payment through the provider has a fee, which may be 0.
      ${asTold(
        sql`case ${at.notification} when 'paymentConfirmed' then jsonb_strip_nulls(
          jsonb_build_object('amount', ${at.paidCents} / 100.0, 'fee', ${at.feeCents} / 100.0)) end`,
        at.gameId,
      )},
      '/match/' || ${at.gameId}, ${now}, ${showsInApp(at.userId, at.notification)},
      ${deliveredAtOnce(at.userId, at.notification)}
    from given where ${at.notification} is not null`.execute(trx);
}

/** Writes that few batches need, game by game. */
function writeRarer(trx: Transaction, { game, now, holds, teams }: GameState, writes: Writes): Promise<unknown>[] {
  const sent: Promise<unknown>[] = [];
  if (writes.takenEarlyBirds.length > 0)
    sent.push(
      sql`
        update early_bird e set spots_occupied = e.spots_occupied + t.n
        from (select id, count(*)::int as n from unnest(${writes.takenEarlyBirds}::uuid[]) as u(id) group by id) t
        where e.id = t.id`.execute(trx),
    );
  // In this order, because within one batch a person's offer may lapse, and they may queue again and be promoted.
  if (writes.lapsed.length > 0) sent.push(endWaiting(trx, game.id, 'lapsed', writes.lapsed, now));
  if (writes.queued.length > 0)
    sent.push(
      sql`
        insert into waiting_entry (game_id, user_id, team_id, allowed_cents, by_link, place, created_at)
        select ${game.id}, ${queued.at.userId}, ${queued.at.teamId}, ${queued.at.allowedCents}, ${queued.at.byLink}, ${queued.at.place},
          ${now}
        from ${queued.inOrder(writes.queued)}
        order by ordinality`.execute(trx),
    );
  if (writes.leftQueue.length > 0) sent.push(endWaiting(trx, game.id, 'left', writes.leftQueue, now));
  if (writes.promoted.length > 0) sent.push(endWaiting(trx, game.id, 'promoted', writes.promoted, now));
  if (writes.told.length > 0)
    sent.push(
      sql`
        update waiting_entry set told_at = ${now}
        where game_id = ${game.id} and user_id = any(${writes.told}::uuid[]) and status = 'waiting'`.execute(trx),
    );
  if (writes.offers.length > 0)
    sent.push(
      sql`
        update waiting_entry w set offered_until = ${offer.at.until}
        from ${offer.from(writes.offers)}
        where w.game_id = ${game.id} and w.user_id = ${offer.at.userId} and w.status = 'waiting'`.execute(trx),
    );
  if (writes.changedGroups.size > 0) sent.push(...writeGroups(trx, { game, now }, writes));
  if (writes.changedHolds.size > 0) sent.push(...writeHolds(trx, { game, now, holds }, writes.changedHolds));
  if (writes.proved.length > 0)
    sent.push(sql`update registration set proof_until = null where id = any(${writes.proved}::uuid[])`.execute(trx));
  if (writes.handledOrders.length > 0) sent.push(markHandled(trx, writes.handledOrders, now));
  if (game.tournament?.isDrawn) {
    const left = teams.filter(({ isDrawn, memberCount }) => isDrawn && memberCount === 0);
    if (left.length > 0) sent.push(withdrawLeft(trx, left, now));
  }
  if (writes.places.size > 0) sent.push(...writePlaces(trx, { game, teams }, writes));
  if (game.tournament?.entry === 'team' && writes.registrations.length > 0)
    sent.push(leaveFollowed(trx, game.id, writes.registrations));
  if (writes.takenOver.length > 0)
    sent.push(
      sql`
        update hand_over h set ended_at = ${now}, outcome = 'taken', to_user_id = ${taken.at.toUserId}
        from ${taken.from(writes.takenOver)}
        where h.registration_id = ${taken.at.registrationId} and (h.to_queue or h.to_user_id = ${taken.at.toUserId})
          and h.ended_at is null`.execute(trx),
    );
  return sent;
}

function endWaiting(
  trx: Transaction,
  gameId: string,
  status: 'lapsed' | 'left' | 'promoted',
  userIds: readonly string[],
  now: Date,
): Promise<unknown> {
  return sql`
    update waiting_entry set status = ${status}, ended_at = ${now}
    where game_id = ${gameId} and user_id = any(${userIds}::uuid[]) and status = 'waiting'`.execute(trx);
}

/** Stores these people's holds as in the state; a hold that has expired but wasn't swept is replaced. */
function writeHolds(
  trx: Transaction,
  { game, now, holds }: Pick<GameState, 'game' | 'now' | 'holds'>,
  changed: ReadonlySet<string>,
): Promise<unknown>[] {
  const kept = holds.filter(({ userId }) => changed.has(userId));
  const gone = [...changed].filter((userId) => kept.every((hold) => hold.userId !== userId));
  const sent: Promise<unknown>[] = [];
  if (gone.length > 0)
    sent.push(
      sql`
        update spot_hold set released_at = ${now}
        where game_id = ${game.id} and user_id = any(${gone}::uuid[]) and released_at is null`.execute(trx),
    );
  if (kept.length > 0)
    sent.push(
      sql`
        insert into spot_hold (game_id, user_id, kind, expires_at, order_id, team_id, early_bird_id, registration_id, group_id, created_at)
        select ${game.id}, ${hold.at.userId}, ${hold.at.kind}, ${hold.at.expiresAt}, ${hold.at.orderId}, ${hold.at.teamId},
          ${hold.at.earlyBirdId}, ${hold.at.releasedId}, ${hold.at.groupId}, ${now}
        from ${hold.from(kept)}
        on conflict (game_id, user_id) where released_at is null
          do update set kind = excluded.kind, expires_at = excluded.expires_at, order_id = excluded.order_id,
            team_id = excluded.team_id, early_bird_id = excluded.early_bird_id, registration_id = excluded.registration_id, group_id = excluded.group_id,
            created_at = excluded.created_at`.execute(trx),
    );
  return sent;
}

function keepAnswers(trx: Transaction, kept: readonly KeptAnswer[]): Promise<unknown> {
  const rows = kept.map(({ bodyHash, ...row }) => ({ ...row, hash: bodyHash.toString('hex') }));
  return sql`
    insert into idempotency_key (user_id, key, body_hash, answer)
    select ${answer.at.userId}, ${answer.at.key}, decode(${answer.at.hash}, 'hex'), ${answer.at.answer}
    from ${answer.from(rows)}
  `.execute(trx);
}
