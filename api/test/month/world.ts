import { aGame, type Player } from '../builders.ts';
import type { GuestCheckout } from '../guest-calls.ts';
import { advance, type Answer, type TestServer } from '../server.ts';
import type { Books } from './oracle.ts';

export interface Spot {
  /** The key under which its sale is written down. */
  key: string;
  payer: string;
  isGuest: boolean;
  /** What was paid for it and not paid back yet. */
  leftCents: number;
  /** Whether a pass paid for it, to which the ride goes back. */
  isRide: boolean;
}

export interface Game {
  id: string;
  startsAt: number;
  sport: string;
  priceCents: number;
  /** The spots by player. */
  spots: Map<string, Spot>;
  state: 'pending' | 'confirmed' | 'cancelled' | 'archived';
  escrowCents: number;
  /** The freelancer whom Rondo pays for the game, and whose invoices it writes. */
  freelancer: string | null;
}

interface TopUp {
  key: string;
  player: Player;
  cents: number;
  feeCents: number;
  complete: (outcome: string) => Promise<Answer>;
}

const hour = 3_600_000;
const minimumPlayers = 4;

/** Numbers below one, the same each time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** The games and people's spots in them, as the keeper of `books` knows them: only from Rondo's answers. */
export function openWorld(server: TestServer, books: Books, random: () => number) {
  const games: Game[] = [];
  const topUps: TopUp[] = [];
  const late: { checkout: GuestCheckout; player: Player; game: Game }[] = [];
  const riding = new Map<string, { key: string; ridesLeft: number }>();
  /** The money kept for guests. */
  const kept = new Map<string, number>();
  const codes = new Set<string>();
  const corrected = new Set<string>();
  const said = new Map<string, number>();
  let count = 0;

  const now = () => server.clock.now().getTime();
  const dayOf = (instant: number) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('Europe/Amsterdam').toPlainDate().toString();
  const today = () => dayOf(now());
  const pick = <T>(of: readonly T[]): T => {
    const one = of[Math.floor(random() * of.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const keyOf = (what: string) => `${what} ${(count += 1)}`;
  /** Counts what happened, because a month in which something never happened proves nothing. */
  const happened = (what: string) => said.set(what, (said.get(what) ?? 0) + 1);
  const openGame = () => {
    const open = games.filter(
      ({ state, spots, startsAt }) =>
        (state === 'pending' || state === 'confirmed') && spots.size < 14 && startsAt < now() + 120 * hour,
    );
    return open[Math.floor(random() * open.length)];
  };

  const sellFee = (key: string, cents: number) => books.sell(key, { kind: 'fee', cents, day: today() });
  /** A payment that gave nothing is refunded to its source, fee included. */
  const goesBack = (outcome: unknown) => {
    if (outcome !== 'returned') throw new Error(`paid for nothing, and ${String(outcome)}`);
    const key = keyOf('fee');
    sellFee(key, 36);
    books.takeBack(key);
    happened('returned');
  };
  const enter = (game: Game, player: string, spot: Spot) => {
    game.spots.set(player, spot);
    game.escrowCents += spot.leftCents;
    if (game.spots.size >= minimumPlayers && game.state === 'pending') game.state = 'confirmed';
  };
  const sellSpot = (game: Game, player: string, payer: string, cents: number, { isGuest = false, gift = 0 } = {}) => {
    const key = keyOf('spot');
    const playedOn = () => dayOf(game.startsAt);
    if (gift > 0) happened('gift spent');
    if (cents > 0)
      books.sell(key, { kind: 'game', cents: cents - gift, day: today(), sport: game.sport, payer, playedOn });
    enter(game, player, { key, payer, isGuest, leftCents: cents, isRide: false });
  };
  const giveBack = (spot: Spot, cents: number) => {
    if (spot.isGuest) keepFor(spot.payer, 'escrow', cents);
    else books.credit('escrow', spot.payer, cents);
  };
  const keepFor = (guest: string, from: string, cents: number) => {
    kept.set(guest, (kept.get(guest) ?? 0) + cents);
    books.move(from, 'owed_to_guest', cents);
  };

  /** A game today at eight in the evening, or tomorrow at eight in the morning, this many days on; it is noon. */
  async function open(days: number, isEarly: boolean, freelancer: string | null): Promise<void> {
    const sport = pick(['Volleyball', 'Football', 'Basketball']);
    const priceCents = pick([400, 455, 500, 733]);
    const hoursAhead = days * 24 + (isEarly ? 20 : 8);
    const options = { sport, priceCents, hoursAhead, capacity: 14, minimumPlayers, createdHoursAgo: 100 };
    const id = await aGame(server, freelancer === null ? options : { ...options, organiserId: freelancer });
    if (freelancer !== null) await server.sql`update game set organiser_paid = true where id = ${id}`;
    const startsAt = now() + hoursAhead * hour;
    games.push({ id, startsAt, sport, priceCents, spots: new Map(), state: 'pending', escrowCents: 0, freelancer });
  }

  function callOff(game: Game): void {
    game.state = 'cancelled';
    happened('cancelled');
    for (const [player, spot] of game.spots) {
      if (spot.isRide) {
        const held = riding.get(player);
        // If the pass was handed back, the ride's money goes to the wallet.
        if (held) {
          books.move('escrow', 'pass', spot.leftCents);
          held.ridesLeft += 1;
          happened('ride back');
        } else {
          books.credit('escrow', player, spot.leftCents);
          books.takeBack(spot.key, spot.leftCents);
        }
        continue;
      }
      giveBack(spot, spot.leftCents);
      if (spot.leftCents > 0) books.takeBack(spot.key, spot.leftCents);
    }
    game.escrowCents = 0;
  }

  /** Notes what happened by itself by now: games with too few people are cancelled, past ones have earned. */
  function passTime(): void {
    for (const game of games) {
      if (game.state === 'pending' && now() >= game.startsAt - 12 * hour) callOff(game);
      if (game.state !== 'confirmed' || now() < game.startsAt + hour) continue;
      game.state = 'archived';
      books.move('escrow', 'revenue', game.escrowCents);
      happened('played');
      if (game.freelancer === null || game.spots.size < 12) continue;
      const pay = 2000 + 200 * (game.spots.size - 12);
      books.move('revenue', 'owed_to_organiser', pay);
      // Their invoice has 21 % VAT within.
      books.move('input_vat', 'revenue', Math.round((pay * 21) / 121));
      happened('organiser paid');
    }
  }

  /** Rides that have begun on a day with another rate than that of their pass are sold again, each once. */
  function correctRides(percentOn: (day: string) => number): void {
    for (const game of games.filter(({ startsAt, state }) => startsAt <= now() && state !== 'cancelled'))
      for (const spot of [...game.spots.values()].filter(({ isRide }) => isRide)) {
        const playedOn = dayOf(game.startsAt);
        const key = `ride ${game.id} ${spot.payer}`;
        if (percentOn(playedOn) === 9 || corrected.has(key)) continue;
        corrected.add(key);
        const cents = books.takeShare(spot.key, 450 / 4500);
        books.sell(key, { kind: 'pass', cents, day: playedOn, sport: game.sport });
        happened('ride at another rate');
      }
  }

  return {
    server,
    correctRides,
    books,
    games,
    topUps,
    late,
    riding,
    kept,
    codes,
    said,
    now,
    today,
    pick,
    keyOf,
    happened,
    openGame,
    sellFee,
    goesBack,
    enter,
    sellSpot,
    giveBack,
    keepFor,
    open,
    callOff,
    /** Notes games that somebody else made, at 5 euro. */
    know: (ids: readonly string[], sport: string, startsAt: (at: number) => number) => {
      for (const [at, id] of ids.entries())
        games.push({
          id,
          startsAt: startsAt(at),
          sport,
          priceCents: 500,
          spots: new Map(),
          state: 'pending',
          escrowCents: 0,
          freelancer: null,
        });
    },
    /** Moves the clock on; late payments arrive then. */
    pass: async (duration: string): Promise<void> => {
      await advance(server, duration);
      passTime();
      for (const { checkout, player, game } of late.splice(0)) {
        await checkout.complete('paid', { late: true });
        const { outcome } = await checkout.status();
        if (outcome !== 'credited') {
          // They have joined in another way meanwhile.
          goesBack(outcome);
          continue;
        }
        books.credit('provider', player.id, game.priceCents);
        books.move('provider', 'fees', 36);
        sellFee(keyOf('fee'), 36);
        happened('paid late');
      }
    },
  };
}

export type World = ReturnType<typeof openWorld>;

export const feeOf = (method: string, cents: number) =>
  method === 'ideal' ? 36 : Math.round((cents * 3.25) / 100) + 31;
export const part = (cents: number, percent: number) => Math.round((cents * percent) / 100);
