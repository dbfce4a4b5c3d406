import type { CallRequest, replaceCities as replaceCall } from '@rondo/contract';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { Refused } from '../../platform/refusal.ts';
import { findPreferredCities } from './queries.ts';
import { requireTowns } from './require-towns.ts';

/**
 * Replaces the preferred cities. A removed city is not deleted, because players may have it as their home: it is just not offered any more.
 * @throws Refused `cities_changed` if another admin changed the list after it was read; `already_decided` if nothing would change; `town_unknown`
 */
export async function replaceCities(
  { db }: { db: Database },
  call: AdminCall,
  { from, to, reason }: CallRequest<typeof replaceCall>['body'],
): Promise<void> {
  const command = { action: 'cities.replace', subject: { kind: 'cities', id: null }, reason } as const;
  await adminCommand({ db }, call, command, async (trx) => {
    await sql`lock table preferred_city in share row exclusive mode`.execute(trx);
    const before = (await findPreferredCities(trx)).map(({ name }) => name);
    if (!isSame(before, from)) throw new Refused('cities_changed');
    if (isSame(before, to)) throw new Refused('already_decided');
    const { rows: known } = await sql<{ name: string }>`select name from preferred_city`.execute(trx);
    const names = new Set(known.map(({ name }) => name));
    const added = await requireTowns(
      trx,
      to.filter((name) => !names.has(name)),
    );
    await insertRows(trx, 'preferred_city', added);
    await sql`update preferred_city set position = array_position(${to}::text[], name)`.execute(trx);
    return { answer: true, before: { cities: before }, after: { cities: to } };
  });
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, index) => name === other[index]);
