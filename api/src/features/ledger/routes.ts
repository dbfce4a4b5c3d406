import * as contract from '@rondo/contract';
import { type Context, serveCached } from '../../platform/serve.ts';
import { findCloses } from './queries.ts';

export function ledgerRoutes(context: Context): void {
  serveCached(context, contract.ledgerCloses, async ({ query }) => {
    const rows = await context.standbys.read(null, (db) => findCloses(db, query.limit));
    const closes = rows.map(({ day, journals, hash, previous_hash }) => ({
      day,
      journals,
      hash,
      previousHash: previous_hash,
    }));
    return { status: 'success' as const, data: { closes } };
  });
}
