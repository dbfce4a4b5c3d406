import { type Fit, fitScores, type FittedRater, GradeTable, type RatedSport, storedScore } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

/** The result of a fit, in columns that pass between threads quickly. */
export interface FittedSport extends Omit<Fit, 'scores' | 'raters'> {
  gradeCount: number;
  players: { id: string; score: number; deviation: number }[];
  raters: (FittedRater & { id: string; gradeCount: number })[];
}

/** Rows read at a time. */
const batch = 20_000;

/**
 * Fits together all grades of a sport that count by `until` (decisions/0035-score.md).
 * @param until the night with which the last of them began to count, as an instant in ISO 8601
 */
export async function fitGrades(db: Database, sport: RatedSport, until: string): Promise<FittedSport> {
  const { table, given } = await readGrades(db, sport, until);
  const { scores, raters, ...population } = fitScores(table);
  return {
    ...population,
    gradeCount: table.size,
    players: [...scores].map(([id, { score, deviation }]) => ({ id, score: storedScore(score), deviation })),
    raters: [...raters].map(([id, rater]) => ({ id, ...rater, gradeCount: given.get(id) ?? 0 })),
  };
}

async function readGrades(db: Database, sport: RatedSport, until: string) {
  const [table, given] = [new GradeTable(), new Map<string, number>()];
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; rater_id: string; target_id: string; grade: number }>`
      select id, rater_id, target_id, grade from grading
      where sport = ${sport} and counted_at <= ${until} and id > ${after} order by id limit ${batch}`.execute(db);
    for (const { rater_id, target_id, grade } of rows) {
      table.add(rater_id, target_id, grade);
      given.set(rater_id, (given.get(rater_id) ?? 0) + 1);
    }
    if (rows.length < batch) return { table, given };
    after = rows.at(-1)?.id ?? after;
  }
}
