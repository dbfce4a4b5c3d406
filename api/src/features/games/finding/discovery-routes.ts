import * as contract from '@rondo/contract';
import { pageSizes } from '@rondo/rules';
import { paginationOf } from '../../../platform/calls/pagination.ts';
import { Refused } from '../../../platform/refusal.ts';
import { type Context, serve, serveCachedByAudience } from '../../../platform/serve.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { findCommunityAccess } from '../access/community-access.ts';
import { findCommunityGames, findPlayedOfCommunity, findTournaments, findVotable } from './discovery-queries.ts';
import { findAudience } from './find-audience.ts';
import { findGamesByDay } from './games-by-day.ts';
import { findJoinable } from './find-joinable.ts';
import { type CellRow, findMapCells } from './map-cells.ts';
import { presentCard, presentCards, presentJoined } from '../present.ts';
import { findJoined } from '../own/own-games-queries.ts';

/** Ways to find games other than the list. */
export function discoveryRoutes(context: Context): void {
  const { db, standbys, clock } = context;
  const ofViewer = (viewer: Viewer) => findAudience(db, viewer.id);

  serveCachedByAudience(context, contract.mapGames, ofViewer, async ({ query, audience }) => {
    const rows = await standbys.read(null, (db) => findMapCells(db, query, audience, clock.now()));
    const cells = rows.map(presentCell);
    return { status: 'success', data: { cells, totalCount: cells.reduce((sum, { count }) => sum + count, 0) } };
  });

  serveCachedByAudience(context, contract.gamesByDay, ofViewer, async ({ query, audience }) => {
    const { days, next } = await standbys.read(null, (db) => findGamesByDay(db, query, audience, clock.now()));
    const shown = days.map(({ rows, ...day }) => ({ ...day, matches: presentCards(rows, presentCard) }));
    return { status: 'success', data: { days: shown, next } };
  });

  serve(context, contract.joinableGames, async ({ query, viewer }) => {
    const audience = viewer ? await ofViewer(viewer) : [];
    const reader = { userId: viewer?.id ?? null, audience };
    const rows = await standbys.read(viewer, (db) => findJoinable(db, query, reader, clock.now()));
    return { status: 'success', data: { matches: presentCards(rows, presentCard) } };
  });

  serveCachedByAudience(context, contract.listTournaments, ofViewer, async ({ query, audience }) => {
    const rows = await standbys.read(null, (db) => findTournaments(db, query.limit, audience, clock.now()));
    return { status: 'success', data: { tournaments: presentCards(rows, presentCard) } };
  });

  serve(context, contract.votableGames, async ({ viewer }) => {
    const rows = await findVotable(db, viewer.id, clock.now());
    return { status: 'success', gamesUserCanVote: presentCards(rows, presentCard) };
  });

  serve(context, contract.pastGames, async ({ params, query, viewer }) => {
    if (params.id !== viewer.id) throw new Refused('not_found');
    const { page, limit } = query;
    const past = { period: 'past' as const, limit, skip: (page - 1) * limit };
    const { rows, totalCount } = await findJoined(db, viewer.id, past, clock.now());
    return {
      status: 'success',
      data: presentCards(rows, presentJoined),
      pagination: paginationOf(totalCount, limit),
    };
  });

  serve(context, contract.communityGames, async ({ params, query, viewer }) => {
    const limit = pageSizes.communityGames;
    const { rows, totalCount } = await standbys.read(viewer, async (db) => {
      const community = await findCommunityAccess(db, params.code, viewer?.id ?? null);
      if (!community) throw new Refused('community_not_found');
      const page = { limit, skip: (query.page - 1) * limit };
      if (community.closed) return { rows: [], totalCount: 0 };
      return query.period === 'past'
        ? findPlayedOfCommunity(db, community.id, page)
        : findCommunityGames(db, community.id, page, clock.now());
    });
    return {
      status: 'success' as const,
      matchesFromCommunity: presentCards(rows, presentCard),
      pagination: { totalMatches: totalCount, limit },
    };
  });
}

function presentCell({ count, latitude, longitude, games, ...bounds }: CellRow): contract.MapCell {
  return { count, latitude, longitude, bounds, matches: presentCards(games, presentCard) };
}
