import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { query } from '../world.ts';
import { type Drill, mustSay, type Type } from './drill.ts';
import { type Installation, until } from './installation.ts';
import { typeOn } from './terminal.ts';

const listed = '/api/communities';
/** How many members look at once: few, or more than the pool has connections. */
const clients = { few: 4, many: 30 };

/** Members who look at a list until the drill is over. */
class Looking {
  #goesOn = true;
  #looks = 0;

  constructor(at: Installation, clients: number) {
    for (let n = 0; n < clients; n += 1) void this.#look(at);
  }

  end(): void {
    this.#goesOn = false;
  }

  async #look(at: Installation): Promise<void> {
    while (this.#goesOn) {
      this.#looks += 1;
      // Equal requests would be answered together.
      await at.visitors.look(`${listed}?query=${this.#looks}`);
      await wait(200);
    }
  }
}

export const processDown: Drill = {
  alarms: ['ProcessDown'],
  types: ['journalctl', 'systemctl restart'],
  bring: (at) => at.rondo.end(1, 'SIGKILL'),
  async follow(at, type) {
    mustSay(await typeOn(at, 'curl https://rondo.example/readyz'), '"ready"');
    await type('journalctl');
    await type('systemctl restart', { 'rondo@3001': 'rondo@3002' });
  },
};

export const notReady: Drill = {
  alarms: ['NotReady'],
  // Everything that asks the database fails meanwhile; its sweeps recover by themselves.
  also: ['SweepNotDone', 'JobsFail', 'StandbyOut'],
  types: ['curl'],
  bring: (at) => at.postgres.stop('first'),
  async follow(at, type) {
    mustSay(await type('curl'), /reads only|database not reachable/);
    await at.startPostgres('first');
  },
};

export const answersFail: Drill<Looking> = {
  alarms: ['AnswersFail'],
  types: ['journalctl', 'topk'],
  async bring(at) {
    await query(at.url, 'alter table community rename to community_lost');
    return new Looking(at, clients.few);
  },
  async follow(at, type, looking) {
    // A route that never failed before has a rate only from its second reading on.
    await until('the route is named', async () => (await type('topk')).includes(listed));
    mustSay(await type('journalctl'), 'community');
    await query(at.url, 'alter table community_lost rename to community');
    looking.end();
  },
};

/** An open transaction holds a table; it is idle, so cancelling its statement ends nothing. */
async function holdTable(at: Installation, table: string): Promise<void> {
  const holder = new Client({ connectionString: at.url });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('begin');
  await holder.query(`lock table ${table} in access exclusive mode`);
}

/** Finds and ends the session that holds the others up, as the page says. */
async function endHolder(type: Type, words: string): Promise<void> {
  const rows = JSON.parse(await type('pg_stat_activity')) as { pid: number; query: string }[];
  const holder = rows.find((row) => row.query.includes(words));
  if (holder === undefined) throw new Error(`nobody is said to hold others up: ${JSON.stringify(rows)}`);
  await type('pg_cancel_backend', { PID: String(holder.pid) });
  await type('pg_terminate_backend', { PID: String(holder.pid) });
}

export const slowAndOverloaded: Drill<Looking> = {
  alarms: ['AnswersSlow', 'Overloaded'],
  // Some sweeps read communities too.
  also: ['SweepNotDone', 'JobsFail'],
  types: ['pg_stat_activity', 'pg_cancel_backend', 'pg_terminate_backend', 'rondo_waiting'],
  async bring(at) {
    await holdTable(at, 'community');
    return new Looking(at, clients.many);
  },
  async follow(at, type, looking) {
    mustSay(await type('rondo_waiting'), /"line":"(?:database|standbys)"/);
    await endHolder(type, 'lock table community');
    await until('the list is quick again', async () => (await at.visitors.look(listed)) === 200);
    await wait(10_000);
    looking.end();
  },
};

export const certificateEnds: Drill = {
  alarms: ['CertificateEnds'],
  types: ['systemctl reload'],
  async bring(at) {
    await at.front.renew(10);
    await at.front.reload();
  },
  async follow(at, type) {
    await at.front.renew(90);
    await type('systemctl reload');
  },
};

/** Many sweeps wait for one table, each in vain for three seconds. */
export const sweepsStand: Drill = {
  alarms: ['SweepsStand'],
  also: ['SweepNotDone', 'JobsFail'],
  types: ['pg_stat_activity', 'pg_cancel_backend', 'pg_terminate_backend'],
  bring: (at) => holdTable(at, 'game'),
  follow: (_, type) => endHolder(type, 'lock table game'),
};
