import { figuresOf, type PlayedGame, type YearFigures, yearsOf } from '@rondo/rules/years';
import type { Database } from '../../platform/db.ts';
import { findPlayed } from './year-queries.ts';

export interface OwnGame extends PlayedGame {
  id: string;
  people: number;
}

export interface OwnYear extends YearFigures<OwnGame> {
  year: number;
}

/** Somebody's years in games, the latest first (product.md#a-year). */
export async function findYears(db: Database, userId: string, now: Date): Promise<OwnYear[]> {
  const games = (await findPlayed(db, userId)).map(
    ({ starts_at: startsAt, duration_minutes: minutes, ...game }): OwnGame => ({
      ...game,
      startsAt: new Date(startsAt),
      minutes,
    }),
  );
  return yearsOf(games, now).flatMap(({ year, games: played }) => {
    const figures = figuresOf(played);
    return figures ? [{ year, ...figures }] : [];
  });
}
