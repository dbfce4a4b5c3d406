import * as contract from '@rondo/contract';
import { pageSizes } from '@rondo/rules';
import { paginationOf } from '../../platform/calls/pagination.ts';
import { type Context, serve, serveCached } from '../../platform/serve.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { countReported } from './labels/label-queries.ts';
import { findMembers } from './member-queries.ts';
import { findNews } from './news-queries.ts';
import {
  presentCommunity,
  presentJoinRequest,
  presentListed,
  presentMember,
  presentNews,
  presentOwnCommunities,
} from './present.ts';
import { countRequests, findFeatured, findMine, searchCommunities, type Standing } from './queries.ts';
import { leads, requireCommunity, requireSight, sees } from './require-standing.ts';

/** Viewing communities: the list, one of them, its members and its news. */
export function communityRoutes(context: Context): void {
  const { db, standbys } = context;

  serveCached(context, contract.listCommunities, async ({ query: { page, limit, ...search } }) => {
    const { rows, totalCount } = await standbys.read(null, (db) =>
      searchCommunities(db, search, { limit, skip: (page - 1) * limit }),
    );
    const communities = presentListed(rows);
    return { status: 'success', data: { communities, pagination: paginationOf(totalCount, limit) } };
  });

  serveCached(context, contract.featuredCommunities, async ({ query }) => {
    const rows = await standbys.read(null, (db) => findFeatured(db, query.limit));
    return { status: 'success', data: { communities: presentListed(rows) } };
  });

  serve(context, contract.myCommunities, async ({ viewer }) => {
    const rows = await findMine(db, viewer.id);
    return { status: 'success', data: { communities: presentOwnCommunities(rows) } };
  });

  serve(context, contract.getCommunity, async ({ params, viewer }) =>
    standbys.read(viewer, (db) => showCommunity({ db }, params.code, viewer)),
  );

  serve(context, contract.communityMembers, async ({ params, query, viewer }) => {
    const { members, totalCount } = await standbys.read(viewer, async (db) => {
      const { community } = await requireSight(db, params.id, viewer);
      const { rows, totalCount } = await findMembers(db, community, { ...query, hidesNames: viewer === null });
      return { members: rows.map((row) => presentMember(row, community, viewer)), totalCount };
    });
    return { status: 'success', data: { members, pagination: paginationOf(totalCount, pageSizes.communityMembers) } };
  });

  serve(context, contract.communityNews, async ({ params, query, viewer }) => {
    const { rows, totalCount } = await standbys.read(viewer, async (db) => {
      const { community } = await requireSight(db, params.id, viewer);
      return findNews(db, community.id, query.page);
    });
    const pagination = paginationOf(totalCount, pageSizes.communityNews);
    return { status: 'success', data: { news: rows.map((row) => presentNews(row, viewer)), pagination } };
  });
}

/** A community's page, as this person may see it. */
export async function showCommunity({ db }: Pick<Context, 'db'>, ref: string, viewer: Viewer | null) {
  const standing = await requireCommunity(db, ref, viewer);
  const { community } = standing;
  const [maySee, mayLead] = [sees(viewer, standing), leads(viewer, standing)];
  const [{ rows }, requests, reportedLabels] = await Promise.all([
    maySee ? findMembers(db, community, { query: '', page: 1, hidesNames: viewer === null }) : { rows: [] },
    mayLead ? countRequests(db, community.id) : { pending: 0, to_let_in: 0 },
    mayLead ? countReported(db, community.id) : 0,
  ]);
  const members = rows.map((row) => presentMember(row, community, viewer));
  return {
    status: 'success' as const,
    data: {
      community: {
        ...presentCommunity(community, { isSeen: maySee }),
        members,
        closedNote: closedNoteFor(standing, maySee),
      },
      joinRequest: presentJoinRequest(standing),
      maySee,
      mayLead,
      pendingRequests: requests.pending,
      requestsToLetIn: requests.to_let_in,
      reportedLabels,
    },
  };
}

/** The note that a community's people got when it was closed; strangers only learn that a private one was closed. */
function closedNoteFor({ community, membership }: Standing, maySee: boolean): string | null {
  const isTold = !community.is_private || maySee || membership !== null;
  return community.closed_note === null || isTold ? community.closed_note : '';
}
