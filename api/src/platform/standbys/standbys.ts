import { setTimeout as wait, setImmediate as turn } from 'node:timers/promises';
import {
  askAgainMs,
  chooseStandby,
  judgeStandby,
  laterOf,
  type LogPosition,
  notePrimary,
  type PrimaryPast,
  type StandbyStanding,
  unknownStandby,
} from '@rondo/rules';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { type Database, isTransient, openPool, type Pool, sqlState, timeline } from '../db.ts';
import { Line } from '../load/line.ts';
import { followReaders, noteRead, wantedPosition } from './followed-reads.ts';
import { publicReads, standbyBehind, standbyRefuses, standbysIn } from '../processes/metrics.ts';
import type { Viewer } from '../sessions/sessions.ts';

/** How often each server is asked for its position, and how long it may take to answer. */
const askEveryMs = 500;
/** How long a read waits for a standby that has what its reader wrote. */
const waitMs = 100;
/** SQLSTATE of a read on a standby that was cancelled because it held up the log. */
const connectMs = 1000;
/** SQLSTATE of a read on a standby that stood in the way of the log. */
const conflict = '40001';

/** SQLSTATEs of a login that fails in the same way each time: the password, pg_hba.conf, or the database's name. */
const loginStates = new Set(['28P01', '28000', '3D000']);
const refusesLogin = (error: unknown): error is Error => loginStates.has(sqlState(error) ?? '');

/** A server's answer about itself: its cluster, and how much it has written or replayed, and received, in bytes of the log. */
export interface ServerAnswer {
  cluster: string;
  isStandby: boolean;
  /** Only the primary says its timeline. */
  timeline: number;
  at: number;
  received: number;
}

export async function askServer(db: Database): Promise<ServerAnswer> {
  // The flushed position, because standbys get no more.
  const { rows } = await sql<ServerAnswer>`
    select (select system_identifier::text from pg_control_system()) as cluster,
      pg_is_in_recovery() as "isStandby",
      case when pg_is_in_recovery() then 0 else ${timeline} end as timeline,
      (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end - '0/0'::pg_lsn)::int8 as at,
      coalesce(pg_last_wal_receive_lsn() - '0/0'::pg_lsn, 0)::int8 as received`.execute(db);
  const [answer] = rows;
  if (!answer) throw new Error('a server said nothing of itself');
  return answer;
}

interface Standby {
  /** The server's host:port, for the metrics. */
  name: string;
  pool: Pool;
  /** A connection that no reader keeps busy. */
  watch: Pool;
  standing: StandbyStanding;
  underWay: number;
  served: number;
  /** How often in a row the server refused the login. */
  refusals: number;
  /** By performance.now(); the server is left alone until then. */
  askAgainAt: number;
}

/**
 * Opens the configured standbys, and makes readers see what they wrote.
 * @param ask replaced only in tests, which have no standby
 */
export function openStandbys(
  { app, db, config }: { app: FastifyInstance; db: Database; config: Config },
  databaseUrl: string,
  ask: typeof askServer = askServer,
): Standbys {
  if (config.replicaUrls.length > 0) followReaders(app, config);
  return new Standbys(db, databaseUrl, config, { ask, report: (words) => app.log.error(words) });
}

/**
 * Sends public reads to standbys that are near enough, and to the primary when none is (decisions/0059-reads-from-standbys.md). If none is
 * configured, all reads go to the primary.
 */
export class Standbys {
  readonly #db: Database;
  readonly #primary: Pool | null;
  readonly #line: Line | null;
  readonly #standbys: Standby[];
  readonly #ask: typeof askServer;
  readonly #report: (words: string) => void;
  readonly #stopping = new AbortController();
  #past: PrimaryPast | null = null;
  #asking: Promise<unknown> | null = null;
  readonly #watching: Promise<void>;

