import { listDemand } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { type Context, serve } from '../../../platform/serve.ts';
import { findCountedAt, findDemand } from './demand-queries.ts';

/** The demand board for organisers: where and when people wish for games (product.md#demand). */
export function demandRoutes(context: Context): void {
  const { db, clock } = context;

  serve(context, listDemand, async () => {
    const [rows, countedAt] = await Promise.all([findDemand(db, clock.now()), findCountedAt(db)]);
    const cells = rows.map((row) => ({
      town: { name: row.town, coordinates: [row.longitude, row.latitude] as [number, number] },
      sport: row.sport,
      part: row.part,
      people: row.people,
      level: row.level,
      price: row.price_cents === null ? null : centsToEuros(row.price_cents),
      isAnswered: row.is_answered,
    }));
    return { status: 'success', data: { cells, countedAt } };
  });
}
