import { keptByScripts } from '@rondo/rules';
import { readStored, store } from '../../platform/stored.ts';

/** Positions of the slider, from 0 to 100, by player. */
export type Levels = Readonly<Record<string, number>>;

/** The levels that were chosen for a game but not sent yet. */
export function keptLevels(gameId: string): Levels {
  return JSON.parse(readStored(keptByScripts.levels, gameId) ?? '{}') as Levels;
}

/** Stores the levels in this browser; null removes them. */
export function keepLevels(gameId: string, levels: Levels | null): void {
  store(keptByScripts.levels, levels && JSON.stringify(levels), gameId);
}
