import { ratedSports } from '@rondo/rules';
import { replayScores } from '../api/src/features/ratings/replay-scores.ts';
import { settleSport } from '../api/src/features/ratings/settle-scores.ts';
import { openClock } from '../api/src/platform/clock.ts';
import { openPool } from '../api/src/platform/db.ts';
import { openDatabase } from './open-database.ts';

/**
 * `npm run scores -- replay`: computes all scores of each sport again, from the grades that counted in each score's night, and compares them with the
 * stored ones; fails if they differ. `npm run scores -- settle` does now what each night does.
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
  if (task === 'settle') await settleSport({ clock, databaseUrl: database.url }, sport, clock.now());
  const found = await replayScores(db, database.url, sport);
  const { players, before, nights, moved, furthest, counted, waiting } = found;
  const differ = moved === 0 ? 'all scores are the same' : `${moved} scores differ, by ${furthest.toFixed(4)} at most`;
  const older = before === 0 ? '' : ` (${before} from before scores were published, not compared)`;
  console.log(
    `${sport}: ${counted} grades count, ${waiting} wait, ${players} players by ${nights} nights: ${differ}${older}`,
  );
  isSame &&= moved === 0;
}
await pool.close();
await database.stop();
process.exit(isSame ? 0 : 1);
