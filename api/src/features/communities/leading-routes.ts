import * as contract from '@rondo/contract';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { type Context, serve } from '../../platform/serve.ts';
import type { UploadedFile } from '../../platform/files/uploads.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { readPicture } from '../../platform/files/keep-picture.ts';
import { editCommunity } from './edit-community.ts';
import { findGameFigures, findSizes } from './figures-queries.ts';
import { findInvitations } from './invitation-queries.ts';
import { makeInvitation, revokeInvitation } from './invitations.ts';
import { deleteNews, editNews, writeNews } from './news.ts';
import { presentInvitation, presentNews } from './present.ts';
import { requireLead } from './require-standing.ts';
import { showCommunity } from './routes.ts';

/** The calls of a community's admins, apart from deciding about members. */
export function leadingRoutes(context: Context, storage: StorageProvider): void {
  const { db, clock, jobs, config } = context;
  const writing = { db, jobs, storage, publicUrl: config.publicUrl };

  /** Decoded only for the community's leaders, because decoding is expensive. */
  const pictureOf = async (file: UploadedFile | null, viewer: { id: string }) => {
    if (!file) return null;
    await limitAttempts(db, rateLimits.upload, viewer.id);
    return readPicture(file.path);
  };

  serve(context, contract.writeNews, async (request) => {
    const { params, body, file, viewer } = request;
    await requireLead(db, params.id, viewer);
    await limitAttempts(db, rateLimits.communityNews, viewer.id);
    const picture = await pictureOf(file, viewer);
    const row = await writeNews(writing, request, params.id, { ...body, picture });
    return { status: 'success', data: { news: presentNews(row, viewer), isTold: row.is_told } };
  });

  serve(context, contract.editNews, async (request) => {
    const { body, file, viewer } = request;
    const { id: ref, newsId } = request.params;
    await requireLead(db, ref, viewer);
    const picture = await pictureOf(file, viewer);
    const row = await editNews(writing, request, { ref, newsId }, { ...body, picture });
    return { status: 'success', data: { news: presentNews(row, viewer), isTold: row.is_told } };
  });

  serve(context, contract.deleteNews, async (request) => {
    const { id: ref, newsId } = request.params;
    await deleteNews(writing, request, { ref, newsId });
    return { status: 'success', message: 'The message was removed.' };
  });

  serve(context, contract.editCommunity, async (request) => {
    const { params, body, file, viewer } = request;
    const { community } = await requireLead(db, params.id, viewer);
    const picture = await pictureOf(file, viewer);
    await editCommunity(writing, request, community.id, { ...body, picture });
    return showCommunity(context, params.id, viewer);
  });

  serve(context, contract.communityInvitations, async ({ params, viewer }) => {
    const { community } = await requireLead(db, params.id, viewer);
    const rows = await findInvitations(db, community.id, clock.now());
    return {
      status: 'success',
      data: { invitations: rows.map((row) => presentInvitation(row, community.short_code)) },
    };
  });

  serve(context, contract.makeInvitation, async (request) => {
    const { params, body } = request;
    const { row, shortCode } = await makeInvitation(db, request, { ref: params.id, ...body });
    return { status: 'success', data: { invitation: presentInvitation(row, shortCode) } };
  });

  serve(context, contract.revokeInvitation, async (request) => {
    await revokeInvitation(db, request, request.params.id, request.params.code);
    return { status: 'success', message: 'The invitation is no longer valid.' };
  });

  serve(context, contract.communityFigures, async ({ params, viewer }) => {
    const { community } = await requireLead(db, params.id, viewer);
    const [members, figures] = await Promise.all([
      findSizes(db, community.id, clock.now()),
      findGameFigures(db, community.id),
    ]);
    const { spots, taken, ...games } = figures;
    return { status: 'success', data: { members, games, fillRate: spots === 0 ? null : Math.min(taken / spots, 1) } };
  });
}
