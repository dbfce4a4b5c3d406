import type { CallResponse, consoleHome } from '@rondo/contract';
import { amsterdamDay, centsToEuros, day } from '@rondo/rules';
import { instantLater } from '../../platform/time/amsterdam.ts';
import type { Database } from '../../platform/db.ts';
import { type DayRow, findByDay, findGamesByDay, type GamesRow, type Span } from './daily-queries.ts';
import { findOwedInAll, findWaiting, type OwedRow, type WaitingRow } from './standing-queries.ts';

type Home = CallResponse<typeof consoleHome>['data'];
type Daily = Home['daily'][number];
type Standing = Home['standing'][number];

/** How many days a chart of the course shows, today included. */
const courseDays = 30;

/** Today's figures, each beside those of the same weekday a week ago. */
export async function countHome(db: Database, now: Date): Promise<Home> {
  const span = spanTo(now);
  const [games, joins, moneyIn, signUps, mailsFailed, owed, waiting] = await Promise.all([
    findGamesByDay(db, span),
    findByDay(db, 'joins', span),
    findByDay(db, 'moneyIn', span),
    findByDay(db, 'signUps', span),
    findByDay(db, 'mailsFailed', span),
    findOwedInAll(db, span.thenNow),
    findWaiting(db, span.thenNow),
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
    standing: [...ofOwed(owed), ...ofWaiting(waiting)],
    reportedIn: waiting.reported_in,
    messageReportedIn: placeOf(waiting),
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

function ofOwed(rows: readonly OwedRow[]): Standing[] {
  return rows.map(({ account, cents, since_cents: since }) => ({
    name: account === 'wallet' ? 'owedToPlayers' : 'owedToOrganisers',
    value: centsToEuros(cents),
    before: centsToEuros(cents - since),
  }));
}

function placeOf({ message_in_game: gameId, message_in_community: shortCode }: WaitingRow): Home['messageReportedIn'] {
  if (gameId !== null) return { kind: 'game', gameId };
  return shortCode === null ? null : { kind: 'community', shortCode };
}

function ofWaiting(row: WaitingRow): Standing[] {
  return [
    { name: 'applications', value: row.applications, before: row.applications_then },
    { name: 'companies', value: row.companies, before: row.companies_then },
    { name: 'venues', value: row.venues, before: row.venues_then },
    { name: 'ordersSetAside', value: row.orders, before: row.orders_then },
    { name: 'linesToExplain', value: row.lines, before: null },
    { name: 'reports', value: row.reports, before: row.reports_then },
    { name: 'messagesReported', value: row.messages_reported, before: null },
    { name: 'noShows', value: row.no_shows, before: null },
    { name: 'messagesRetried', value: row.retried, before: null },
    { name: 'jobsFailing', value: row.failing, before: null },
  ];
}
