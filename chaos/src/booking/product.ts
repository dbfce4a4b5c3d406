import { timeZone } from '@rondo/rules';
import { compose, type Rondo } from '../../../api/src/compose.ts';
import { writeDocuments } from '../../../api/src/features/books/write-documents.ts';
import { readConfig } from '../../../api/src/platform/config.ts';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Joiner } from '../world.ts';
import { codeCents, editedStart, type Stored } from './beside-oracle.ts';
import { type Call, Calls, cents } from './calls.ts';
import { formOf } from './game-form.ts';
import { lookAt } from './look.ts';
import type { Goodwill } from './oracle-taking-out.ts';
import type { Oracle } from './oracle.ts';
import { makePeople, type Person, startAfresh } from './people.ts';
import { ProductLinks } from './product-links.ts';
import { isOfAdmin, ProductAdmin } from './product-admin.ts';
import { isOfProvider, ProductProvider } from './product-provider.ts';
import { isOfSeries, ProductSeries } from './product-series.ts';
import { ProductTeams } from './product-teams.ts';
import type { Sequence, Step } from './steps.ts';
import type { Secret } from '../../../api/src/platform/sessions/tokens.ts';

const hour = 3_600_000;

/** The product, over its API, and the people who use it. */
export class Product {
  readonly #rondo: Rondo;
  readonly #database: Client;
  readonly #calls: Calls;
  readonly #links: ProductLinks;
  readonly #series: ProductSeries;
  readonly #teams: ProductTeams;
  /** Whether the sequence is about a tournament of teams. */
  #ofTeams = false;
  readonly #adminActs: ProductAdmin;
  readonly #provider: ProductProvider;
  readonly people: readonly Person[];
  readonly #admin: Joiner;
  /** The latest checkout of each person. */
  readonly #checkouts = new Map<number, { orderId: string; link: string }>();
  /** The checkout before that. */
  readonly #earlier = new Map<number, { orderId: string; link: string }>();

  /** The latest group; before the first, an id of none. */
  #group: string = randomUUID();
  /** When the sequence began. */
  #since = new Date(0);
  /** Everybody's VAT when the sequence began. */
  #vatBefore: number[] = [];

  private constructor(
    rondo: Rondo,
    database: Client,
    {
      calls,
      series,
      everyone,
      admin,
      secretKey,
    }: { calls: Calls; series: ProductSeries; everyone: Person[]; admin: Joiner; secretKey: Secret },
  ) {
    this.#rondo = rondo;
    this.#database = database;
    this.#calls = calls;
    this.#links = new ProductLinks(calls, database);
    this.#teams = new ProductTeams(calls, database);
    this.#series = series;
    const sweep = () => rondo.jobs.runSweeps();
    this.#adminActs = new ProductAdmin(calls, database, admin, sweep);
    this.#provider = new ProductProvider(calls, database, { secretKey, admin, sweep });
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
    // Games can only be published near a known place.
    await database.query(
      `insert into place (id, name, municipality, province, latitude, longitude, search_text)
       values (1, 'Utrecht', 'Utrecht', 'Utrecht', 52.09, 5.12, 'utrecht') on conflict do nothing`,
    );
    const calls = new Calls(rondo);
    const form = formOf({ price: 0, capacity: 7, minimum: 2, earlyBirds: 0 }, rondo.clock.now().getTime() + 5 * hour);
    const sweep = () => rondo.jobs.runSweeps();
    const series = await ProductSeries.open(calls, database, { form, admin, people: everyone }, sweep);
    return new Product(rondo, database, { calls, series, everyone, admin, secretKey: config.secretKey });
  }

  async close(): Promise<void> {
    await this.#database.end();
    await this.#rondo.close();
  }

  now(): number {
    return this.#rondo.clock.now().getTime();
  }

