import { isOff, type SwitchKind } from '@rondo/rules/switches';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

type Row = Pick<Rows['switch'], 'said_en' | 'said_nl' | 'since' | 'until'>;

/** What is known of a switch that is off, until the transaction ends; null while it's on, or again. */
export async function lockSwitch(trx: Transaction, kind: SwitchKind, now: Date): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select said_en, said_nl, since, until from switch where kind = ${kind} for update`.execute(trx);
  return rows.find((row) => isOff(row, now)) ?? null;
}
