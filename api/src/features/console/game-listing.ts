import { consoleGamesFile, listConsoleGames } from '@rondo/contract';
import { sql } from 'kysely';
import { listing } from '../../platform/admins/console-list.ts';
import { consoleGameColumns, type ConsoleGameRow } from './game-queries.ts';
import { isMeant } from '../games/finding/meant-games.ts';
import { presentConsoleGame } from './present.ts';

/** Games, in the console: all, private ones too. */
export const gameList = listing({
  list: listConsoleGames,
  file: consoleGamesFile,
  rows: (search) => sql<ConsoleGameRow>`select ${consoleGameColumns} from game g where ${isMeant(search)}`,
  orders: {
    earliest: sql`g.starts_at, g.id`,
    latest: sql`g.starts_at desc, g.id`,
  },
  present: presentConsoleGame,
});
