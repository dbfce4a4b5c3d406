import type { CallResponse, getBooking } from '@rondo/contract';
import { centsToEuros, decideLeave, decideRefund, maySeePerson, refuseRelease } from '@rondo/rules';
import type { Viewer } from '../../platform/sessions.ts';
import type { BookingRow } from './booking-queries.ts';

type Booking = CallResponse<typeof getBooking>['data']['booking'];

/** A booking as the holder of its link sees it, with what giving it up would bring back now. */
export function presentBooking(row: BookingRow, viewer: Viewer | null, now: Date): Booking {
  return {
    match: {
      _id: row.game_id,
      name: row.game_name,
      sport: row.sport,
      game_date: row.starts_at,
      duration: row.duration_minutes / 60,
      status: row.game_status,
      address: row.address,
      city: row.city,
    },
    status: row.status,
    proofUntil: row.proof_until,
    email: row.email,
    isGuest: row.is_guest,
    paid: centsToEuros(row.paid_cents),
    paidBy: row.payer && { name: maySeePerson(viewer, row.payer) ? row.payer.name : null },
    refunded: centsToEuros(row.refunded_cents),
    giveUp: presentGiveUp(row, now),
    release: presentRelease(row, now),
    teamName: row.team_name,
  };
}

function presentRelease(row: BookingRow, now: Date): Booking['release'] {
  if (row.status !== 'active') return null;
  if (row.is_released) return 'open';
  const game = {
    status: row.game_status,
    archived: row.archived,
    external: row.external,
    startsAt: new Date(row.starts_at),
    createdAt: new Date(row.start_set_at),
    priceCents: row.price_cents,
    changedAt: row.changed_at === null ? null : new Date(row.changed_at),
  };
  const spot = { priceCents: row.spot_cents, paidCents: row.paid_cents, joinedAt: new Date(row.joined_at) };
  return refuseRelease({ game, spot, isOffered: row.is_offered }, now) === null ? 'possible' : null;
}

function presentGiveUp(row: BookingRow, now: Date): Booking['giveUp'] {
  if (row.status !== 'active') return null;
  const startsAt = new Date(row.starts_at);
  const { game_status: status, archived } = row;
  if (row.spot_cents === 0) {
    const game = { startsAt, createdAt: new Date(row.start_set_at), priceCents: row.price_cents, status, archived };
    const { outcome } = decideLeave({ game, player: { joined: true, onWaitingList: false, priceCents: 0 } }, now);
    return outcome === 'leave' ? { allowed: true, percent: 100, amount: 0, retained: 0 } : null;
  }
  const spot = {
    status,
    startsAt,
    paidCents: row.paid_cents,
    joinedAt: new Date(row.joined_at),
    changedAt: row.changed_at === null ? null : new Date(row.changed_at),
  };
  const decision = decideRefund(spot, now);
  if (!decision.allowed) return null;
  const { percent, refundCents, retainedCents } = decision;
  return { allowed: true, percent, amount: centsToEuros(refundCents), retained: centsToEuros(retainedCents) };
}
