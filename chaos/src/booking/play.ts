import { compose, type Rondo } from '../../../api/src/compose.ts';
import { readConfig } from '../../../api/src/platform/config.ts';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { type Joiner, makeJoiners } from '../world.ts';
import { Oracle } from './oracle.ts';

const hour = 3_600_000;
export const people = 6;

/** One step of a sequence; `who` is a person's number. */
export type Step =
  | { do: 'join'; who: number; allow: boolean }
  | { do: 'pay' | 'leave' | 'refund'; who: number }
  | { do: 'wait'; minutes: number }
  | { do: 'edit'; capacity: number; price: number; later: boolean }
  | { do: 'cancel' };

/** A game, and what is done with it, one step after another. */
export interface Sequence {
  price: number;
  capacity: number;
  minimum: number;
  hoursAhead: number;
  earlyBirds: number;
  steps: Step[];
}

/** The parts of answers that are looked at. */
interface Answer {
  code?: string;
  data?: { outcome?: string; refundedAmount?: number; match?: { _id: string } };
}

/** What the database knows of a game after a step. */
interface Stored {
  status: string;
  archived: boolean;
  inside: string[];
  queue: { id: string; until: string | null }[];
  balances: Record<string, number>;
}

/** The product and the people of a run of sequences. */
export class Table {
  readonly #rondo: Rondo;
  readonly #database: Client;
  readonly #joiners: Joiner[];
  readonly #admin: Joiner;

  private constructor(rondo: Rondo, database: Client, joiners: Joiner[], admin: Joiner) {
    this.#rondo = rondo;
    this.#database = database;
    this.#joiners = joiners;
    this.#admin = admin;
  }

  static async open(databaseUrl: string, dataDir: string): Promise<Table> {
    const config = readConfig({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      RONDO_DEMO: '1',
    });
    const rondo = await compose({ config, databaseUrl, webFolder: null });
    // Rich and poor, so that some can't pay.
    const joiners: Joiner[] = [];
    for (let n = 0; n < people; n += 1) joiners.push(...(await makeJoiners(databaseUrl, 1, n < 2 ? 700 : 100_000_00)));
    const [admin] = await makeJoiners(databaseUrl, 1, 1);
    if (!admin) throw new Error('no admin');
    const database = new Client({ connectionString: databaseUrl });
    await database.connect();
    await database.query(`update app_user set role = 'admin' where id = $1`, [admin.id]);
    return new Table(rondo, database, joiners, admin);
  }

  async close(): Promise<void> {
    await this.#database.end();
    await this.#rondo.close();
  }

  /** Plays a sequence in the product and in the oracle. @returns the first difference, or null */
  async play(sequence: Sequence): Promise<string | null> {
    const { gameId, form, oracle } = await this.#begin(sequence);
    try {
      return await this.#playSteps(sequence, gameId, form, oracle);
    } finally {
      // What is left of this game must not move money during the next.
      await this.#call('POST', `/admin/match/${gameId}/cancel`, this.#admin, {});
    }
  }

