import { keyOf, redrawn } from '@rondo/rules/tournaments';
import type { Transaction } from '../../../platform/db.ts';
import { writeSlots } from '../drawing/write-plan.ts';
import type { TournamentRow } from '../find-tournament.ts';
import { timed } from '../present-tournament.ts';
import { readDay } from '../read-day.ts';

/**
 * Draws the rounds of a Swiss tournament that follow from its results: the next one, or once more one that nobody began. Each match keeps its court
 * and time, and each duty is of who has the seat now.
 * @param row as it is since the result or the withdrawal
 */
export async function drawRounds(trx: Transaction, row: TournamentRow, now: Date): Promise<void> {
  if (row.terms.format !== 'swiss') return;
  const { drawn, judged } = readDay(row);
  const begun = row.matches.filter((stored, index) => {
    const match = drawn.matches[index];
    const begins = match ? timed(match, stored, row).begins : null;
    return begins !== null && begins <= now;
  });
  const { matches, seats } = redrawn(drawn, judged, new Set(begun.map(({ id }) => id)));
  const sides = new Map(matches.map((match) => [match.id, match.sides]));
  const after = row.matches.flatMap((stored) => {
    const own = sides.get(stored.id);
    const duties = stored.duties.map(({ role, side }) => ({ role, side: seats.get(keyOf(side)) ?? side }));
    return own ? [{ ...stored, sides: own, duties }] : [];
  });
  await writeSlots(trx, row, { ...row, matches: after });
}
