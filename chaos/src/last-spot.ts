import { withRondo } from './in-process.ts';
import { checkInvariants } from './invariants.ts';
import { type Report, verdict } from './report.ts';
import { withDatabase } from '../../api/test/temporary-database.ts';
import { makeGames, makeJoiners, payToJoin, query, readMe } from './world.ts';

const rivals = 500;
const price = 450;
/** How many races without the lock to try until one oversells: on a busy machine, people may join one after another. */
const controls = 10;

/** 500 people pay for the last spot of a game at the same moment, and one gets it. Without the lock, more must get it. */
export async function lastSpot(rounds: number): Promise<Report> {
  return withDatabase(async (databaseUrl, folder) => {
    const joiners = await makeJoiners(databaseUrl, rivals + 2, price * (rounds + controls + 5));
    const settings = { DATABASE_POOL_SIZE: '20' };
    const race = (lockGames: boolean) =>
      withRondo({ databaseUrl, folder, settings, lockGames }, async (origin) => {
        const [gameId = ''] = await makeGames(databaseUrl, 1, 3, price);
        for (const early of joiners.slice(0, 2)) await payToJoin(origin, early, gameId);
        // Connections to the server and to PostgreSQL are opened before the race, so that it really is one.
        await Promise.all(joiners.slice(2).map((joiner) => readMe(origin, joiner)));
        const started = performance.now();
        const answers = await Promise.all(joiners.slice(2).map((joiner) => payToJoin(origin, joiner, gameId)));
        const ms = Math.round(performance.now() - started);
        const won = answers.filter(({ status }) => status === 200).length;
        const refused = answers.filter(({ code }) => code === 'game_full').length;
        return { won, refused, ms };
      });

    const lines: string[] = [];
    let ok = true;
    for (let round = 1; round <= rounds; round += 1) {
      const { won, refused, ms } = await race(true);
      const violations = await checkInvariants(databaseUrl);
      const good = won === 1 && refused === rivals - 1 && violations.length === 0;
      ok &&= good;
      lines.push(
        `round ${round}: ${won} in, ${refused} refused, ${ms} ms, ${violations.length} invariants broken ${verdict(good)}`,
      );
    }

    // The control: without the lock, and without the constraint that would also refuse. It must oversell.
    await query(databaseUrl, 'alter table game drop constraint game_not_oversold');
    let oversold = false;
    for (let attempt = 1; !oversold && attempt <= controls; attempt += 1) {
      const { won } = await race(false);
      const violations = await checkInvariants(databaseUrl);
      oversold = won > 1 && violations.some(({ invariant }) => invariant.includes('within the capacity'));
      lines.push(
        `control without lock and constraint: ${won} in for one spot, invariants broken: ${violations.map(({ invariant }) => invariant).join(', ')} ${verdict(oversold)}`,
      );
    }
    return { ok, isUnclear: !oversold, lines };
  });
}
