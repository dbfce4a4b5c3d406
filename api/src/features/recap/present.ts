import type { GameRecap } from '@rondo/contract';
import { roundedScore, weeksInARow } from '@rondo/rules';
import { type Again, againStep } from '@rondo/rules/recap';
import { presentCard } from '../games/present.ts';
import type { AgainRow, RecapRow } from './recap-queries.ts';

interface Recap {
  row: RecapRow;
  game: AgainRow;
  again: Again;
}

/** A recap as its reader sees it, who played in the game or hosted it. */
export function presentRecap({ row, game, again }: Recap): GameRecap {
  const { people, receipt } = row;
  return {
    game: presentCard(row),
    isHost: again.isHost,
    people: people.map(({ id, name, photo }) => ({ _id: id, name, photo })),
    guests: row.guests,
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
