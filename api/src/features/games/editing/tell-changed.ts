import { centsToEuros, changeWindowEndsAt, type GameChange, placeLine } from '@rondo/rules';
import type { ToldChange } from '@rondo/rules/told-change';
import type { Transaction } from '../../../platform/db.ts';
import { events } from '../../notifications/events.ts';
import { keptFact } from '../../notifications/messages.ts';
import { sendMessages, type MessageContext } from '../../notifications/send-messages.ts';
import type { LockedGame } from '../life/lock-games.ts';
import type { PaidBack } from './pay-back.ts';
import { findPeople, type PersonOfGame } from '../people-queries.ts';

type GameFacts = Pick<
  LockedGame,
  'id' | 'name' | 'sport' | 'starts_at' | 'duration_minutes' | 'price_cents' | 'address' | 'place_description'
>;

/** A change made in one tap on the day; an empty note is none. */
export interface LateChange {
  minutesLater: number;
  note: string;
}

/**
 * Notifies everyone who plays or pays, by mail and in the app, and everyone who waits, in the app, that a game got another time, place or
 * price. Payers learn until when a change of time or place allows a full refund (product.md#editing-games), or what they were refunded
 * because the game became free.
 */
export async function tellChanged(
  trx: Transaction,
  context: MessageContext,
  edit: {
    before: GameFacts;
    after: GameFacts & { organiser_id: string };
    changes: readonly GameChange[];
    back: PaidBack;
    /** The person who changed it: the organiser is told of changes by others. */
    byId: string;
    late: LateChange | null;
  },
  now: Date,
): Promise<void> {
  const { before, after, changes, byId, late } = edit;
  if (changes.length === 0 && late === null) return;
  const people = (await findPeople(trx, before.id)).filter(({ id, takes_part }) => takes_part || id !== byId);
  const startsAt = new Date(Math.min(Date.parse(before.starts_at), Date.parse(after.starts_at)));
  await sendMessages(
    trx,
    context,
    people.map((person) => {
      const change = describeChange(edit, person, now);
      const takesPart = person.takes_part;
      if (late) return events.gameLate(person, after, { change, takesPart });
      const got = edit.back.get(person.id);
      const isKept = got?.isGuest === true && got.cents > 0;
      const facts = isKept ? [keptFact(got.cents, person.language, context.publicUrl)] : [];
      return events.gameChanged(person, after, { change, takesPart, startsAt, facts });
    }),
    now,
  );
}

/** What changed for this person; both their mail and their notification are written from it. */
function describeChange(
  {
    before,
    after,
    changes,
    back,
    late,
  }: {
    before: GameFacts;
    after: GameFacts;
    changes: readonly GameChange[];
    back: PaidBack;
    late: LateChange | null;
  },
  { id, paid_cents, ride_cents }: PersonOfGame,
  now: Date,
): ToldChange {
  const isPaid = paid_cents + ride_cents > 0;
  const isMoved = changes.some((change) => change !== 'price');
  const until = isPaid && isMoved && changeWindowEndsAt({ changedAt: now, startsAt: new Date(after.starts_at) });
  return {
    ...(changes.includes('time') && { was: before.starts_at, minutes: after.duration_minutes }),
    ...(changes.includes('place') && { place: placeOf(after), wasPlace: placeOf(before) }),
    ...(changes.includes('price') && { price: centsToEuros(after.price_cents) }),
    ...(changes.includes('price') && isPaid && { stays: 1 }),
    ...(late && late.minutesLater > 0 && { count: late.minutesLater }),
    ...(late && late.note !== '' && { note: late.note }),
    ...givenBack(back.get(id)),
    ...(until && { until: until.toISOString() }),
  };
}

function givenBack(got: ReturnType<PaidBack['get']>): ToldChange {
  if (!got) return {};
  const { cents, isGuest, ride } = got;
  return { ...(ride && { ride: 1 }), ...(cents > 0 && { [isGuest ? 'kept' : 'refund']: centsToEuros(cents) }) };
}

const placeOf = ({ place_description: name, address }: GameFacts) => placeLine({ name, address });
