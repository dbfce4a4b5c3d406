import * as contract from '@rondo/contract';
import { pageSizes } from '@rondo/rules';
import { paginationOf } from '../../platform/pagination.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve, serveShared } from '../../platform/serve.ts';
import { findCommunityAccess, findCommunityGames, findTournaments, findVotable } from './discovery-queries.ts';
import { type CellRow, findMapCells } from './map-cells.ts';
import { presentCard } from './present.ts';
import { findJoined } from './queries.ts';

/** Ways to find games besides the list. */
export function discoveryRoutes(context: Context): void {
  const { db, clock } = context;

  serveShared(context, contract.mapGames, async ({ query }) => {
    const cells = (await findMapCells(db, query, clock.now())).map(presentCell);
    return { status: 'success', data: { cells, totalCount: cells.reduce((sum, { count }) => sum + count, 0) } };
  });

  serveShared(context, contract.listTournaments, async ({ query }) => {
    const rows = await findTournaments(db, query.limit, clock.now());
    return { status: 'success', data: { tournaments: rows.map(presentCard) } };
  });

  serve(context, contract.votableGames, async ({ viewer }) => {
    const rows = await findVotable(db, viewer.id);
    return { status: 'success', gamesUserCanVote: rows.map(presentCard) };
  });

  serve(context, contract.pastGames, async ({ params, query, viewer }) => {
    if (params.id !== viewer.id) throw new Refused('not_found');
    const { page, limit } = query;
    const past = { period: 'past' as const, limit, skip: (page - 1) * limit };
    const { rows, totalCount } = await findJoined(db, viewer.id, past, clock.now());
    return {
      status: 'success',
      data: rows.map(presentCard),
      pagination: paginationOf(totalCount, limit),
    };
  });

  serve(context, contract.communityGames, async ({ params, query, viewer }) => {
    const community = await findCommunityAccess(db, params.code, viewer?.id ?? null);
    if (!community) throw new Refused('community_not_found');
    const limit = pageSizes.communityGames;
    const page = { limit, skip: (query.page - 1) * limit };
    const { rows, totalCount } = community.closed
      ? { rows: [], totalCount: 0 }
      : await findCommunityGames(db, community.id, page, clock.now());
    return {
      status: 'success' as const,
      matchesFromCommunity: rows.map(presentCard),
      pagination: { totalMatches: totalCount, limit },
    };
  });
}

function presentCell({ count, latitude, longitude, games, ...bounds }: CellRow): contract.MapCell {
  return { count, latitude, longitude, bounds, matches: games.map(presentCard) };
}
