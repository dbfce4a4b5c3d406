import * as contract from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { writeAction } from '../../../platform/admins/admin-command.ts';
import { serveList } from '../../../platform/admins/console-list.ts';
import { Refused } from '../../../platform/refusal.ts';
import { type Context, serve } from '../../../platform/serve.ts';
import { changeCommunity } from './change-community.ts';
import { changeCommunityAdmin } from './change-community-admin.ts';
import { createCommunity } from './create-community.ts';
import { featureCommunity } from './feature-community.ts';
import { closeCommunity } from './close-community.ts';
import { findClosing } from './closing-queries.ts';
import { communityList, findConsoleCommunity } from './community-listing.ts';

/** Communities in the console: creating, changing, featuring them, and their admins (product.md#administration). */
export function consoleCommunityRoutes(context: Context): void {
  const { db, jobs, config, clock } = context;
  const messages = { db, jobs, publicUrl: config.publicUrl };

  const show = async (id: string) => {
    const community = await findConsoleCommunity(db, id);
    if (!community) throw new Refused('community_not_found');
    return { status: 'success' as const, data: { community } };
  };

  serveList(context, communityList);

  serve(context, contract.getConsoleCommunity, async (request) => {
    const { id } = request.params;
    const shown = await show(id);
    await writeAction(db, request, { action: 'community.look', subject: { kind: 'community', id } });
    return shown;
  });

  serve(context, contract.createCommunity, async (request) =>
    show(await createCommunity(messages, request, request.body)),
  );

  serve(context, contract.changeCommunity, async (request) => {
    await changeCommunity(context, request, request.params.id, request.body);
    return show(request.params.id);
  });

  serve(context, contract.featureCommunity, async (request) => {
    await featureCommunity(context, request, request.params.id, request.body);
    return show(request.params.id);
  });

  serve(context, contract.getClosing, async ({ params }) => {
    const closing = await findClosing(db, params.id, clock.now());
    if (!closing) throw new Refused('community_not_found');
    const { is_private: isPrivate, paid_cents: paidCents, ...counted } = closing;
    return { status: 'success', data: { isPrivate, ...counted, paid: centsToEuros(paidCents) } };
  });

  serve(context, contract.closeCommunity, async (request) => {
    await closeCommunity(messages, request, request.params.id, request.body);
    return show(request.params.id);
  });

  serve(context, contract.changeCommunityAdmin, async (request) => {
    await changeCommunityAdmin(messages, request, request.params, request.body);
    return show(request.params.id);
  });
}
