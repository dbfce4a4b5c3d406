import type { CallRequest, listConsoleGames } from '@rondo/contract';
import { sql } from 'kysely';
import { inSpan, onDay } from '../../../platform/time/on-day.ts';
import { wordConditions } from '../../../platform/wording/search-words.ts';

type Search = Omit<CallRequest<typeof listConsoleGames>['query'], 'sort' | 'page'>;

/** In the words of both kinds of indexes (decisions/0150-words-are-counted-to-a-thousand.md). */
const live = sql`not g.archived and g.archived is not true`;

const statuses: Record<Search['status'], ReturnType<typeof sql>> = {
  upcoming: sql`${live} and g.status <> 'cancelled'`,
  played: sql`g.archived and g.status = 'confirmed'`,
  cancelled: sql`g.status = 'cancelled'`,
  // Written as two halves, because each has an index of its own.
  held: sql`g.status <> 'cancelled' and (g.archived or (${live}))`,
};

const grounds = { outdoors: sql`g.surface <> 'Indoors'`, indoors: sql`g.surface = 'Indoors'` };

/** The condition that a game (`game g`) matches what an admin searches for. */
export function isMeant({ query, status, ground, venue, city, organiser, series, day, joined, ...span }: Search) {
  const where = [
    statuses[status],
    ...wordConditions(sql`g.search_text`, query),
    ...(ground ? [grounds[ground]] : []),
    ...(venue ? [sql`g.venue_id = ${venue}`] : []),
    ...(city ? [sql`g.city = ${city}`] : []),
    ...(organiser ? [sql`g.organiser_id = ${organiser}`] : []),
    ...(series ? [sql`g.series_id = ${series}`] : []),
    ...(day ? [onDay(sql`g.starts_at`, day)] : []),
    ...inSpan(sql`g.starts_at`, span),
    ...(joined ? [sql`g.id in (select r.game_id from registration r where ${onDay(sql`r.joined_at`, joined)})`] : []),
  ];
  return sql.join(where, sql` and `);
}
