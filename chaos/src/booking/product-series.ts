import type { WalletPass } from '@rondo/contract';
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Joiner } from '../world.ts';
import { type Answer, type Call, type Calls, cents } from './calls.ts';
import type { Person } from './people.ts';
import { type Step, veterans } from './steps.ts';

const kinds = [
  ...(['offerPass', 'buyPass', 'ride', 'rideLater', 'leaveLater', 'handBack', 'yearOver', 'cancelLater'] as const),
  ...(['offerRegulars', 'become', 'stop', 'free'] as const),
];
type SeriesStep = Extract<Step, { do: (typeof kinds)[number] }>;

export function isOfSeries(step: Step): step is SeriesStep {
  return kinds.some((kind) => kind === step.do);
}

/** The passes and regulars of a game's series, which has an earlier and a later game. */
export class ProductSeries {
  readonly #calls: Calls;
  readonly #database: Client;
  readonly #admin: Joiner;
  readonly #sweep: () => Promise<void>;
  readonly #earlierId: string;
  /** Games months ahead that are lent to the series while a pass is bought, because no pass has more rides than upcoming games. */
  #lent: readonly string[] = [];
  #laterId: string = randomUUID();

  private constructor(calls: Calls, database: Client, admin: Joiner, sweep: () => Promise<void>, earlierId: string) {
    this.#calls = calls;
    this.#database = database;
    this.#admin = admin;
    this.#sweep = sweep;
    this.#earlierId = earlierId;
  }

  /** @param form the form of a free game in a few hours, in which the veterans play */
  static async open(
    calls: Calls,
    database: Client,
    { form, admin, people }: { form: object; admin: Joiner; people: readonly Person[] },
    sweep: () => Promise<void>,
  ): Promise<ProductSeries> {
    const { data } = await calls.make(['POST', '/matches', form], admin);
    const matchId = data?.match?._id ?? '';
    for (const who of veterans)
      await calls.make(['POST', '/matches/mainlist', { matchId, allowPayment: false }], people[who] ?? null);
    const series = new ProductSeries(calls, database, admin, sweep, matchId);
    await series.#makeLent(form);
    await calls.make(['POST', '/dev/clock', { advance: 'PT24H' }], null);
    return series;
  }

