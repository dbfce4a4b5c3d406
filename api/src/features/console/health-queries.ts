import { sql } from 'kysely';
import { backUpLock } from '../../platform/back-up/one-at-a-time.ts';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

/** What is known of back-ups, each by its act, at the database's time. */
export interface BackUpRow {
  taken: Pick<Rows['back_up'], 'ended_at' | 'place' | 'bytes'> | null;
  verified: Pick<Rows['back_up'], 'ended_at'> | null;
  asked: Pick<Rows['back_up_try'], 'at'> | null;
  take_failed: Pick<Rows['back_up_try'], 'at' | 'says'> | null;
  verify_failed: Pick<Rows['back_up_try'], 'at'> | null;
  is_held: boolean;
  now: string;
  postgres: string;
}

export async function findBackUps(db: Database): Promise<BackUpRow> {
  const [{ rows: well }, { rows: tries }, { rows }] = await Promise.all([
    sql<Rows['back_up']>`select act, ended_at, place, bytes from back_up`.execute(db),
    sql<Rows['back_up_try']>`select act, at, says from back_up_try`.execute(db),
    sql<Pick<BackUpRow, 'is_held' | 'now' | 'postgres'>>`
      select exists (
          select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${backUpLock} and objsubid = 1 and granted
            and database = (select oid from pg_database where datname = current_database())) as is_held,
        clock_timestamp() as now, current_setting('server_version') as postgres`.execute(db),
  ]);
  const [state = { is_held: false, now: '', postgres: '' }] = rows;
  const of = <Row extends { act: string }>(found: readonly Row[], act: string) =>
    found.find((row) => row.act === act) ?? null;
  return {
    taken: of(well, 'taken'),
    verified: of(well, 'verified'),
    asked: of(tries, 'asked'),
    take_failed: of(tries, 'take_failed'),
    verify_failed: of(tries, 'verify_failed'),
    ...state,
  };
}
