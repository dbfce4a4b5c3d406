import { timeZone } from '@rondo/rules';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { mollieReport } from '../../api/test/fake-mollie.ts';
import type { FakeProvider } from '../../api/test/fake-provider.ts';
import { type Answered, apiRequest, type Ask, PacedLoad } from './paced-load.ts';
import { publicUrl } from './production.ts';
import { type Joiner, makeGames, makeJoiners, query, spreadGames } from './world.ts';

/** Each per second. */
const rates = {
  search: 30,
  repeated: 40,
  game: 15,
  page: 4,
  join: 12,
  leave: 4,
  guest: 1.5,
  topUp: 0.5,
  edit: 0.03,
  login: 1.5,
};
/** Sign-up opens for these games, and everybody wants to join. */
const rushed = { games: 10, spots: 99, seconds: 5, connections: 1500 };
const people = 500;
/** Everybody's password: hashing one for each person would take longer than the evening's first minute. */
const password = 'Zonnebloem12';
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$cmDcE+iz6lw5dH99hQ7X6Q$i9TAmVaux03DcCiIQmpmqpcvKXhjkzbQBhX7dJsl1P0';

/** The players and the games of an evening. */
export interface Evening {
  people: Joiner[];
  games: string[];
  rushGames: string[];
  edited: string[];
  organiser: Joiner;
}

/** A city: 500 people who log in with a password, and 4,000 games, some of which reach their cutoff during the run. */
export async function makeEvening(url: string, minutes: number): Promise<Evening> {
  const members = await makeJoiners(url, people, 10_000_000);
  await query(url, 'update app_user set password_hash = $1 where id = any($2::uuid[])', [
    passwordHash,
    members.map(({ id }) => id),
  ]);
  const games = await makeGames(url, 4000, 60, 100);
  await spreadGames(url);
  const rushGames = await makeGames(url, rushed.games * 2, rushed.spots, 100);
  const due = await makeGames(url, 60, 20, 100);
  await query(
    url,
    `update game set created_at = now() - interval '3 days', cutoff_at = s.at, starts_at = s.at + interval '12 hours',
      ends_at = s.at + interval '13 hours'
    from (select id, now() + $2 * interval '1 minute' * n / cardinality($1::uuid[]) as at from unnest($1::uuid[]) with ordinality as d(id, n)) s
    where s.id = game.id`,
    [due, minutes],
  );
  const edited = await makeGames(url, 20, 20, 100);
  const [organiser] = await query<{ id: string }>(url, 'select organiser_id as id from game where id = $1', [
    edited[0],
  ]);
  const token = randomBytes(32).toString('base64url');
  await query(
    url,
    `insert into session (user_id, token_hash, bearer_hash, bearer_expires_at, created_at, expires_at)
    values ($1, $2, $2, now() + interval '1 day', now(), now() + interval '1 day')`,
    [organiser?.id, createHash('sha256').update(token).digest()],
  );
  return {
    people: members,
    games: [...games, ...due],
    rushGames,
    edited,
    organiser: { id: organiser?.id ?? '', token },
  };
}

/** The evening's load on a server at `port`, at these rates, until it is stopped. */
export class EveningLoad {
  readonly #load: PacedLoad;
  readonly #evening: Evening;
  readonly #provider: FakeProvider;
  readonly #joined: { who: Joiner; matchId: string }[] = [];
  #stops: (() => void)[] = [];
  #rushes = 0;
  #n = 0;
  /** Guests' orders that were paid at the provider. */
  readonly paid: string[] = [];

  constructor(port: number, evening: Evening, provider: FakeProvider, hear: (answered: Answered) => void) {
    this.#load = new PacedLoad(port, hear);
    this.#evening = evening;
    this.#provider = provider;
  }

  get underWay(): number {
    return this.#load.underWay;
  }

