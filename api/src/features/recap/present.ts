import type { GameRecap } from '@rondo/contract';
import { countingOf, scoreOf } from '@rondo/rules/results';
import { roundedScore, weeksInARow } from '@rondo/rules';
import { type Again, againStep } from '@rondo/rules/recap';
import { presentCard } from '../games/present.ts';
import type { AgainRow, RecapRow } from './recap-queries.ts';

interface Recap {
  row: RecapRow;
  game: AgainRow;
  again: Again;
  winner: string | null;
}

/** A recap as its reader sees it, who played in the game or hosted it. */
export function presentRecap({ row, game, again, winner }: Recap): GameRecap {
  const { people, receipt } = row;
  return {
    game: presentCard(row),
    isHost: again.isHost,
    people: people.map(({ id, name, photo }) => ({ _id: id, name, photo })),
    guests: row.guests,
    result: resultOf(row),
    winner,
    metFirst: row.met_first,
    weeksInARow: weeksInARow(row.days, new Date(row.starts_at)),
    score: receipt && {
      before: receipt.before === null ? null : roundedScore(receipt.before, 1),
      after: roundedScore(receipt.after, 1),
    },
    next: game.next && { _id: game.next.id, game_date: game.next.startsAt, isIn: game.next.isIn },
    again: againStep(again),
    wanted: again.isHost ? game.asked : 0,
    hasPicture: row.private_community_id === null,
  };
}

/** A result from the side of the reader's team. */
function resultOf({ result, sport }: RecapRow): GameRecap['result'] {
  const counting = countingOf(sport);
  if (!result || !counting) return null;
  const { team, outcome, bouts } = result;
  const [bout] = bouts;
  if (!bout || bouts.length > 1) return { outcome, score: null };
  const [one, other] = scoreOf(bout, counting);
  return { outcome, score: bout.sides[0] === team ? [one, other] : [other, one] };
}
