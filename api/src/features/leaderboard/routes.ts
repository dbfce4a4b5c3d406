import * as contract from '@rondo/contract';
import { type Context, serveShared } from '../../platform/serve.ts';
import { countRanked, findRanked, type RankedRow } from './queries.ts';

export function leaderboardRoutes(context: Context): void {
  const { db } = context;

  serveShared(context, contract.leaderboard, async ({ params, query }) => {
    const { page, limit } = query;
    const skip = (page - 1) * limit;
    const [rows, count] = await Promise.all([
      findRanked(db, params.sport, { limit, skip }),
      countRanked(db, params.sport, contract.leaderboardPageMost * limit),
    ]);
    const leaderBoard = rows.map((row, index) => presentEntry(row, skip + index + 1));
    return { status: 'success', data: { leaderBoard, pagination: { totalPages: Math.ceil(count / limit) } }, page };
  });
}

function presentEntry(row: RankedRow, sequence: number): contract.LeaderboardEntry {
  return {
    sequence,
    userId: row.id,
    name: row.name,
    photo: row.photo,
    elo: row.elo,
    game_count: row.role === 'guest' ? null : row.game_count,
    role: row.role,
  };
}