  constructor(
    db: Database,
    databaseUrl: string,
    { replicaUrls, databasePoolSize }: Pick<Config, 'replicaUrls' | 'databasePoolSize'>,
    { ask, report }: { ask: typeof askServer; report: (words: string) => void },
  ) {
    this.#db = db;
    this.#ask = ask;
    this.#report = report;
    this.#primary = replicaUrls.length === 0 ? null : openPool(databaseUrl, 1, { connectMs });
    const line = replicaUrls.length === 0 ? undefined : new Line('standbys');
    this.#line = line ?? null;
    this.#standbys = replicaUrls.map((url) => ({
      name: new URL(url).host,
      pool: openPool(url, databasePoolSize, { connectMs, line }),
      watch: openPool(url, 1, { connectMs }),
      standing: unknownStandby,
      underWay: 0,
      served: 0,
      refusals: 0,
      askAgainAt: 0,
    }));
    this.#watching = this.#watch();
  }

  /** The line for reads on standbys; null while no standby is in use, because then the primary reads for visitors too. */
  get line(): Line | null {
    return this.#standbys.some(({ standing }) => standing.isIn) ? this.#line : null;
  }

  /** Whether the primary is silent while public reads go on. */
  get areAlone(): boolean {
    return this.#past?.isSilent === true && this.#standbys.some(({ standing }) => standing.isIn);
  }

  /**
   * Reads for a visitor, or data that several people share, from a standby that has all that the reader wrote or saw; for a logged-in user,
   * from the primary. A read that fails because of the standby is repeated on the primary, so `work` must do nothing but read.
   */
  async read<T>(viewer: Viewer | null, work: (db: Database) => Promise<T>): Promise<T> {
    if (viewer !== null || this.#standbys.length === 0) return work(this.#db);
    const wanted = wantedPosition();
    const standby = await this.#find(wanted);
    if (standby !== null) {
      const position = standby.standing; // The position that the answer has reached at least.
      standby.underWay += 1;
      standby.served += 1;
      try {
        const result = await work(standby.pool.db);
        noteRead(position);
        publicReads.inc({ from: 'standby' });
        return result;
      } catch (error) {
        if (!isTransient(error) && sqlState(error) !== conflict && !refusesLogin(error)) throw error;
      } finally {
        standby.underWay -= 1;
      }
    }
    // A commit may be in the log before it is visible, but a commit that was reported by then comes before the log's end.
    const before = this.#past && { timeline: this.#past.timeline, at: this.#past.at - 1 };
    const result = await work(this.#db);
    const position = laterOf(before, wanted);
    if (position !== null) noteRead(position);
    publicReads.inc({ from: 'primary' });
    return result;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    const pools = this.#standbys.flatMap(({ pool, watch }) => [pool, watch]);
    await Promise.all([...pools, ...(this.#primary ? [this.#primary] : [])].map((pool) => pool.close()));
  }

  async #find(wanted: LogPosition | null): Promise<Standby | null> {
    const until = performance.now() + waitMs;
    for (;;) {
      const standby = chooseStandby(this.#standbys, wanted);
      const left = until - performance.now();
      if (standby !== null || left <= 0 || !this.#mayReach(wanted)) return standby;
      this.#asking ??= this.#askThoseIn().finally(() => {
        this.#asking = null;
      });
      await Promise.race([this.#asking, wait(left)]);
      await wait(5);
    }
  }

  /** Whether waiting for a standby is worth it: a failover that isn't noticed yet takes longer. */
  #mayReach(wanted: LogPosition | null): boolean {
    return this.#standbys.some(({ standing }) => standing.isIn && standing.timeline >= (wanted?.timeline ?? Infinity));
  }

  async #askThoseIn(): Promise<void> {
    const all = this.#standbys.filter(({ standing }) => standing.isIn);
    await Promise.all(
      all.map(async (standby) => {
        const answer = await this.#ask(standby.watch.db).catch(() => null);
        const { standing } = standby;
        if (answer?.isStandby && answer.at > standing.at) standby.standing = { ...standing, at: answer.at };
      }),
    );
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    while (this.#primary !== null && !signal.aborted) {
      const pause = wait(askEveryMs, null, { signal }).catch(() => null);
      await this.#look(this.#primary);
      await pause;
    }
  }

  async #look(primary: Pool): Promise<void> {
    const [ofPrimary, ...answers] = await Promise.all([
      this.#askInTime(primary),
      ...this.#standbys.map((standby) => this.#askStandby(standby)),
    ]);
    this.#past = notePrimary(this.#past, ofPrimary?.isStandby === false ? ofPrimary : null, performance.now());
    for (const [n, standby] of this.#standbys.entries()) {
      const answer = answers[n] ?? null;
      standby.standing = judgeStandby(standby.standing, answer, this.#past);
      // Queries sent to the standby before it fell silent go to the primary.
      if (answer === null) standby.pool.breakOff();
      this.#count(standby, answer);
    }
  }

  /** A primary in the list doesn't count as a standby that is out. */
  #count({ name, standing }: Standby, answer: ServerAnswer | null): void {
    if (answer?.isStandby === false) for (const gauge of [standbysIn, standbyBehind]) gauge.remove(name);
    else {
      standbysIn.set({ standby: name }, Number(standing.isIn));
      if (this.#past) standbyBehind.set({ standby: name }, Math.max(0, this.#past.at - standing.at));
    }
  }

  async #askStandby(standby: Standby): Promise<ServerAnswer | null> {
    if (performance.now() < standby.askAgainAt) return null;
    const answer = await this.#askInTime(standby.watch, (error) => this.#noteRefusal(standby, error));
    if (answer !== null) {
      standby.refusals = 0;
      standbyRefuses.set({ standby: standby.name }, 0);
    }
    return answer;
  }

  #noteRefusal(standby: Standby, error: unknown): void {
    if (!refusesLogin(error)) return;
    const { name } = standby;
    if (standby.refusals === 0) this.#report(`DATABASE_REPLICA_URLS: ${name} refuses the login: ${error.message}.`);
    standby.refusals += 1;
    standby.askAgainAt = performance.now() + askAgainMs(standby.refusals);
    standbyRefuses.set({ standby: name }, 1);
  }

  /** @returns null if it doesn't answer in time */
  async #askInTime(pool: Pool, onFailure?: (error: unknown) => void): Promise<ServerAnswer | null> {
    const asked = this.#ask(pool.db).catch((error: unknown) => {
      onFailure?.(error);
      return null;
    });
    // After a pause of our own process, the answer may have arrived without being read.
    const late = wait(askEveryMs)
      .then(() => turn())
      .then(() => null);
    const answer = await Promise.race([asked, late]);
    if (answer === null) pool.breakOff();
    return answer;
  }
}
