import type { GameRecap } from '@rondo/contract';
import { roundedScore, weeksInARow } from '@rondo/rules';
import { againStep } from '@rondo/rules/recap';
import type { Database } from '../../../platform/db.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { presentCard } from '../present.ts';
import { type AgainRow, findAgain, findRecap, type RecapRow } from './recap-queries.ts';
import { againOf, stands } from './require-again.ts';

/** The recap of the latest game that somebody played in or hosted; null without one. */
export async function findLatestRecap(db: Database, viewer: Viewer, now: Date): Promise<GameRecap | null> {
  const game = (await findAgain(db, viewer.id, null, now)).find((row) => stands(row, now));
  return game ? recapOf(db, viewer, game) : null;
}

/** The recap of a game; null while it has none, `undefined` for who didn't play in it or host it. */
export async function findRecapOf(
  db: Database,
  viewer: Viewer,
  gameId: string,
  now: Date,
): Promise<GameRecap | null | undefined> {
  const [game] = await findAgain(db, viewer.id, gameId, now);
  if (!game) return undefined;
  return stands(game, now) ? recapOf(db, viewer, game) : null;
}

async function recapOf(db: Database, viewer: Viewer, game: AgainRow): Promise<GameRecap | null> {
  const row = await findRecap(db, viewer.id, game.id);
  return row && present(row, game, viewer);
}

function present(row: RecapRow, game: AgainRow, viewer: Viewer): GameRecap {
  const again = againOf(game, viewer);
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
