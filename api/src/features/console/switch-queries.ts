import type { CallResponse, listSwitches } from '@rondo/contract';
import { type Language, languageCodes } from '@rondo/rules';
import { isOff, type SwitchKind, switchesShown } from '@rondo/rules/switches';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { saidOf } from '../../platform/switches/said-of.ts';

type Switch = CallResponse<typeof listSwitches>['data']['switches'][number];
interface SwitchRow extends Pick<Rows['switch'], 'kind' | 'reason' | 'since' | 'until'> {
  said: Partial<Record<Language, string>>;
  by: string;
}

/** What can be switched off, and what is off now. @param provider the configured payment provider */
export async function findSwitches(db: Database, provider: string, now: Date): Promise<Switch[]> {
  const { rows } = await sql<SwitchRow>`
    select s.kind, s.reason, ${saidOf(sql`s.kind`)} as said, s.since, s.until, u.name as by
    from switch s join app_user u on u.id = s.by_id`.execute(db);
  const off = new Map<string, SwitchRow>(rows.filter((row) => isOff(row, now)).map((row) => [row.kind, row]));
  return switchesShown(provider, [...off.keys()]).map((kind) => presentSwitch(kind, off.get(kind)));
}

function presentSwitch(kind: SwitchKind, row: SwitchRow | undefined): Switch {
  if (!row) return { kind, off: null };
  const { reason, by, since, until } = row;
  const said = languageCodes.flatMap((language) => {
    const words = row.said[language];
    return words === undefined ? [] : [{ language, words }];
  });
  return { kind, off: { reason, said, by, since, until } };
}
