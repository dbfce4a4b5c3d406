import { amsterdamDay, day } from '@rondo/rules';
import { rescueLimits } from '@rondo/rules/rescue';
import { sql } from 'kysely';
import { lockedGameColumns } from '../../api/src/features/games/life/lock-games.ts';
import { alike, type Rescued, writeTold } from '../../api/src/features/rescue/find-people.ts';
import { type Database, openPool } from '../../api/src/platform/db.ts';
import { withClient } from '../../api/test/temporary-database.ts';
import { withLargeDatabase } from './database.ts';
import { fillRescueWorld, people } from './rescue-world.ts';
import { ms, percentile, type Row, timeOf } from './table.ts';

const games = 128;
const most = 2 * rescueLimits.toldPerMissing;
/** The best of this many rounds counts for each game: its own cost, without what else the machine did. */
const rounds = 3;
const goalMs = 50;

/**
 * (m) The people whom a wave tells about a game, by Rondo's statement, each time rolled back; compared with counting who played its sport nearby
 * lately.
 */
export async function benchRescue(): Promise<Row[]> {
  return withLargeDatabase(async (url) => {
    const ids = (await withClient(url, (client) => fillRescueWorld(client, games))).map(({ id }) => id);
    const pool = openPool(url, 1);
    try {
      const { found, taken, bare } = await measure(pool.db, ids);
      const [p50, p99, bare50] = [percentile(taken, 0.5), percentile(taken, 0.99), percentile(bare, 0.5)];
      return [
        {
          what: `(m) whom of ${people.toLocaleString('en')} people a game needs: ${percentile(found, 0.5)} played near, ${Math.max(...found)} at most`,
          measured: `p50 ${ms(p50)}, p99 ${ms(p99)}`,
          baseline: `p50 ${ms(bare50)}, p99 ${ms(percentile(bare, 0.99))}, counting who played near`,
          ratio: (p50 / bare50).toFixed(1),
          goal: `p99 ≤ ${goalMs} ms`,
          reached: p99 <= goalMs,
        },
      ];
    } finally {
      await pool.close();
    }
  });
}

async function measure(db: Database, ids: readonly string[]) {
  const [found, taken, bare]: [number[], number[], number[]] = [[], [], []];
  const { rows } =
    await sql<Rescued>`select ${lockedGameColumns}, g.level from game g where g.id = any(${ids})`.execute(db);
  const now = new Date();
  for (const game of rows) {
    const best = { told: Infinity, near: Infinity };
    for (let round = 0; round < rounds; round += 1) {
      await sql`begin`.execute(db);
      best.told = Math.min(
        best.told,
        await timeOf(() => writeTold(db, game, { wave: 2, most, today: amsterdamDay(now) }, now)),
      );
      await sql`rollback`.execute(db);
      best.near = Math.min(best.near, await timeOf(async () => found.push(await countNear(db, game, now))));
    }
    taken.push(best.told);
    bare.push(best.near);
  }
  return { found, taken, bare };
}

async function countNear(db: Database, game: Rescued, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct r.user_id) as count from game o join registration r on r.game_id = o.id and r.status = 'played'
    where o.archived and o.status = 'confirmed' and o.ends_at > ${new Date(now.getTime() - rescueLimits.pastDays * day)} and ${alike(game)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