  /** Spreads the game's series of two weeks: the other game comes months later, and the earlier one was yesterday. */
  async begin(gameId: string, now: number): Promise<void> {
    const { rows } = await this.#database.query<{ id: string }>(
      `update game o set starts_at = o.starts_at + interval '90 days', ends_at = o.ends_at + interval '90 days',
        cutoff_at = o.cutoff_at + interval '90 days', price_cents = 350, capacity = 14, minimum_players = 10
      from game g where g.id = $1 and o.series_id = g.series_id and o.id <> g.id returning o.id`,
      [gameId],
    );
    this.#laterId = rows[0]?.id ?? '';
    await this.#database.query(
      `update game o set series_id = g.series_id, starts_at = $3, ends_at = $3::timestamptz + interval '1 hour' from game g where g.id = $1 and o.id = $2`,
      [gameId, this.#earlierId, new Date(now - 24 * 3_600_000)],
    );
  }

  /** Ends the later game, and so passes and regular spots. */
  async end(): Promise<void> {
    await this.#calls.make(['POST', `/admin/match/${this.#laterId}/cancel`, {}], this.#admin);
  }

  async do(step: SeriesStep, person: Person | null, gameId: string): Promise<string> {
    if (step.do === 'buyPass') await this.#lend(gameId);
    const call = await this.#callOf(step, person, gameId);
    if (!call) return 'over';
    const byAdmin = ['offerPass', 'offerRegulars', 'cancelLater'].includes(step.do);
    const { code, data } = await this.#calls.make(call, byAdmin ? this.#admin : person);
    if (step.do === 'buyPass') await this.#lend(null);
    return code ?? this.#said(step, call, data);
  }

  async #makeLent(form: object): Promise<void> {
    const { data } = await this.#calls.make(['POST', '/matches', { ...form, repeat_weeks: 10 }], this.#admin);
    const { rows } = await this.#database.query<{ id: string }>(
      'select o.id from game o join game g on g.series_id = o.series_id where g.id = $1',
      [data?.match?._id],
    );
    this.#lent = rows.map(({ id }) => id);
    await this.#lend(null);
  }

  /** Lends games to the series of this one; null takes them back. */
  async #lend(gameId: string | null): Promise<void> {
    await this.#database.query(
      `update game set series_id = (select series_id from game where id = $1), starts_at = app_now() + interval '200 days',
        ends_at = app_now() + interval '200 days 1 hour', cutoff_at = app_now() + interval '199 days'
      where id = any($2::uuid[])`,
      [gameId, this.#lent],
    );
  }

  async #callOf(step: SeriesStep, person: Person | null, gameId: string): Promise<Call | null> {
    const ride = (matchId: string): Call => ['POST', '/internalPayments/payEntranceFee', { matchId, pass: true }];
    const later = { matchId: this.#laterId, targetId: person?.id };
    switch (step.do) {
      case 'offerPass':
        return ['PUT', `/matches/${gameId}/pass-offer`, { percent: step.percent }];
      case 'offerRegulars':
        return ['PUT', `/matches/${gameId}/regulars`, { spots: step.spots, days: step.days }];
      case 'buyPass': {
        const { data } = await this.#calls.make(['GET', `/matches/${gameId}/pass`, {}], person);
        return ['POST', `/matches/${gameId}/pass`, { amount: data?.offer?.price ?? 0 }];
      }
      case 'ride':
        return ride(gameId);
      case 'rideLater':
        return ride(this.#laterId);
      case 'leaveLater':
        return ['POST', '/internalPayments/refundEntranceFee', later];
      case 'cancelLater':
        return ['POST', `/admin/match/${this.#laterId}/cancel`, {}];
      case 'handBack': {
        const { data } = await this.#calls.make<{ data: WalletPass[] }>(['GET', '/wallet/passes', {}], person);
        const [pass] = data;
        return ['POST', `/wallet/passes/${pass?._id ?? randomUUID()}/handBack`, { amount: pass?.back.amount ?? 0 }];
      }
      case 'yearOver':
        return this.#yearOver(person);
      case 'become':
        return ['POST', `/matches/${gameId}/regular`, {}];
      case 'stop':
        return ['DELETE', `/matches/${gameId}/regular`, {}];
      case 'free':
        return ['DELETE', `/matches/${gameId}/regular/spot`, {}];
    }
  }

  #said({ do: did }: SeriesStep, [, , asked]: Call, data: Answer['data']): string {
    const said: Record<Exclude<SeriesStep['do'], 'yearOver'>, () => string> = {
      offerPass: () => 'offered',
      offerRegulars: () => 'offered',
      buyPass: () => `bought for ${cents((asked as { amount: number }).amount)}`,
      ride: () => 'joined',
      rideLater: () => 'joined',
      leaveLater: () => `refunded ${cents(data?.refundedAmount)}`,
      cancelLater: () => 'cancelled',
      handBack: () => `handed back for ${cents(data?.amount)}`,
      become: () => `regular ${data?.kept}`,
      stop: () => 'stopped',
      free: () => 'freed',
    };
    return did === 'yearOver' ? 'over' : said[did]();
  }

  /** Makes somebody's pass a year older, because nobody waits that long. */
  async #yearOver(person: Person | null): Promise<null> {
    await this.#database.query(
      `update pass set bought_at = bought_at - interval '366 days', ends_at = ends_at - interval '366 days'
      where user_id = $1 and ended_at is null`,
      [person?.id],
    );
    await this.#sweep();
    return null;
  }
}
