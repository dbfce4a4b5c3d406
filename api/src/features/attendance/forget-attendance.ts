import { day } from '@rondo/rules';
import { attendance } from '@rondo/rules/attendance';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

/** How far back the first run of a process looks for games; what is older is found by its marks. */
const firstLookMs = day;
/** Rows deleted by one statement, so that it ends soon. */
const atOnce = 5000;

/** Spots of games by the indexes there are, each of which has its own states. */
const spotStates = [
  sql`r.status in ('active', 'played')`,
  sql`r.status = 'cancelled'`,
  sql`r.status in ('left', 'refunded')`,
];

/**
 * Forgets who came to games that ended long ago. It reads only games that became old since the last run, and marks that are old themselves, which a
 * process finds that didn't run for days.
 */
export class ForgetAttendance {
  #lookedUntil: Date | null = null;

  async run(db: Database, now: Date): Promise<void> {
    const until = new Date(now.getTime() - attendance.keptDays * day);
    const since = this.#lookedUntil ?? new Date(until.getTime() - firstLookMs);
    const old = sql`g.archived and g.status = 'confirmed' and g.ends_at > ${since} and g.ends_at <= ${until}`;
    const marks = sql.join(
      spotStates.map(
        (state) => sql`
          select c.registration_id from game g join registration r on r.game_id = g.id and ${state}
          join check_in c on c.registration_id = r.id where ${old}`,
      ),
      sql` union all `,
    );
    let forgotten = await deleteMarks(db, marks);
    forgotten = Math.max(
      forgotten,
      await deleteMarks(
        db,
        sql`
        select c.registration_id from check_in c join registration r on r.id = c.registration_id join game g on g.id = r.game_id
        where c.marked_at <= ${until} and g.ends_at <= ${until} order by c.marked_at`,
      ),
    );
    for (const [table, at] of [
      ['no_show', 'marked_at'],
      ['attendance_review', 'confirmed_at'],
    ] as const) {
      const rows = sql.table(table);
      await sql`delete from ${rows} o using game g where g.id = o.game_id and ${old}`.execute(db);
      // Both are written after the game's end.
      await sql`delete from ${rows} where ${sql.ref(at)} <= ${until}`.execute(db);
    }
    if (forgotten < atOnce) this.#lookedUntil = until;
  }
}

async function deleteMarks(db: Database, which: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from check_in where registration_id in (${which} limit ${atOnce})`.execute(db);
  return Number(numAffectedRows);
}
