import * as contract from '@rondo/contract';
import { maySeePerson } from '@rondo/rules';
import { type Context, serveSharedByLogin } from '../../platform/serve.ts';
import { countRanked, findRanked, type RankedRow } from './queries.ts';

export function leaderboardRoutes(context: Context): void {
  const { db } = context;

  serveSharedByLogin(context, contract.leaderboard, async ({ params, query, viewer }) => {
    const { page, limit } = query;
    const skip = (page - 1) * limit;
    const [rows, count] = await Promise.all([
      findRanked(db, params.sport, { limit, skip }),
      countRanked(db, params.sport, contract.leaderboardPageMost * limit),
    ]);
    const leaderBoard = rows.map((row, index) =>
      presentEntry(row, skip + index + 1, maySeePerson(viewer, { hidesName: row.hides_name })),
    );
    return { status: 'success', data: { leaderBoard, pagination: { totalPages: Math.ceil(count / limit) } }, page };
  });
}

function presentEntry(row: RankedRow, sequence: number, isShown: boolean): contract.LeaderboardEntry {
  return {
    sequence,
    userId: row.id,
    name: isShown ? row.name : null,
    photo: isShown ? row.photo : null,
    elo: row.elo,
    game_count: row.role === 'guest' ? null : row.game_count,
    role: row.role,
  };
}