  start(): void {
    const { games } = this.#evening;
    const searching = (n: number) => `latitude=${51 + (n % 1999) / 1000}&longitude=${4 + (n % 2503) / 1000}&radius=25`;
    const asks: Record<'search' | 'repeated' | 'game' | 'page' | 'login' | 'edit', () => Ask> = {
      search: () => this.#look('search', `/api/matches?limit=16&${searching(this.#n)}`),
      repeated: () => this.#look('repeated', `/api/matches?limit=16&${searching(this.#n % 8)}`),
      game: () => this.#look('game', `/api/matches/${games[(this.#n * 7919) % games.length]}`, this.#somebody().token),
      page: () => this.#look('page', this.#n % 3 === 0 ? `/match/${games[this.#n % games.length]}` : '/allgames'),
      login: () => ({
        kind: 'login',
        request: this.#request('/api/users/login', {
          body: { email: `${this.#somebody().id}@rondo.test`, password },
        }),
      }),
      edit: () => ({ kind: 'edit', request: this.#edit() }),
    };
    for (const [kind, ask] of Object.entries(asks))
      this.#stops.push(
        this.#load.pace(rates[kind as keyof typeof asks], () => {
          this.#n += 1;
          return ask();
        }),
      );
    this.#often(rates.join, () => this.#join(this.#somebody(), games[Math.floor(Math.random() * games.length)] ?? ''));
    this.#often(rates.leave, () => this.#leave());
    this.#often(rates.guest, () => this.#payAsGuest());
    this.#often(rates.topUp, () => this.#topUp());
  }

  /** Sign-up opens: everybody wants to join the same games within a few seconds. */
  async rush(): Promise<void> {
    const from = this.#rushes++ * rushed.games;
    const games = this.#evening.rushGames.slice(from, from + rushed.games);
    const wishes = games.flatMap((matchId) => this.#evening.people.map((who) => ({ who, matchId })));
    // A proxy would have these connections already; the server takes a few seconds to accept so many beside its work.
    this.#load.open(rushed.connections);
    await wait(5000);
    const started = performance.now();
    const order = wishes.toSorted(() => Math.random() - 0.5);
    await Promise.all(
      order.map(async ({ who, matchId }, n) => {
        // Most people come in the first second.
        const due = started + rushed.seconds * 1000 * (n / order.length) ** 2;
        await wait(Math.max(0, due - performance.now()));
        await this.#joinInRush(who, matchId, due);
      }),
    );
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops) stop();
    while (this.#load.underWay > 0) await wait(20);
    this.#load.close();
  }

  #often(perSecond: number, act: () => Promise<void>): void {
    const timer = setInterval(() => void act(), 1000 / perSecond);
    this.#stops.push(() => clearInterval(timer));
  }

  #somebody(): Joiner {
    const { people: all } = this.#evening;
    return all[Math.floor(Math.random() * all.length)] as Joiner;
  }

  #request(path: string, given: Parameters<typeof apiRequest>[1] = {}): string {
    const network = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1`;
    return apiRequest(path, { from: network, ...given });
  }

  #look(kind: string, path: string, token?: string): Ask {
    return { kind, request: this.#request(path, { token }) };
  }

  async #ask(kind: string, path: string, given: Parameters<typeof apiRequest>[1]) {
    const answer = await this.#load.ask({ kind, request: this.#request(path, { key: randomUUID(), ...given }) });
    return answer?.status === 200 || answer?.status === 201
      ? (JSON.parse(answer.body) as Record<string, unknown>)
      : null;
  }

  async #join(who: Joiner, matchId: string): Promise<void> {
    const answer = await this.#ask('join', '/api/internalPayments/payEntranceFee', {
      token: who.token,
      body: { matchId },
    });
    if (answer !== null) this.#joined.push({ who, matchId });
  }

  /** Comes back when told to, with the same key, as the web app does. */
  async #joinInRush(who: Joiner, matchId: string, due: number): Promise<void> {
    const given = { token: who.token, key: randomUUID(), body: { matchId } };
    const request = this.#request('/api/internalPayments/payEntranceFee', given);
    for (let tries = 0; tries < 4; tries += 1) {
      const kind = tries === 0 ? 'rush' : 'rush, again';
      const answer = await this.#load.ask({ kind, request }, tries === 0 ? due : undefined);
      if (answer?.status !== 503) return;
      await wait(1000 * Number(/\r\nretry-after: (\d+)/i.exec(answer.head)?.[1] ?? 1));
    }
  }

  async #leave(): Promise<void> {
    const left = this.#joined.shift();
    if (left === undefined) return;
    const body = { matchId: left.matchId };
    await this.#ask('leave', '/api/internalPayments/refundEntranceFee', { token: left.who.token, body });
  }

  async #payAsGuest(): Promise<void> {
    const matchId = this.#evening.games[Math.floor(Math.random() * this.#evening.games.length)];
    const email = `guest-${randomUUID()}@rondo.test`;
    const body = { matchId, email, terms: true, privacy: true };
    const started = await this.#ask('guest', '/api/internalPayments/guest/pay', { body });
    const orderId = started?.['orderId'];
    if (typeof orderId !== 'string') return;
    if (await this.#payAtProvider(orderId)) this.paid.push(orderId);
    await this.#ask('paid?', '/api/payments/esn/payment', { body: { orderId } });
  }

  async #topUp(): Promise<void> {
    const started = await this.#ask('top-up', '/api/payments/topUp', {
      token: this.#somebody().token,
      body: { amount: 5, method: 'ideal' },
    });
    const found = [...this.#provider.books.values()].at(-1);
    if (started !== null && found !== undefined) await this.#payAtProvider(found.orderId);
  }

  /** Nine of ten people pay, some seconds later; one of ten reports of that is lost. */
  async #payAtProvider(orderId: string): Promise<boolean> {
    const booked = [...this.#provider.books.values()].findLast((one) => one.orderId === orderId);
    if (booked === undefined) return false;
    await wait(500 + Math.random() * 4000);
    if (booked.status !== 'open') return false;
    const pays = Math.random() < 0.9;
    booked.status = pays ? 'paid' : 'failed';
    if (Math.random() < 0.1) return pays;
    const { body, headers } = mollieReport(booked.reference);
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    await this.#load.ask({
      kind: 'report',
      request: `POST /api/payments/webhooks/mollie HTTP/1.1\r\nhost: 127.0.0.1\r\n${head.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    });
    return pays;
  }

  /** Edits the description, as a form of the web app sends it. */
  #edit(): string {
    const { edited, organiser } = this.#evening;
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now() + 7 * 86_400_000);
    const form = {
      name: 'Football on Tuesday',
      description: `Bring water ${this.#n}`,
      sport: 'Football',
      level: 'All levels',
      field_type: 'Grass',
      minimum_players_threshold: 2,
      players: 20,
      isPayingGame: true,
      price: 1,
      game_date: `${day}T20:00`,
      duration: 1,
      location: { coordinates: [5.12, 52.09], address: 'Sportlaan 1', city: 'Utrecht', country: 'Netherlands' },
    };
    const body = `--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n${JSON.stringify(form)}\r\n--x--\r\n`;
    return `PATCH /api/admin/match/${edited[this.#n % edited.length]} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${organiser.token}\r\nidempotency-key: ${randomUUID()}\r\norigin: ${publicUrl}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  }
}
