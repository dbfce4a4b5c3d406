import { type CallRequest, consoleGamesFile, listConsoleGames } from '@rondo/contract';
import { sql } from 'kysely';
import { listing } from '../../platform/admins/console-list.ts';
import { inSpan, onDay } from '../../platform/time/on-day.ts';
import { wordConditions } from '../../platform/wording/search-words.ts';
import { consoleGameColumns, type ConsoleGameRow } from './game-queries.ts';
import { presentConsoleGame } from './present.ts';

type Search = CallRequest<typeof listConsoleGames>['query'];

const statuses: Record<Search['status'], ReturnType<typeof sql>> = {
  upcoming: sql`not g.archived and g.status <> 'cancelled'`,
  played: sql`g.archived and g.status = 'confirmed'`,
  cancelled: sql`g.status = 'cancelled'`,
  // Said in two halves, since each has an index of its own.
  held: sql`g.status <> 'cancelled' and (g.archived or not g.archived)`,
};

/** Games, in the console: all, private ones too. */
export const gameList = listing({
  list: listConsoleGames,
  file: consoleGamesFile,
  rows: ({ query, status, day, joined, ...span }) => {
    const where = [
      statuses[status],
      ...wordConditions(sql`g.search_text`, query),
      ...(day ? [onDay(sql`g.starts_at`, day)] : []),
      ...inSpan(sql`g.starts_at`, span),
      ...(joined ? [sql`g.id in (select r.game_id from registration r where ${onDay(sql`r.joined_at`, joined)})`] : []),
    ];
    return sql<ConsoleGameRow>`select ${consoleGameColumns} from game g where ${sql.join(where, sql` and `)}`;
  },
  orders: {
    earliest: sql`g.starts_at, g.id`,
    latest: sql`g.starts_at desc, g.id`,
  },
  present: presentConsoleGame,
});
