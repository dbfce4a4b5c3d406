import { type GameChange, placeLine } from '@rondo/rules';
import type { Transaction } from '../../../platform/db.ts';
import { recordEvents } from '../../../platform/events/record-events.ts';
import type { LockedGame } from '../life/lock-games.ts';
import { findPeople } from '../people-queries.ts';
import type { PaidBack } from './pay-back.ts';

/** A change made in one tap on the day; an empty note means none. */
export interface LateChange {
  minutesLater: number;
  note: string;
}

export interface Told {
  /** The person who changed it: the organiser is told of changes by others. */
  byId: string;
  late: LateChange | null;
  /** What everyone is told beside the change itself. */
  note?: string;
}

/** Records for everyone who plays, pays, waits or organises it that a game got another time, place or price. */
export async function recordChanged(
  trx: Transaction,
  edit: Told & { before: LockedGame; changes: readonly GameChange[]; back: PaidBack },
  now: Date,
): Promise<void> {
  const { before, changes, back, byId, late, note } = edit;
  if (changes.length === 0 && late === null) return;
  const people = (await findPeople(trx, before.id)).filter(({ id, takes_part }) => takes_part || id !== byId);
  const told = people.map(({ id: userId, takes_part: takesPart, paid_cents, ride_cents }) => {
    const { cents: backCents = 0, ride: isRideBack = false } = back.get(userId) ?? {};
    return { userId, takesPart, hasPaid: paid_cents + ride_cents > 0, backCents, isRideBack };
  });
  const { id: gameId, starts_at: startsAt, place_description: name, address } = before;
  const was = { startsAt, place: placeLine({ name, address }) };
  const data = { gameId, changes: [...changes], was, late, ...(note !== undefined && { note }), told };
  await recordEvents(trx, [{ name: 'game.changed', data }], now);
}
