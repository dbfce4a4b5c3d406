import { compose, type Rondo } from '../../../api/src/compose.ts';
import { readConfig } from '../../../api/src/platform/config.ts';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Joiner } from '../world.ts';
import { codeCents, editedStart, type Stored } from './beside-oracle.ts';
import type { Oracle } from './oracle.ts';
import { makePeople, type Person } from './people.ts';
import type { Sequence, Step } from './steps.ts';

const hour = 3_600_000;

/** The parts of answers that are looked at. */
interface Answer {
  code?: string;
  amount?: number;
  orderId?: string;
  paymentLink?: string;
  order?: { status: string; outcome: string | null };
  data?: {
    outcome?: string;
    refundedAmount?: number;
    _id?: string;
    kept?: number;
    complete?: boolean;
    match?: { _id: string };
  };
}

/** The product, over its API, and the people who use it. */
export class Product {
  readonly #rondo: Rondo;
  readonly #database: Client;
  readonly people: readonly Person[];
  readonly #admin: Joiner;
  /** The latest checkout of each person. */
  readonly #checkouts = new Map<number, { orderId: string; link: string }>();

  /** The latest group that was begun; before the first, none. */
  #group: string = randomUUID();

  private constructor(rondo: Rondo, database: Client, everyone: Person[], admin: Joiner) {
    this.#rondo = rondo;
    this.#database = database;
    this.people = everyone;
    this.#admin = admin;
  }

  static async open(databaseUrl: string, dataDir: string, settings: Record<string, string> = {}): Promise<Product> {
    const config = readConfig({
      DATABASE_URL: databaseUrl,
      ...settings,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      RONDO_DEMO: '1',
    });
    const rondo = await compose({ config, databaseUrl, web: null });
    const database = new Client({ connectionString: databaseUrl });
    await database.connect();
    const { everyone, admin } = await makePeople(database, databaseUrl);
    // Games are published where a place is known.
    await database.query(
      `insert into place (id, name, municipality, province, latitude, longitude, search_text)
       values (1, 'Utrecht', 'Utrecht', 'Utrecht', 52.09, 5.12, 'utrecht') on conflict do nothing`,
    );
    return new Product(rondo, database, everyone, admin);
  }

  async close(): Promise<void> {
    await this.#database.end();
    await this.#rondo.close();
  }

  now(): number {
    return this.#rondo.clock.now().getTime();
  }

