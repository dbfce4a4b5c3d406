import * as contract from '@rondo/contract';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve, serveShared } from '../../platform/serve.ts';
import { presentCommunity } from './present.ts';
import { findByCode, findFeatured, findMine } from './queries.ts';

export function communityRoutes(context: Context): void {
  const { db } = context;

  serveShared(context, contract.featuredCommunities, async ({ query }) => {
    const rows = await findFeatured(db, query.limit);
    return { status: 'success', data: { communities: rows.map(presentCommunity) } };
  });

  serve(context, contract.myCommunities, async ({ viewer }) => {
    const rows = await findMine(db, viewer.id);
    return { status: 'success', data: { communities: rows.map(presentCommunity) } };
  });

  serve(context, contract.getCommunity, async ({ params, viewer }) => {
    const row = await findByCode(db, params.code, viewer?.id ?? null);
    if (!row) throw new Refused('community_not_found');
    const joinRequest = row.membership && { status: row.membership };
    return { status: 'success', data: { community: presentCommunity(row), joinRequest } };
  });
}
