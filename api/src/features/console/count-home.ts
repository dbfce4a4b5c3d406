import { type CallResponse, type consoleHome, waitingKinds } from '@rondo/contract';
import { amsterdamDay, centsToEuros, day, maskAddress } from '@rondo/rules';
import { instantLater } from '../../platform/time/amsterdam.ts';
import type { Database } from '../../platform/db.ts';
import { findMissing, type Paying } from '../settlements/find-missing.ts';
import { type DayRow, findByDay, findGamesByDay, type GamesRow, type Span } from './daily-queries.ts';
import { findOwedInAll, type OwedRow } from './held-queries.ts';
import { findWaiting, notPaidOut, type WaitingRow } from './waiting-queries.ts';

type Home = CallResponse<typeof consoleHome>['data'];
type Daily = Home['daily'][number];
type Held = Home['held'][number];
type Waiting = Home['waiting'][number];

/** How many days a chart of the course shows, today included. */
const courseDays = 30;

/** What waits for an admin, and today's figures, each beside those of the same weekday a week ago. */
export async function countHome(db: Database, now: Date, paying: Paying): Promise<Home> {
  const span = spanTo(now);
  const [games, joins, moneyIn, signUps, mailsFailed, owed, waiting, missing] = await Promise.all([
    findGamesByDay(db, span),
    findByDay(db, 'joins', span),
    findByDay(db, 'moneyIn', span),
    findByDay(db, 'signUps', span),
    findByDay(db, 'mailsFailed', span),
    findOwedInAll(db, span.thenNow),
    findWaiting(db),
    findMissing(db, paying),
  ]);
  return {
    day: span.days.at(-1) ?? '',
    before: span.before,
    daily: [
      ofGames('games', games, span, (row) => row?.games ?? 0),
      ofGames('fillRate', games, span, (row) => (row && row.spots > 0 ? row.taken / row.spots : null)),
      soFar('joins', joins, span),
      soFar('moneyIn', moneyIn, span, centsToEuros),
      soFar('signUps', signUps, span),
      soFar('mailsFailed', mailsFailed, span),
    ],
    held: owed.map(presentHeld),
    waiting: [...waiting, ...notPaidOut(missing)]
      .toSorted((one, other) => waitingKinds.indexOf(one.kind) - waitingKinds.indexOf(other.kind))
      .map(presentWaiting),
  };
}

function spanTo(now: Date): Span {
  const today = Temporal.PlainDate.from(amsterdamDay(now));
  return {
    days: Array.from({ length: courseDays }, (_, index) => today.subtract({ days: courseDays - 1 - index }).toString()),
    before: today.subtract({ weeks: 1 }).toString(),
    // In the hour that the clocks skip, goes back exactly a week.
    thenNow: instantLater(now, { weeks: -1 }) ?? new Date(now.getTime() - 7 * day),
  };
}

/** A day's games are known before it begins, so the comparison takes whole days. */
function ofGames(
  name: Daily['name'],
  rows: readonly GamesRow[],
  { days, before }: Span,
  read: (row: GamesRow | undefined) => number | null,
): Daily {
  const course = days.map((day, index) => ({ day, value: read(rows.find((row) => row.day === index + 1)) }));
  return { name, value: course.at(-1)?.value ?? null, before: valueOf(course, before), course };
}

const valueOf = (course: Daily['course'], day: string) => course.find((one) => one.day === day)?.value ?? null;

function soFar(
  name: Daily['name'],
  rows: readonly DayRow[],
  { days, before }: Span,
  unit: (value: number) => number = (value) => value,
): Daily {
  const rowOf = (index: number) => rows.find((row) => row.day === index + 1);
  const course = days.map((day, index) => ({ day, value: unit(rowOf(index)?.value ?? 0) }));
  const then = rowOf(days.indexOf(before))?.by_then ?? 0;
  return { name, value: course.at(-1)?.value ?? 0, before: unit(then), course };
}

const presentHeld = ({ account, cents, since_cents: since }: OwedRow): Held => ({
  name: account === 'wallet' ? 'owedToPlayers' : 'owedToOrganisers',
  value: centsToEuros(cents),
  before: centsToEuros(cents - since),
});

const presentWaiting = ({ cents, name, ...row }: WaitingRow): Waiting => ({
  ...row,
  // Who gets a message is shown only by a look that is logged.
  name: row.kind === 'messageRetried' ? maskAddress(name) : name,
  amount: cents === null ? null : centsToEuros(cents),
});
