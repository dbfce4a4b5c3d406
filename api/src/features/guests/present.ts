import type { CallResponse, getBooking } from '@rondo/contract';
import { centsToEuros, decideLeave, decideRefund, maySeePerson, refuseOffer } from '@rondo/rules';
import { sceneName, scenePath } from '../../platform/files/scene-path.ts';
import type { Config } from '../../platform/config.ts';
import { walletsSetUp } from '../../platform/settings/phone-ticket-settings.ts';
import { readWeather } from '../../platform/weather/forecast-row.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { ticketOf } from '../../platform/sessions/tickets.ts';
import { decidingGame } from '../games/rows/deciding-row.ts';
import type { BookingRow } from './booking-queries.ts';

type Booking = CallResponse<typeof getBooking>['data']['booking'];

/** A booking as the holder of its link sees it, with what giving it up would refund now. */
export function presentBooking(
  row: BookingRow,
  { viewer, config, now }: { viewer: Viewer | null; config: Pick<Config, 'secretKey' | 'phoneTickets'>; now: Date },
): Booking {
  const isHeld = row.spot_status === 'active' && row.status !== 'cancelled';
  return {
    match: {
      _id: row.game_id,
      name: row.name,
      sport: row.sport,
      field_type: row.surface,
      scene: scenePath(sceneName({ ...row, id: row.game_id })),
      game_date: row.starts_at,
      duration: row.duration_minutes / 60,
      status: row.status,
      address: row.address,
      city: row.city,
    },
    status: row.spot_status,
    proofUntil: row.proof_until,
    email: row.email,
    isGuest: row.is_guest,
    opened: row.is_opened,
    paid: centsToEuros(row.paid_cents),
    fee: centsToEuros(row.fee_cents),
    paidBy: row.payer && { name: maySeePerson(viewer, row.payer) ? row.payer.name : null },
    refunded: centsToEuros(row.refunded_cents),
    takenOut: row.taken_out,
    giveUp: presentGiveUp(row, now),
    release: presentRelease(row, now),
    teamName: row.team_name,
    ticket: row.spot_status === 'active' || row.spot_status === 'played' ? ticketOf(config.secretKey, row.id) : null,
    weather: isHeld ? readWeather(row, now) : null,
    phoneWallets: isHeld ? walletsSetUp(config.phoneTickets) : [],
  };
}

function presentRelease(row: BookingRow, now: Date): Booking['release'] {
  if (row.spot_status !== 'active') return null;
  if (row.is_released) return 'open';
  const spot = { priceCents: row.spot_cents, paidCents: row.paid_cents, joinedAt: new Date(row.joined_at) };
  return refuseOffer({ game: decidingGame(row), spot, isOffered: row.is_offered }, 'queue', now) === null
    ? 'possible'
    : null;
}

function presentGiveUp(row: BookingRow, now: Date): Booking['giveUp'] {
  if (row.spot_status !== 'active') return null;
  const game = decidingGame(row);
  if (row.spot_cents === 0) {
    const { outcome } = decideLeave({ game, player: { joined: true, onWaitingList: false, priceCents: 0 } }, now);
    return outcome === 'leave' ? { allowed: true, percent: 100, amount: 0, retained: 0 } : null;
  }
  const decision = decideRefund(
    { ...game, paidCents: row.paid_cents - row.refunded_cents, joinedAt: new Date(row.joined_at) },
    now,
  );
  if (!decision.allowed) return null;
  const { percent, refundCents, retainedCents } = decision;
  return { allowed: true, percent, amount: centsToEuros(refundCents), retained: centsToEuros(retainedCents) };
}
