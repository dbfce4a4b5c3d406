import * as contract from '@rondo/contract';
import { rateLimits } from '../../../platform/limits/rate-limits.ts';
import { type Context, serve } from '../../../platform/serve.ts';
import { requireLead, requireSight } from '../require-standing.ts';
import { deleteAdminTag, giveTag, saveAdminTag, takeTag } from './admin-tags.ts';
import { confirmTags, rejectLabel } from './answer-labels.ts';
import { findAdminTags, findGivenTags, findOwnLabels, findReported } from './label-queries.ts';
import { presentAdminTag, presentOwn, presentReported } from './present.ts';
import { decideLabel, reportLabel } from './report-label.ts';
import { suggestLabel } from './suggest-label.ts';

const suggesting = { limit: rateLimits.suggestLabel };

/** The labels of a community's members: tags and nicknames (decisions/0037-tags-and-nicknames.md). */
export function labelRoutes(context: Context): void {
  const { db, jobs, config } = context;
  const messages = { db, jobs, publicUrl: config.publicUrl };

  serve(context, contract.userTags, async ({ params, viewer }) => {
    const { community } = await requireSight(db, params.id, viewer);
    const [own, given, adminTags] = await Promise.all([
      findOwnLabels(db, community.id, viewer.id),
      findGivenTags(db, community.id, viewer.id),
      findAdminTags(db, community.id),
    ]);
    const data = { ...presentOwn(own, given, viewer.id), adminTags: adminTags.map(presentAdminTag) };
    return { status: 'success', data };
  });

  serve(
    context,
    contract.suggestTag,
    async ({ params: { id: ref }, body: { targetUserId: userId, tag }, viewer }) => {
      const status = await suggestLabel(messages, viewer, { ref, userId, kind: 'tag', words: tag });
      return { status: 'success', message: saidOf(status), data: { status } };
    },
    suggesting,
  );

  serve(context, contract.confirmTags, async ({ params, body, viewer }) => {
    await confirmTags(db, viewer, params.id, body.tags);
    return { status: 'success', message: 'The tags were confirmed.' };
  });

  serve(context, contract.rejectTag, async ({ params, body, viewer }) => {
    await rejectLabel(db, viewer, params.id, { kind: 'tag', words: body.tag });
    return { status: 'success', message: 'The tag is gone.' };
  });

  serve(
    context,
    contract.setNickname,
    async ({ params: { id: ref }, body: { nickname: words }, viewer }) => {
      await suggestLabel(messages, viewer, { ref, userId: viewer.id, kind: 'nickname', words });
      return { status: 'success', message: 'This is your nickname now.' };
    },
    suggesting,
  );

  serve(
    context,
    contract.suggestNickname,
    async ({ params: { id: ref }, body: { targetUserId: userId, nickname: words }, viewer }) => {
      const status = await suggestLabel(messages, viewer, { ref, userId, kind: 'nickname', words });
      return { status: 'success', message: saidOf(status), data: { status } };
    },
    suggesting,
  );

  serve(context, contract.rejectNickname, async ({ params, body, viewer }) => {
    await rejectLabel(db, viewer, params.id, { kind: 'nickname', words: body.nickname });
    return { status: 'success', message: 'The nickname is gone.' };
  });

  serve(
    context,
    contract.reportLabel,
    async ({ params: { id: ref }, body: { targetUserId: userId, ...body }, viewer }) => {
      await reportLabel(messages, viewer, { ref, userId, ...body });
      return { status: 'success', message: 'Thank you. The admins will look at it.' };
    },
    { limit: rateLimits.reportLabel },
  );

  serve(context, contract.labelReports, async ({ params, viewer }) => {
    const { community } = await requireLead(db, params.id, viewer);
    const rows = await findReported(db, community.id);
    return { status: 'success', data: { reports: rows.map(presentReported) } };
  });

  serve(context, contract.decideLabel, async (request) => {
    const { targetUserId: userId, ...body } = request.body;
    await decideLabel(messages, request, { ref: request.params.id, userId, ...body });
    return { status: 'success', message: body.decision === 'remove' ? 'It was removed.' : 'It stays.' };
  });

  serve(context, contract.saveAdminTag, async (request) => {
    const row = await saveAdminTag(db, request, request.params.id, request.body);
    return { status: 'success', data: { adminTag: presentAdminTag(row) } };
  });

  serve(context, contract.deleteAdminTag, async (request) => {
    await deleteAdminTag(db, request, request.params.id, request.params.tagId);
    return { status: 'success', message: 'The tag was deleted.' };
  });

  serve(context, contract.giveTag, async (request) => {
    const { id: ref, ...who } = request.params;
    await giveTag(messages, request, { ref, ...who });
    return { status: 'success', message: 'They have this tag now.' };
  });

  serve(context, contract.takeTag, async (request) => {
    const { id: ref, ...who } = request.params;
    await takeTag(db, request, { ref, ...who });
    return { status: 'success', message: 'They don’t have this tag any more.' };
  });
}

const saidOf = (status: 'pending' | 'confirmed') =>
  status === 'confirmed' ? 'It’s yours now.' : 'Your suggestion is waiting for their answer.';
