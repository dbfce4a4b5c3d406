import type { CallResponse, listSwitches } from '@rondo/contract';
import { isOff, type SwitchKind, switchesShown } from '@rondo/rules/switches';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

type Switch = CallResponse<typeof listSwitches>['data']['switches'][number];
type SwitchRow = Pick<Rows['switch'], 'kind' | 'reason' | 'said_en' | 'said_nl' | 'since' | 'until'> & {
  by: string;
};

/** What can be switched off, and what is. @param provider the payment provider that is set up */
export async function findSwitches(db: Database, provider: string, now: Date): Promise<Switch[]> {
  const { rows } = await sql<SwitchRow>`
    select s.kind, s.reason, s.said_en, s.said_nl, s.since, s.until, u.name as by
    from switch s join app_user u on u.id = s.by_id`.execute(db);
  const off = new Map(rows.filter((row) => isOff(row, now)).map((row) => [row.kind, row]));
  return switchesShown(provider, [...off.keys()]).map((kind) => presentSwitch(kind, off.get(kind)));
}

function presentSwitch(kind: SwitchKind, row: SwitchRow | undefined): Switch {
  if (!row) return { kind, off: null };
  const { reason, said_en: saidEn, said_nl: saidNl, by, since, until } = row;
  return { kind, off: { reason, saidEn, saidNl, by, since, until } };
}
