import { day, hour } from './durations.ts';
import { deadlines } from './finding.ts';
import type { Sport } from './sports.ts';

/** The presets that fill in a new game (decisions/0047-creating.md). */

/** Players of a game with as many on each side. */
export interface SizePreset {
  perSide: number;
  minimum: number;
  players: number;
}

/** How many play on a side in each form of a sport, the usual one first; not in the sports' table, because only organisers load it. */
const sides: Record<Sport, readonly number[]> = {
  Football: [7, 5, 11],
  Futsal: [5],
  Volleyball: [6, 4, 2],
  Basketball: [5, 3],
  'Martial arts': [],
  'Health & fitness': [],
};

export function sizePresets(sport: Sport): SizePreset[] {
  return sides[sport].map((perSide) => {
    const players = 2 * perSide;
    // Two thirds of a side can still play, with the same number on each side.
    return { perSide, players, minimum: Math.min(2 * Math.ceil((2 * perSide) / 3), players - 1) };
  });
}

/** Hours between now and a proposed start: joining a free game closes earlier, and somebody has to see the game first. */
const lead = deadlines.freeCutoffHours + 1;
const atMost = 5;
const saturday = 6;

/**
 * Starts to choose with one press, soonest first, in local time, `2026-12-01T20:00`: the usual ones, tonight, tomorrow and on Saturday, if somebody
 * can still join by then.
 * @param usual when the organiser's earlier games would be next, most recent first
 */
export function startPresets(now: string, usual: readonly string[]): string[] {
  const today = now.slice(0, 10);
  // Calendar times are counted as if they were UTC, so that clock changes don't matter.
  const at = (time: string, days: number) => localOf(Date.parse(`${today}T${time}Z`) + days * day);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const toSaturday = (saturday - weekday + 7) % 7 || 7;
  const earliest = localOf(Date.parse(`${now}Z`) + lead * hour);
  const general = [at('20:00', 0), at('19:00', 1), at('10:00', toSaturday)];
  const offered = new Set([...general, ...usual.slice(0, 2)].filter((start) => start >= earliest));
  return [...offered].sort().slice(0, atMost);
}

function localOf(asUtc: number): string {
  return new Date(asUtc).toISOString().slice(0, 16);
}
