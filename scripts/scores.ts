import { ratedSports } from '@rondo/rules';
import { replayScores } from '../api/src/features/ratings/replay-scores.ts';
import { settleSport } from '../api/src/features/ratings/settle-scores.ts';
import { openClock } from '../api/src/platform/clock.ts';
import { openPool } from '../api/src/platform/db.ts';
import { openDatabase } from './open-database.ts';

/**
 * `npm run scores -- replay`: computes the scores of each sport again from all grades and compares them with those stored; fails when
 * they differ although no grade came since the last fit. `npm run scores -- settle` does now what each night does.
 */
const [task] = process.argv.slice(2);
if (task !== 'replay' && task !== 'settle') {
  console.error('npm run scores -- replay | settle');
  process.exit(2);
}
const database = await openDatabase();
const pool = openPool(database.url, 2);
const { db } = pool;
// With the demo's offset, if it has one.
const clock = await openClock(db, { demo: true });
let isSame = true;
for (const sport of ratedSports) {
  if (task === 'settle') await settleSport({ clock, databaseUrl: database.url }, sport);
  const { grades, players, moved, furthest, newGrades } = await replayScores(db, database.url, sport);
  const differ = moved === 0 ? 'every score is the same' : `${moved} scores differ, by ${furthest.toFixed(4)} at most`;
  const since = newGrades === 0 ? '' : ` (${newGrades} grades came since the last fit)`;
  console.log(`${sport}: ${grades} grades, ${players} players: ${differ}${since}`);
  isSame &&= moved === 0 || newGrades > 0;
}
await pool.close();
await database.stop();
process.exit(isSame ? 0 : 1);
