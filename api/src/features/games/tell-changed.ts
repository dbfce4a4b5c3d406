import { mailPhrases } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { changeWindowEndsAt, type GameChange } from '@rondo/rules';
import { sayCents, sayWhen } from '../../platform/amsterdam.ts';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { aboutGame } from '../notifications/about-game.ts';
import { notify } from '../notifications/notify.ts';
import { queueMails } from '../notifications/queue-mails.ts';
import type { LockedGame } from './lock-games.ts';
import type { PaidBack } from './pay-back.ts';
import { findPeople, type PersonOfGame } from './people-queries.ts';

type Told = Pick<
  LockedGame,
  'id' | 'name' | 'sport' | 'starts_at' | 'duration_minutes' | 'price_cents' | 'address' | 'place_description'
>;

/**
 * Tells everyone who plays or pays, by mail and in the app, and everyone who waits, in the app, that a game got another
 * time, place or price. Who paid hears until when a change of time or place brings 100 % back (3-decisions §3), or what they
 * have got back because it became free.
 */
export async function tellChanged(
  trx: Transaction,
  { jobs, publicUrl }: { jobs: Jobs; publicUrl: string },
  edit: { before: Told; after: Told & { organiser_id: string }; changes: readonly GameChange[]; back: PaidBack },
  now: Date,
): Promise<void> {
  const { before, after, changes } = edit;
  if (changes.length === 0) return;
  const people = (await findPeople(trx, before.id)).filter(
    ({ id, takes_part }) => takes_part || id !== after.organiser_id,
  );
  const path = `/match/${before.id}`;
  await notify(
    trx,
    people.map(({ id }) => ({
      userId: id,
      kind: 'matchChanged',
      gameId: before.id,
      params: { ...aboutGame(after), changes: changes.join(',') },
      redirectPath: path,
    })),
    now,
  );
  const mails = people
    .filter(({ takes_part }) => takes_part)
    .map((person) => ({
      to: person.email,
      userId: person.id,
      startsAt: new Date(Math.min(Date.parse(before.starts_at), Date.parse(after.starts_at))),
      name: person.name,
      language: person.language,
      kind: 'gameChanged' as const,
      params: { game: after.name, changes: sayChanges(edit, person, now) },
      link: publicUrl + path,
    }));
  await queueMails(trx, jobs, mails, now);
}

function sayChanges(
  { before, after, changes, back }: { before: Told; after: Told; changes: readonly GameChange[]; back: PaidBack },
  { id, language, paid_cents }: PersonOfGame,
  now: Date,
): string {
  const say = mailPhrases[language].gameChanged;
  const when = (game: Told) => sayWhen(new Date(game.starts_at), language);
  const where = (game: Told) => [game.place_description, game.address].filter((part) => part !== '').join(', ');
  const values = {
    time: { when: when(after), before: when(before), duration: sayHours(after.duration_minutes, language) },
    place: { where: where(after), before: where(before) },
    price: { price: sayCents(after.price_cents, language) },
  };
  const sentences = changes.map((change) =>
    fill(change === 'price' && after.price_cents === 0 ? say.free : say[change], values[change]),
  );
  const got = back.get(id);
  if (got)
    sentences.push(fill(got.isGuest ? say.keptForGuest : say.paidBack, { amount: sayCents(got.cents, language) }));
  const until = changeWindowEndsAt({ changedAt: now, startsAt: new Date(after.starts_at) });
  if (until && paid_cents > 0 && changes.some((change) => change !== 'price'))
    sentences.push(fill(say.refund, { until: sayWhen(until, language) }));
  return sentences.join(' ');
}

/** `1 hour`, `1.5 hours`; `1 uur`, `1,5 uur`. */
function sayHours(minutes: number, language: 'en' | 'nl'): string {
  const locale = language === 'nl' ? 'nl-NL' : 'en-GB';
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(minutes / 60);
}
