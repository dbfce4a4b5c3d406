import * as contract from '@rondo/contract';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { clearSessionCookie } from '../../platform/sessions/sessions.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { presentLeaving } from './present.ts';
import { findDeparting, findOrganised, findSpots } from './queries.ts';

/** Exporting one's data, and deleting one's account. */
export function privacyRoutes(context: Context): void {
  const { db, config, clock } = context;

  serve(
    context,
    contract.exportMyData,
    async ({ viewer, http }) => {
      const now = clock.now();
      const data = await exportData(context, viewer.id, now);
      void http.reply
        .header('content-disposition', `attachment; filename="rondo-${now.toISOString().slice(0, 10)}.json"`)
        .header('cache-control', 'no-store');
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

  serve(context, contract.deleteMe, async ({ body, viewer, http }) => {
    await deleteAccount(context, viewer, body);
    clearSessionCookie(config, http.reply);
    return { status: 'success', message: 'Your account has been deleted.' };
  });
}
