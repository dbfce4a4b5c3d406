import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { changeWindowEndsAt, type GameChange, type Language, languages, placeLine } from '@rondo/rules';
import { formatCents, formatWhen } from '../../platform/amsterdam.ts';
import type { Transaction } from '../../platform/db.ts';
import { events } from '../notifications/events.ts';
import { keptFact } from '../notifications/messages.ts';
import { sendMessages, type MessageContext } from '../notifications/send-messages.ts';
import type { LockedGame } from './lock-games.ts';
import type { PaidBack } from './pay-back.ts';
import { findPeople, type PersonOfGame } from './people-queries.ts';

type GameFacts = Pick<
  LockedGame,
  'id' | 'name' | 'sport' | 'starts_at' | 'duration_minutes' | 'price_cents' | 'address' | 'place_description'
>;

/** What was changed in one tap on the day; an empty note is none. */
export interface LateChange {
  minutesLater: number;
  note: string;
}

/**
 * Notifies everyone who plays or pays, by mail and in the app, and everyone who waits, in the app, that a game got another time, place or
 * price. Those who paid learn until when a change of time or place allows a full refund (product.md#editing-games), or what they were
 * refunded because the game became free.
 */
export async function tellChanged(
  trx: Transaction,
  context: MessageContext,
  edit: {
    before: GameFacts;
    after: GameFacts & { organiser_id: string };
    changes: readonly GameChange[];
    back: PaidBack;
    /** Who changed it: the organiser is told of what others did. */
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
      const words = sayChanges(edit, person, now);
      if (late) return events.gameLate(person, after, { late, words, takesPart: person.takes_part });
      const got = edit.back.get(person.id);
      const isKept = got?.isGuest === true && got.cents > 0;
      const facts = isKept ? [keptFact(got.cents, person.language, context.publicUrl)] : [];
      return events.gameChanged(person, after, { changes, words, takesPart: person.takes_part, startsAt, facts });
    }),
    now,
  );
}

function sayChanges(
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
  { id, language, paid_cents, ride_cents }: PersonOfGame,
  now: Date,
): string {
  const say = phrasesIn[language].mail.gameChanged;
  const when = (game: GameFacts) => formatWhen(new Date(game.starts_at), language);
  const where = (game: GameFacts) => placeLine({ name: game.place_description, address: game.address });
  const values = {
    time: { when: when(after), before: when(before), duration: sayHours(after.duration_minutes, language) },
    place: { where: where(after), before: where(before) },
    price: { price: formatCents(after.price_cents, language) },
  };
  const sentences = changes.map((change) =>
    fill(change === 'price' && after.price_cents === 0 ? say.free : say[change], values[change]),
  );
  if (late?.note) sentences.push(fill(say.note, { note: late.note }));
  const got = back.get(id);
  if (got?.ride) sentences.push(say.rideBack);
  if (got && got.cents > 0)
    sentences.push(fill(got.isGuest ? say.keptForGuest : say.paidBack, { amount: formatCents(got.cents, language) }));
  const until = changeWindowEndsAt({ changedAt: now, startsAt: new Date(after.starts_at) });
  if (until && paid_cents + ride_cents > 0 && changes.some((change) => change !== 'price'))
    sentences.push(fill(say.refund, { until: formatWhen(until, language) }));
  return sentences.join(' ');
}

/** `1 hour`, `1.5 hours`; `1 uur`, `1,5 uur`. */
function sayHours(minutes: number, language: Language): string {
  return new Intl.NumberFormat(languages[language].locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(
    minutes / 60,
  );
}
