import { deadlines } from './limits.ts';
import { daysAfter } from './playing-times.ts';
import { type Sport, sportTable } from './sports.ts';

/** What a press fills in of a new game (decisions/0047-creating.md). */

/** Players of a game in which as many play on each side. */
export interface SizePreset {
  perSide: number;
  minimum: number;
  players: number;
}

/** Sides that are played of a sport, the usual one first: five a side on a small field needs no other form. */
export function sizePresets(sport: Sport): SizePreset[] {
  return (sportTable[sport].sides ?? []).map((perSide) => {
    const players = 2 * perSide;
    // Two thirds of a side still play, and as many against as many.
    return { perSide, players, minimum: Math.min(2 * Math.ceil((2 * perSide) / 3), players - 1) };
  });
}

/** Hours between now and a proposed start: joining a free game closes before, and somebody has to see it first. */
const lead = deadlines.freeCutoffHours + 1;
const atMost = 5;
const saturday = 6;

/**
 * Starts to choose from with a press, soonest first; all times local, `2026-12-01T20:00`: the usual ones, tonight, tomorrow and on
 * Saturday, as far as somebody can still join by then.
 * @param usual when one's former games would be next, most recent first
 */
export function startPresets(now: string, usual: readonly string[]): string[] {
  const today = now.slice(0, 10);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const toSaturday = (saturday - weekday + 7) % 7 || 7;
  const earliest = new Date(Date.parse(`${now}Z`) + lead * 3_600_000).toISOString().slice(0, 16);
  const general = [`${today}T20:00`, `${daysAfter(today, 1)}T19:00`, `${daysAfter(today, toSaturday)}T10:00`];
  const offered = new Set([...general, ...usual.slice(0, 2)].filter((start) => start >= earliest));
  return [...offered].sort().slice(0, atMost);
}
