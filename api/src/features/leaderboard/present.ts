import type { LeaderboardEntry } from '@rondo/contract';
import { bandOf, maySeePerson, roundedScore } from '@rondo/rules';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { RankedRow } from './queries.ts';

interface Shown {
  rows: readonly RankedRow[];
  page: number;
  /** How many players are ranked. */
  count: number;
  limit: number;
}

export const presentPage = ({ rows, page, count, limit }: Shown, viewer: Viewer | null) => ({
  status: 'success' as const,
  data: {
    leaderBoard: rows.map((row) => presentEntry(row, viewer)),
    pagination: { totalPages: Math.ceil(count / limit) },
  },
  page,
});

function presentEntry(row: RankedRow, viewer: Viewer | null): LeaderboardEntry {
  const isShown = maySeePerson(viewer, { hidesName: row.hides_name });
  return {
    sequence: row.rank,
    userId: row.id,
    name: isShown ? row.name : null,
    photo: isShown ? row.photo : null,
    elo: roundedScore(row.elo, 1),
    band: bandOf(row.elo),
    game_count: row.role === 'guest' ? null : row.game_count,
    role: row.role,
  };
}
