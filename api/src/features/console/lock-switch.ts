import type { Language } from '@rondo/rules';
import { isOff, type SwitchKind } from '@rondo/rules/switches';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { saidOf } from '../../platform/switches/said-of.ts';

interface Row extends Pick<Rows['switch'], 'since' | 'until'> {
  said: Partial<Record<Language, string>>;
}

/** What is known of a switch that is off, locked until the transaction ends; null if it is on. */
export async function lockSwitch(trx: Transaction, kind: SwitchKind, now: Date): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select ${saidOf(sql`switch.kind`)} as said, since, until from switch where kind = ${kind} for update`.execute(trx);
  return rows.find((row) => isOff(row, now)) ?? null;
}