  async #playSteps(sequence: Sequence, gameId: string, form: object, oracle: Oracle): Promise<string | null> {
    for (const [index, step] of sequence.steps.entries()) {
      const now = this.#rondo.clock.now().getTime();
      const got = await this.#inProduct(step, gameId, form, oracle);
      const expected = inOracle(step, oracle, step.do === 'wait' ? this.#rondo.clock.now().getTime() : now);
      const stored = await this.#look(gameId);
      learnOffers(oracle, stored, this.#joiners);
      const difference = got === expected ? compare(oracle, stored, this.#joiners) : `said ${got}, not ${expected}`;
      if (difference) return `step ${index + 1}, ${JSON.stringify(step)}: ${difference}`;
    }
    return null;
  }

  async #begin({ price, capacity, minimum, hoursAhead, earlyBirds }: Sequence) {
    // Seven minutes beside every deadline, so that no step falls on one.
    const start = Math.floor(this.#rondo.clock.now().getTime() / 1000) * 1000 + hoursAhead * hour + 7 * 60_000;
    const form = {
      name: 'Model',
      sport: 'Football',
      level: 'All levels',
      field_type: 'Grass',
      minimum_players_threshold: minimum,
      players: capacity,
      isPayingGame: price > 0,
      price: price / 100,
      early_bird:
        earlyBirds > 0
          ? [
              {
                priority: 1,
                spots: { total: earlyBirds },
                discount: { discount_type: 'percentage', discount_value: 50 },
              },
            ]
          : [],
      game_date: new Date(start).toISOString(),
      duration: 1,
      location: { coordinates: [5.12, 52.09], address: 'Sportlaan 1' },
    };
    const { data } = await this.#call('POST', '/matches', this.#admin, form);
    const gameId = data?.match?._id ?? '';
    const { balances } = await this.#look(gameId);
    const oracle = new Oracle(
      {
        start,
        since: this.#rondo.clock.now().getTime(),
        changedAt: null,
        minutes: 60,
        price,
        capacity,
        minimum,
        status: 'pending',
        archived: false,
        earlyBirds,
        earlyBirdsTaken: 0,
      },
      this.#joiners.map(({ id }) => balances[id] ?? 0),
    );
    return { gameId, form, oracle };
  }

  async #inProduct(step: Step, matchId: string, form: object, oracle: Oracle): Promise<string> {
    if (step.do === 'wait') {
      await this.#call('POST', '/dev/clock', null, { advance: `PT${step.minutes}M` });
      return 'waited';
    }
    if (step.do === 'cancel') {
      const { code } = await this.#call('POST', `/admin/match/${matchId}/cancel`, this.#admin, {});
      return code ?? 'cancelled';
    }
    if (step.do === 'edit') {
      const changed = {
        players: step.capacity,
        isPayingGame: step.price > 0,
        price: step.price / 100,
        game_date: new Date(editedStart(step, oracle)).toISOString(),
      };
      const { code } = await this.#call('PATCH', `/admin/match/${matchId}`, this.#admin, { ...form, ...changed });
      return code ?? 'edited';
    }
    const joiner = this.#joiners[step.who];
    if (!joiner) throw new Error('nobody');
    const calls = {
      join: ['POST', '/matches/mainlist', { matchId, allowPayment: step.do === 'join' && step.allow }],
      pay: ['POST', '/internalPayments/payEntranceFee', { matchId }],
      leave: ['PATCH', '/matches/mainlist', { matchId, targetId: joiner.id }],
      refund: ['POST', '/internalPayments/refundEntranceFee', { matchId }],
    } as const;
    const [method, path, given] = calls[step.do];
    const { code, data = {} } = await this.#call(method, path, joiner, given);
    if (code) return code;
    if (step.do === 'refund') return `refunded ${Math.round((data.refundedAmount ?? Number.NaN) * 100)}`;
    return step.do === 'leave' ? 'left' : (data.outcome ?? 'joined');
  }

  async #call(method: 'POST' | 'PATCH', path: string, as: Joiner | null, payload: object) {
    const answer = await this.#rondo.app.inject({
      method,
      url: path.startsWith('/dev') ? path : `/api${path}`,
      headers: { ...(as && { authorization: `Bearer ${as.token}` }), 'idempotency-key': randomUUID() },
      payload,
    });
    if (answer.statusCode >= 500) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json<Answer>();
  }

  async #look(gameId: string): Promise<Stored> {
    const now = this.#rondo.clock.now();
    const { rows } = await this.#database.query<Stored>(
      `select g.status, g.archived,
        coalesce((select jsonb_agg(user_id order by place) from registration
          where game_id = g.id and status in ('active', 'played')), '[]') as inside,
        coalesce((select jsonb_agg(jsonb_build_object('id', user_id, 'until', offered_until) order by id) from waiting_entry
          where game_id = g.id and status = 'waiting' and coalesce(offered_until > $2, true)), '[]') as queue,
        (select jsonb_object_agg(user_id, balance_cents) from wallet where user_id = any($3::uuid[])) as balances
      from game g where g.id = $1`,
      [gameId, now, this.#joiners.map(({ id }) => id)],
    );
    const [stored] = rows;
    if (!stored) throw new Error('no game');
    return stored;
  }
}

function editedStart({ later }: Extract<Step, { do: 'edit' }>, { game }: Oracle): number {
  return later ? game.start + 24 * hour : game.start;
}

function inOracle(step: Step, oracle: Oracle, now: number): string {
  switch (step.do) {
    case 'join':
      return oracle.join(step.who, step.allow, now);
    case 'pay':
      return oracle.pay(step.who, now);
    case 'leave':
      return oracle.leave(step.who, now);
    case 'refund':
      return oracle.refund(step.who, now);
    case 'edit':
      return oracle.edit(step.capacity, step.price, editedStart(step, oracle), now);
    case 'cancel':
      return oracle.cancel(now);
    case 'wait':
      oracle.sweep(now);
      return 'waited';
  }
}

/** How long an offer lasts is for its own rule and tests: the oracle takes the time as it was given. */
function learnOffers(oracle: Oracle, stored: Stored, joiners: Joiner[]): void {
  for (const one of oracle.queue) {
    const until = stored.queue.find(({ id }) => id === joiners[one.who]?.id)?.until;
    if (one.until === 'pending' && until) one.until = Date.parse(until);
  }
}

function compare(oracle: Oracle, stored: Stored, joiners: Joiner[]): string | null {
  const idOf = (who: number) => joiners[who]?.id ?? '';
  const expected = {
    status: oracle.game.status,
    archived: oracle.game.archived,
    inside: [...oracle.spots.keys()].map(idOf),
    queue: oracle.queue.map(({ who, until }) => [idOf(who), until === null ? null : 'offer']),
    balances: oracle.balances,
  };
  const got = {
    status: stored.status,
    archived: stored.archived,
    inside: stored.inside,
    queue: stored.queue.map(({ id, until }) => [id, until === null ? null : 'offer']),
    balances: joiners.map(({ id }) => stored.balances[id]),
  };
  const different = Object.keys(expected).filter(
    (key) => JSON.stringify(expected[key as never]) !== JSON.stringify(got[key as never]),
  );
  return different.length === 0
    ? null
    : different
        .map((key) => `${key} ${JSON.stringify(got[key as never])}, not ${JSON.stringify(expected[key as never])}`)
        .join('; ');
}
