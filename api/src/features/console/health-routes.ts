import * as contract from '@rondo/contract';
import type { Health } from '../../doctor/open-health.ts';
import { release } from '../../platform/processes/release.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { startBackUp } from './back-up-now.ts';
import { findBackUps } from './health-queries.ts';
import { presentBackUps } from './present-health.ts';

/** How the installation is, and a back-up at once (product.md#health). */
export function healthRoutes(context: Context & { health: Health }): void {
  const { db, health } = context;

  const showBackUps = async () => {
    const [row, hindrance] = await Promise.all([findBackUps(db), health.hindrance()]);
    return { row, backUps: presentBackUps(row, hindrance, (text) => health.withoutSecrets(text)) };
  };

  serve(context, contract.getHealth, async () => {
    const { row, backUps } = await showBackUps();
    // The check of back-ups says the same as what is shown of them.
    const { at, checks } = await health.look(`${row.taken?.ended_at} ${row.verified?.ended_at}`);
    const newer = checks.flatMap(({ said }) => said).find(({ found }) => found === 'newer' || found === 'newerMends');
    const versions = {
      rondo: release.version,
      commit: release.commit,
      postgres: row.postgres,
      node: process.versions.node,
      newer: newer === undefined ? null : String(newer.values['version']),
    };
    const shown = checks.map((one) => ({ ...one, said: one.said.map((sentence) => ({ ...sentence })) }));
    return { status: 'success', data: { lookedAt: at.toISOString(), checks: shown, versions, backUps } };
  });

  serve(context, contract.backUpNow, async (request) => {
    await startBackUp(context, request);
    return { status: 'success', data: { backUps: (await showBackUps()).backUps } };
  });
}
