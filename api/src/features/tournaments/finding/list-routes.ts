import * as contract from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { paginationOf } from '../../../platform/calls/pagination.ts';
import type { Database } from '../../../platform/db.ts';
import { type Context, serveCachedByAudience } from '../../../platform/serve.ts';
import { findAudience } from '../../games/finding/find-audience.ts';
import { findTournament } from '../find-tournament.ts';
import { presentTournament } from '../present-tournament.ts';
import { findListed, type ListedRow } from './list-queries.ts';

/** The list of tournaments that are played on Rondo (product.md#tournaments). */
export function listRoutes(context: Context): void {
  const { db, standbys, clock } = context;

  serveCachedByAudience(
    context,
    contract.findTournaments,
    (viewer) => findAudience(db, viewer.id),
    async ({ query, audience }) =>
      standbys.read(null, async (reading) => {
        const { rows, totalCount } = await findListed(reading, query, audience);
        const tournaments = await Promise.all(rows.map((row) => present(reading, row, clock.now())));
        return { status: 'success' as const, data: { tournaments }, pagination: paginationOf(totalCount, query.limit) };
      }),
  );
}

/** Who won is computed from the results, as on a tournament's own page; there is nothing to compute before its matches are drawn. */
async function present(db: Database, row: ListedRow, now: Date): Promise<contract.ListedTournament> {
  const drawn = row.is_drawn ? await findTournament(db, row.id, null) : null;
  const { stage, places, teams } = drawn ? presentTournament(drawn, null, now) : { stage: null, places: [], teams: [] };
  const [first] = places[0] ?? [];
  return {
    _id: row.id,
    name: row.name,
    sport: row.sport,
    startsAt: row.starts_at,
    city: row.city,
    place: row.address,
    entry: row.entry,
    format: row.format,
    stage: stage ?? (row.archived ? 'over' : 'open'),
    price: centsToEuros(row.price_cents),
    teams: row.teams,
    teamsMost: row.places,
    winner: teams.find(({ _id }) => _id === first)?.name ?? null,
  };
}
