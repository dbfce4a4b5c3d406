import * as contract from '@rondo/contract';
import { mayLookUpRank } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve, serveCachedByLogin } from '../../platform/serve.ts';
import { presentPage } from './present.ts';
import { countRanked, findAround, findRanked } from './queries.ts';
import { requireRanking, whyNotRanked } from './require-ranking.ts';

export function leaderboardRoutes(context: Context): void {
  const { db, standbys } = context;

  serveCachedByLogin(
    context,
    contract.leaderboard,
    async ({ params: { sport }, query: { page, limit, community, city }, viewer }) => {
      // A ranking for members only is checked and read where memberships are decided.
      const asker = community === undefined ? null : viewer;
      const [rows, count] = await standbys.read(asker, async (db) => {
        const ranking = await requireRanking(db, { sport, community, city }, viewer);
        return Promise.all([findRanked(db, ranking, { skip: (page - 1) * limit, limit }), countRanked(db, ranking)]);
      });
      return presentPage({ rows, page, count, limit }, viewer);
    },
    'community',
  );

  serve(context, contract.ownRank, async ({ params: { id }, query: { sport, limit, community, city }, viewer }) => {
    if (!mayLookUpRank(viewer, id)) throw new Refused('not_allowed');
    const ranking = await requireRanking(db, { sport, community, city }, viewer);
    const [rows, count] = await Promise.all([findAround(db, ranking, { userId: id, limit }), countRanked(db, ranking)]);
    const [first] = rows;
    if (!first) throw await whyNotRanked(db, ranking, id);
    return presentPage({ rows, page: Math.ceil(first.rank / limit), count, limit }, viewer);
  });
}
