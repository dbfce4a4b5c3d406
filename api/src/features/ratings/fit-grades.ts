import { type Fit, fitScores, type FittedRater, GradeTable, type RatedSport, storedScore } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

/** What a fit found, in columns that cross the threads quickly. */
export interface FittedSport extends Omit<Fit, 'scores' | 'raters'> {
  gradeCount: number;
  players: { id: string; score: number; deviation: number; gradeCount: number }[];
  raters: (FittedRater & { id: string; gradeCount: number })[];
}

/** Rows read at a time. */
const batch = 20_000;

/**
 * Fits all grades of a sport together (decisions/0035-score.md). Of grades that come meanwhile it may see some: with each player and rater
 * is told of how many.
 */
export async function fitGrades(db: Database, sport: RatedSport): Promise<FittedSport> {
  const { table, received, given } = await readGrades(db, sport);
  const { scores, raters, ...population } = fitScores(table);
  return {
    ...population,
    gradeCount: table.size,
    players: [...scores].map(([id, { score, deviation }]) => ({
      id,
      score: storedScore(score),
      deviation,
      gradeCount: received.get(id) ?? 0,
    })),
    raters: [...raters].map(([id, rater]) => ({ id, ...rater, gradeCount: given.get(id) ?? 0 })),
  };
}

async function readGrades(db: Database, sport: RatedSport) {
  const table = new GradeTable();
  const [received, given] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; rater_id: string; target_id: string; grade: number }>`
      select id, rater_id, target_id, grade from grading
      where sport = ${sport} and id > ${after} order by id limit ${batch}`.execute(db);
    for (const { rater_id, target_id, grade } of rows) {
      table.add(rater_id, target_id, grade);
      count(received, target_id);
      count(given, rater_id);
    }
    if (rows.length < batch) return { table, received, given };
    after = rows.at(-1)?.id ?? after;
  }
}
