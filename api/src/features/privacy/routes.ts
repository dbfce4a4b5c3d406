import * as contract from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import type { FastifyReply } from 'fastify';
import { writeAction } from '../../platform/admins/admin-command.ts';
import { noteSecurityEvent } from '../../platform/observability/security-events.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { clearSessionCookie } from '../../platform/sessions/sessions.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { findHindrance } from './find-hindrance.ts';
import { forgetPerson } from './forget-person.ts';
import { presentGivenUp, presentLeaving } from './present.ts';
import { findDeparting, findOrganised, findSpots, heldBy } from './queries.ts';

/** Exporting a person's data and deleting their account, for themself or for somebody who asked an admin (decisions/0097-forgetting-somebody.md). */
export function privacyRoutes(context: Context): void {
  const { db, config, clock } = context;

  const exportFor = async (userId: string, reply: FastifyReply) => {
    const now = clock.now();
    const data = await exportData(context, userId, now);
    void reply
      .header('content-disposition', `attachment; filename="rondo-${amsterdamDay(now)}.json"`)
      .header('cache-control', 'no-store');
    return data;
  };

  serve(
    context,
    contract.exportMyData,
    async ({ viewer, http }) => {
      const data = await exportFor(viewer.id, http.reply);
      if (!data) throw new Refused('not_logged_in');
      noteSecurityEvent(http.request, { kind: 'data.exported', what: 'own account' });
      return data;
    },
    { limit: rateLimits.exportData },
  );

  serve(context, contract.getLeaving, async ({ viewer }) => {
    const now = clock.now();
    const [person, spots, organised] = await Promise.all([
      findDeparting(db, viewer),
      findSpots(db, viewer.id, now),
      findOrganised(db, viewer.id),
    ]);
    if (!person) throw new Refused('not_logged_in');
    return { status: 'success', data: presentLeaving(person, spots, organised, now) };
  });

  serve(context, contract.getForgetting, async ({ params: { id } }) => {
    const now = clock.now();
    const [person, spots] = await Promise.all([findDeparting(db, { id, sessionId: null }), findSpots(db, id, now)]);
    if (!person) throw new Refused('user_not_found');
    const hindrance = await findHindrance(db, id, person, { by: 'admin', givenUpCents: heldBy(person) });
    return { status: 'success', data: { ...presentGivenUp(person, spots, now), hindrance } };
  });

  serve(context, contract.exportUser, async (request) => {
    const { id } = request.params;
    await writeAction(db, request, { action: 'user.export', subject: { kind: 'user', id } });
    const data = await exportFor(id, request.http.reply);
    if (!data) throw new Refused('user_not_found');
    return data;
  });

  serve(context, contract.forgetUser, async (request) => {
    await forgetPerson(context, request, request.params.id, request.body);
    return { status: 'success', message: 'This person is forgotten.' };
  });

  serve(context, contract.deleteMe, async ({ body, viewer, http }) => {
    await deleteAccount(context, viewer, body);
    clearSessionCookie(config, http.reply);
    return { status: 'success', message: 'Your account has been deleted.' };
  });
}
