import { amsterdamDay, day } from '@rondo/rules';
import { rescueLimits } from '@rondo/rules/rescue';
import { sql } from 'kysely';
import { lockedGameColumns } from '../../api/src/features/games/life/lock-games.ts';
import { alike, type Rescued, writeTold } from '../../api/src/features/rescue/find-people.ts';
import type { Database } from '../../api/src/platform/db.ts';
import { percentile, timeOf } from '../../chaos/src/figures.ts';
import { withFilledDatabase } from './database.ts';
import { fillRescueWorld, people } from './rescue-world.ts';
import { bestOf, compared, type Row } from './table.ts';

const games = 128;
const most = 2 * rescueLimits.toldPerMissing;
/** The best of this many rounds counts for each game: its own cost, without what else the machine did. */
const rounds = 3;
const goalMs = 50;

/**
 * (m) The people whom a wave tells about a game, by Rondo's statement, each time rolled back; compared with counting who played its sport nearby
 * lately.
 */
export function benchRescue(): Promise<Row[]> {
  return withFilledDatabase(
    (client) => fillRescueWorld(client, games),
    async (db, world) => {
      const { found, taken, bare } = await measure(
        db,
        world.map(({ id }) => id),
      );
      const near = `${percentile(found, 0.5)} played near, ${Math.max(...found)} at most`;
      const what = `(m) whom of ${people.toLocaleString('en')} people a game needs: ${near}`;
      const row = compared(what, taken, bare, ', counting who played near', 1);
      return [{ ...row, goal: `p99 ≤ ${goalMs} ms`, reached: percentile(taken, 0.99) <= goalMs }];
    },
  );
}

async function measure(db: Database, ids: readonly string[]) {
  const [found, taken, bare]: [number[], number[], number[]] = [[], [], []];
  const { rows } =
    await sql<Rescued>`select ${lockedGameColumns}, g.level from game g where g.id = any(${ids})`.execute(db);
  const now = new Date();
  for (const game of rows) {
    const tell = async () => {
      await sql`begin`.execute(db);
      const told = await timeOf(() => writeTold(db, game, { wave: 2, most, today: amsterdamDay(now) }, now));
      await sql`rollback`.execute(db);
      return told;
    };
    taken.push(await bestOf(rounds, tell));
    bare.push(await bestOf(rounds, () => timeOf(async () => found.push(await countNear(db, game, now)))));
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
