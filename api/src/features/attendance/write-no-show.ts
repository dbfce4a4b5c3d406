import type { NoShowState } from '@rondo/rules/attendance';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { updateRow } from '../../platform/database/insert-rows.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';

/** A no-show with its game's organiser, locked; `state_at` is ISO text. */
export interface LockedNoShow extends Pick<Rows['no_show'], 'id' | 'game_id' | 'user_id' | 'state' | 'state_at'> {
  organiser_id: string;
}

/** @throws Refused `no_show_not_found` */
export async function lockNoShow(trx: Transaction, id: string): Promise<LockedNoShow> {
  const { rows } = await sql<LockedNoShow>`
    select n.id, n.game_id, n.user_id, n.state, n.state_at, g.organiser_id
    from no_show n join game g on g.id = n.game_id where n.id = ${id} for update of n`.execute(trx);
  if (!rows[0]) throw new Refused('no_show_not_found');
  return rows[0];
}

/** The game that a no-show belongs to; a command locks it first. @throws Refused `no_show_not_found` */
export async function gameOfNoShow(trx: Transaction, id: string): Promise<string> {
  const { rows } = await sql<Pick<Rows['no_show'], 'game_id'>>`select game_id from no_show where id = ${id}`.execute(
    trx,
  );
  if (!rows[0]) throw new Refused('no_show_not_found');
  return rows[0].game_id;
}

type Said = Partial<Pick<Rows['no_show'], 'appeal' | 'reason' | 'second_appeal' | 'verdict'>>;

export async function writeNoShow(
  trx: Transaction,
  id: string,
  { state, ...said }: Said & { state: NoShowState },
  now: Date,
): Promise<void> {
  await updateRow(trx, 'no_show', id, { ...said, state, state_at: now });
}