  /** Lets the day end. @returns whether it and the days before were closed, which means that their books balance */
  async endDay(): Promise<boolean> {
    await this.#call('POST', '/dev/clock', null, { advance: 'PT24H' });
    const { rows } = await this.#database.query<{ closed: boolean }>(
      // A day is closed five minutes after its end.
      `select exists (select from daily_close
        where day = ((app_now() - interval '5 minutes') at time zone '${timeZone}')::date - 1) as closed`,
    );
    return rows[0]?.closed === true;
  }

  /** Creates a game and its series, seven minutes away from every deadline, so that no step falls on one. */
  async createGame(sequence: Sequence): Promise<{ gameId: string; form: object; start: number }> {
    const start = Math.floor(this.now() / 1000) * 1000 + sequence.hoursAhead * hour + 7 * 60_000;
    const form = formOf(sequence, start);
    this.#checkouts.clear();
    this.#earlier.clear();
    this.#group = randomUUID();
    this.#since = new Date(this.now());
    await startAfresh(this.#database, this.people);
    this.#vatBefore = await this.#vat();
    if (sequence.teams) {
      const { answer, form: made } = await this.#teams.create(form, this.#admin);
      if (!answer.data?.match) throw new Error(`no tournament: ${answer.code}`);
      this.#ofTeams = true;
      return { gameId: answer.data.match._id, form: made, start };
    }
    this.#ofTeams = false;
    const { code, data } = await this.#call('POST', '/matches', this.#admin, { ...form, repeat_weeks: 2 });
    // The series has no game in the hour that the clock skips in spring.
    if (code === 'local_time_missing') return this.createGame({ ...sequence, hoursAhead: sequence.hoursAhead + 1 });
    const gameId = data?.match?._id;
    if (!gameId) throw new Error(`no game: ${code}`);
    await this.#series.begin(gameId, this.now());
    return { gameId, form, start };
  }

  /** The VAT of everybody's documents until now, in cents. */
  async #vat(): Promise<number[]> {
    await writeDocuments(this.#rondo);
    const { rows } = await this.#database.query<{ id: string; cents: number }>(
      `select d.user_id as id, sum(l.vat_cents)::int as cents from document d join document_line l on l.document_id = d.id
       where d.user_id = any($1::uuid[]) group by d.user_id`,
      [this.people.map(({ id }) => id)],
    );
    return this.people.map((person) => rows.find(({ id }) => id === person.id)?.cents ?? 0);
  }

  /** The VAT of what each person bought in this sequence and didn't get back, by their documents. */
  async vat(): Promise<number[]> {
    const vat = await this.#vat();
    return vat.map((cents, who) => cents - (this.#vatBefore[who] ?? 0));
  }

  /** Cancels a game, so that it neither moves money during the next game nor holds a code. */
  async cancelGame(gameId: string): Promise<void> {
    await this.#call('POST', `/admin/match/${gameId}/cancel`, this.#admin, {});
    if (!this.#ofTeams) await this.#series.end();
    await this.#call('POST', '/dev/clock', null, { advance: 'PT16M' });
  }

  /** Does a step. @returns the answer */
  async do(step: Step, matchId: string, form: object, oracle: Oracle): Promise<string> {
    // Limits of attempts are tested elsewhere, so nobody is limited here.
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
    if (step.do === 'settle') return this.#settle(this.#checkouts, step.who, step.paid);
    if (step.do === 'payEarlier') return this.#settle(this.#earlier, step.who, true);
    if (step.do === 'giveUp') return this.#links.giveUp(this.#person(step.who), matchId);
    if (step.do === 'prove') return this.#links.prove(this.#person(step.who), matchId);
    if (isOfAdmin(step)) return this.#adminActs.do(step, this.#person(step.who), matchId);
    if (isOfProvider(step)) return this.#provider.do(step, this.#person(step.who), this.#since);
    if (isOfSeries(step)) return this.#series.do(step, 'who' in step ? this.#person(step.who) : null, matchId);
    const person = this.#person(step.who);
    if (step.do === 'nameTeam') return this.#teams.name(person, matchId);
    const place = this.#ofTeams ? await this.#teams.placeOf(person, matchId) : {};
    const visitor = { ...place, email: person.email, terms: true, privacy: true };
    const calls: Record<typeof step.do, () => Call> = {
      join: () => ['POST', '/matches/mainlist', { matchId, ...place, allowPayment: step.do === 'join' && step.allow }],
      pay: () => ['POST', '/internalPayments/payEntranceFee', { matchId, ...place }],
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
          : ['POST', '/internalPayments/checkout', { matchId, ...place }],
    };
    const answer = await this.#calls.make(calls[step.do](), person);
    const { code, data = {} } = answer;
    if (code) return code;
    switch (step.do) {
      case 'refund':
        return `refunded ${cents(data.refundedAmount)}`;
      case 'checkout': {
        // A spot that codes make free is theirs at once.
        if (!answer.orderId) return 'joined';
        const before = this.#checkouts.get(step.who);
        if (before) this.#earlier.set(step.who, before);
        this.#checkouts.set(step.who, { orderId: answer.orderId, link: answer.paymentLink ?? '' });
        return `held ${cents(answer.amount)}`;
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

  /** Gives a code for the next payment, unless there is one. */
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

  /** The people with a selected code, and its amount. */
  async codes(): Promise<Map<number, number>> {
    const { rows } = await this.#database.query<{ user_id: string }>(
      'select user_id from promocode_holder where is_selected and redeemed_at is null',
    );
    const holders = new Set(rows.map(({ user_id }) => user_id));
    return new Map(this.people.flatMap(({ id }, who) => (holders.has(id) ? [[who, codeCents] as const] : [])));
  }

  /** All goodwill ever given for spots that stayed. */
  goodwill(): Promise<Goodwill[]> {
    return this.#adminActs.goodwill(this.people);
  }

  /** Somebody pays at the provider, maybe late, or not; the sweeps find what the reports left out. */
  async #settle(of: Map<number, { orderId: string; link: string }>, who: number, paid: boolean): Promise<string> {
    const checkout = of.get(who);
    if (!checkout) return 'nothing';
    of.delete(who);
    const path = `${new URL(checkout.link).pathname}/complete`;
    await this.#call('POST', path, null, { outcome: paid ? 'paid' : 'failed', late: paid });
    await this.#rondo.jobs.runSweeps();
    await this.#rondo.jobs.runSweeps();
    const { order } = await this.#call('POST', '/payments/esn/payment', null, { orderId: checkout.orderId });
    return `${order?.status} ${order?.outcome}`;
  }

  #call(method: Call[0], path: string, as: Joiner | null, body: object) {
    return this.#calls.make([method, path, body], as);
  }

  look(gameId: string): Promise<Stored> {
    return lookAt(this.#database, gameId, this.people, { since: this.#since, now: this.#rondo.clock.now() });
  }
}

function groupOf(step: Step): object {
  return step.do === 'group' ? { way: step.all ? 'all' : 'fit', places: step.places } : {};
}