  /** Lets the day end. @returns whether it, and those before, were closed: their books balance */
  async endDay(): Promise<boolean> {
    await this.#call('POST', '/dev/clock', null, { advance: 'PT24H' });
    const { rows } = await this.#database.query<{ closed: boolean }>(
      // A day is closed five minutes after its end.
      `select exists (select from daily_close
        where day = ((app_now() - interval '5 minutes') at time zone 'Europe/Amsterdam')::date - 1) as closed`,
    );
    return rows[0]?.closed === true;
  }

  /** A game as a form; seven minutes beside every deadline, so that no step falls on one. */
  async createGame({ price, capacity, minimum, hoursAhead, earlyBirds }: Sequence) {
    const start = Math.floor(this.now() / 1000) * 1000 + hoursAhead * hour + 7 * 60_000;
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
    this.#checkouts.clear();
    this.#group = randomUUID();
    const { data } = await this.#call('POST', '/matches', this.#admin, form);
    return { gameId: data?.match?._id ?? '', form, start };
  }

  /** What is left of a game must not move money during the next, nor hold a code. */
  async cancelGame(gameId: string): Promise<void> {
    await this.#call('POST', `/admin/match/${gameId}/cancel`, this.#admin, {});
    await this.#call('POST', '/dev/clock', null, { advance: 'PT16M' });
  }

  /** Does a step. @returns what it was answered */
  async do(step: Step, matchId: string, form: object, oracle: Oracle): Promise<string> {
    // How often one may ask is another matter: nobody is limited here.
    await this.#database.query('delete from rate_limit');
    await this.#database.query(
      `update mail set queued_at = queued_at - interval '2 days' where budget is not null and queued_at > now() - interval '1 day'`,
    );
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
    if (step.do === 'code') return this.#giveCode(step.who);
    if (step.do === 'settle') return this.#settle(step.who, step.paid);
    if (step.do === 'giveUp') return this.#giveUp(step.who, matchId);
    if (step.do === 'prove') return this.#prove(step.who, matchId);
    const person = this.#person(step.who);
    const visitor = { email: person.email, terms: true, privacy: true };
    const calls: Record<typeof step.do, () => ['POST' | 'PATCH' | 'DELETE', string, object]> = {
      join: () => ['POST', '/matches/mainlist', { matchId, allowPayment: step.do === 'join' && step.allow }],
      pay: () => ['POST', '/internalPayments/payEntranceFee', { matchId }],
      payFor: () => ['POST', '/internalPayments/payForFriend', { matchId, payForFriendEmail: this.#other(step).email }],
      leave: () => ['PATCH', '/matches/mainlist', { matchId, targetId: person.id }],
      refund: () => ['POST', '/internalPayments/refundEntranceFee', { matchId, targetId: this.#other(step).id }],
      offer: () => ['POST', `/matches/${matchId}/handover`, { email: this.#other(step).email }],
      release: () => ['POST', `/matches/${matchId}/release`, {}],
      withdraw: () => ['DELETE', `/matches/${matchId}/handover`, {}],
      takeOver: () => ['POST', `/matches/${matchId}/handover/accept`, { fromId: this.#other(step).id }],
      group: () => ['POST', `/matches/${matchId}/groups`, groupOf(step)],
      reserve: () => ['POST', `/matches/${matchId}/groups/${this.#group}/spot`, {}],
      payInGroup: () => ['POST', '/internalPayments/payEntranceFee', { matchId, group: this.#group }],
      leaveGroup: () => ['DELETE', `/matches/${matchId}/groups/${this.#group}`, {}],
      joinAsGuest: () => ['POST', '/guest/joinFreeAsGuest', { matchId, ...visitor }],
      checkout: () =>
        person.token === ''
          ? ['POST', '/internalPayments/guest/pay', { matchId, ...visitor }]
          : ['POST', '/internalPayments/checkout', { matchId }],
    };
    const [method, path, given] = calls[step.do]();
    const answer = await this.#call(method, path, person.token === '' ? null : person, given);
    const { code, data = {} } = answer;
    if (code) return code;
    switch (step.do) {
      case 'refund':
        return `refunded ${Math.round((data.refundedAmount ?? Number.NaN) * 100)}`;
      case 'checkout': {
        // What codes make free is theirs at once.
        if (!answer.orderId) return 'joined';
        this.#checkouts.set(step.who, { orderId: answer.orderId, link: answer.paymentLink ?? '' });
        return `held ${Math.round((answer.amount ?? Number.NaN) * 100)}`;
      }
      case 'leave':
      case 'leaveGroup':
        return 'left';
      case 'group':
        this.#group = data._id ?? '';
        return `grouped ${data.kept}`;
      case 'reserve':
        return data.complete ? 'complete' : 'reserved';
      case 'offer':
        return 'offered';
      case 'release':
        return 'released';
      case 'withdraw':
        return 'withdrawn';
      default:
        return data.outcome ?? 'joined';
    }
  }

  #person(who: number): Person {
    const person = this.people[who];
    if (!person) throw new Error('nobody');
    return person;
  }

  #other(step: Step): Person {
    return this.#person('player' in step ? step.player : 'other' in step ? step.other : -1);
  }

  /** A code for the next payment, unless there is one. */
  async #giveCode(who: number): Promise<string> {
    const { id } = this.#person(who);
    await this.#database.query(
      `with code as (
        insert into promocode (code, name, promo_type, discount_type, discount_value)
        select $2, 'Model', 'other', 'nominal', $3
        where not exists (select from promocode_holder where user_id = $1 and is_selected and redeemed_at is null)
        returning id)
      insert into promocode_holder (user_id, promocode_id, activated_at, is_selected) select $1, id, now(), true from code`,
      [id, randomUUID(), codeCents],
    );
    return 'given';
  }

  /** Who has a selected code, of how much. */
  async codes(): Promise<Map<number, number>> {
    const { rows } = await this.#database.query<{ user_id: string }>(
      'select user_id from promocode_holder where is_selected and redeemed_at is null',
    );
    const holders = new Set(rows.map(({ user_id }) => user_id));
    return new Map(this.people.flatMap(({ id }, who) => (holders.has(id) ? [[who, codeCents] as const] : [])));
  }

  /** Somebody pays at the provider, maybe late, or not; the sweeps find out what the reports left. */
  async #settle(who: number, paid: boolean): Promise<string> {
    const checkout = this.#checkouts.get(who);
    if (!checkout) return 'nothing';
    this.#checkouts.delete(who);
    const path = `${new URL(checkout.link).pathname}/complete`;
    await this.#call('POST', path, null, { outcome: paid ? 'paid' : 'failed', late: paid });
    await this.#rondo.jobs.runSweeps();
    await this.#rondo.jobs.runSweeps();
    const { order } = await this.#call('POST', '/payments/esn/payment', null, { orderId: checkout.orderId });
    return `${order?.status} ${order?.outcome}`;
  }

  /** A guest gives up the spot by the link of the mail. */
  async #giveUp(who: number, gameId: string): Promise<string> {
    const { rows } = await this.#database.query<{ id: string; price_cents: number }>(
      `select id, case when free_since is null then price_cents else 0 end as price_cents from registration where game_id = $1 and user_id = $2 and status in ('active', 'played')`,
      [gameId, this.#person(who).id],
    );
    const [spot] = rows;
    if (!spot) return 'not_joined';
    const token = await this.#booking(spot.id);
    const { code, data } = await this.#call('POST', `/guest/bookings/${token}/cancel`, null, {});
    if (code) return code;
    return spot.price_cents > 0 ? `refunded ${Math.round((data?.refundedAmount ?? Number.NaN) * 100)}` : 'left';
  }

  /** A guest opens the link of the mail of their latest spot; who never had one has none. */
  async #prove(who: number, gameId: string): Promise<string> {
    const { rows } = await this.#database.query<{ id: string }>(
      `select id from registration where game_id = $1 and user_id = $2 order by place desc limit 1`,
      [gameId, this.#person(who).id],
    );
    const [spot] = rows;
    if (!spot) return 'nothing';
    const { code } = await this.#call('POST', `/guest/bookings/${await this.#booking(spot.id)}/proof`, null, {});
    return code ?? 'proved';
  }

  /** The token of the link that was mailed for a spot. */
  async #booking(registrationId: string): Promise<string> {
    const { rows } = await this.#database.query<{ text_body: string }>(
      `select text_body from mail where text_body like '%/booking/' || $1 || '.%' limit 1`,
      [registrationId],
    );
    return /\/booking\/(\S+)/.exec(rows[0]?.text_body ?? '')?.[1] ?? '';
  }

  async #call(method: 'POST' | 'PATCH' | 'DELETE', path: string, as: Joiner | null, payload: object) {
    const answer = await this.#rondo.app.inject({
      method,
      url: path.startsWith('/dev') || path.startsWith('/sandbox') ? path : `/api${path}`,
      headers: { ...(as && { authorization: `Bearer ${as.token}` }), 'idempotency-key': randomUUID() },
      payload,
    });
    if (answer.statusCode >= 500) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json<Answer>();
  }

  /** What is stored of a game, and of everybody's money. */
  async look(gameId: string): Promise<Stored> {
    const now = this.#rondo.clock.now();
    const { rows } = await this.#database.query<Stored>(
      `select g.status, g.archived,
        coalesce((select jsonb_agg(user_id order by place) from registration
          where game_id = g.id and status in ('active', 'played')), '[]') as inside,
        coalesce((select jsonb_agg(jsonb_build_object('id', user_id, 'until', offered_until) order by id) from waiting_entry
          where game_id = g.id and status = 'waiting' and coalesce(offered_until > $2, true)), '[]') as queue,
        (select jsonb_object_agg(w.user_id, w.balance_cents + coalesce((
          select sum(amount_cents) from posting where account = 'owed_to_guest' and owner_id = w.user_id), 0))
          from wallet w where w.user_id = any($3::uuid[])) as balances
      from game g where g.id = $1`,
      [gameId, now, this.people.map(({ id }) => id)],
    );
    const [stored] = rows;
    if (!stored) throw new Error('no game');
    return stored;
  }
}

function groupOf(step: Step): object {
  return step.do === 'group' ? { way: step.all ? 'all' : 'fit', places: step.places } : {};
}
