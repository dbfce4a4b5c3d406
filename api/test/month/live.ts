import { sql } from 'kysely';
import { aCode, aGame, aPlayer, type Player } from '../builders.ts';
import { guestCalls, guestEmail, type GuestCheckout } from '../guest-calls.ts';
import { joiningCalls } from '../joining-calls.ts';
import { passCalls } from '../pass-calls.ts';
import { advance, type Answer, row, type TestServer } from '../server.ts';
import { takingOutCalls } from '../taking-out-calls.ts';
import type { Books } from './oracle.ts';

interface Spot {
  /** What its sale is written down as. */
  key: string;
  payer: string;
  isGuest: boolean;
  /** Of what was paid, what was not paid back yet. */
  leftCents: number;
  /** Taken with a pass, which it goes back to. */
  isRide: boolean;
}

interface Game {
  id: string;
  startsAt: number;
  sport: string;
  priceCents: number;
  /** By player. */
  spots: Map<string, Spot>;
  state: 'pending' | 'confirmed' | 'cancelled' | 'archived';
  escrowCents: number;
  /** Whom Rondo pays for it. */
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
const feeOf = (method: string, cents: number) => (method === 'ideal' ? 36 : Math.round((cents * 3.25) / 100) + 31);
const part = (cents: number, percent: number) => Math.round((cents * percent) / 100);

/** The same numbers below one each time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** People live with Rondo by its calls alone, and whatever it says yes to is written down in `books`. */
export function liveWith(server: TestServer, books: Books, { admin, random }: { admin: Player; random: () => number }) {
  const joining = joiningCalls(server);
  const guests = guestCalls(server);
  const passes = passCalls(server);
  const { goodwill } = takingOutCalls(server);
  const games: Game[] = [];
  const topUps: TopUp[] = [];
  const late: { checkout: GuestCheckout; player: Player; game: Game }[] = [];
  const riding = new Map<string, { key: string; ridesLeft: number; playedIn: string[] }>();
  /** For guests. */
  const kept = new Map<string, number>();
  const codes = new Set<string>();
  const said = new Map<string, number>();
  let count = 0;

  const now = () => server.clock.now().getTime();
  const today = () =>
    Temporal.Instant.fromEpochMilliseconds(now()).toZonedDateTimeISO('Europe/Amsterdam').toPlainDate().toString();
  const pick = <T>(of: readonly T[]): T => {
    const one = of[Math.floor(random() * of.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const keyOf = (what: string) => `${what} ${(count += 1)}`;
  /** Counts what happened, so that a month in which something never did is no proof. */
  const happened = (what: string) => said.set(what, (said.get(what) ?? 0) + 1);
  const post = (path: string, body: object, as: Player) => server.call('POST', path, { as: as.token, body });
  const openGame = () => {
    const open = games.filter(
      ({ state, spots, startsAt }) =>
        (state === 'pending' || state === 'confirmed') && spots.size < 14 && startsAt < now() + 120 * hour,
    );
    return open[Math.floor(random() * open.length)];
  };

  const sellFee = (key: string, cents: number) => books.sell(key, { kind: 'fee', cents, day: today() });
  /** A payment that gave nothing goes back the way it came, fee and all. */
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
  const sellSpot = (game: Game, player: string, payer: string, cents: number, isGuest = false) => {
    const key = keyOf('spot');
    if (cents > 0) books.sell(key, { kind: 'game', cents, day: today(), sport: game.sport });
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

  /** A game of today at eight in the evening, or tomorrow at eight in the morning, so many days on; it is noon. */
  async function open(days: number, isEarly: boolean, freelancer: string | null): Promise<void> {
    const sport = pick(['Volleyball', 'Football', 'Basketball']);
    const priceCents = pick([400, 455, 500, 733]);
    const hoursAhead = days * 24 + (isEarly ? 20 : 8);
    const options = { sport, priceCents, hoursAhead, capacity: 14, minimumPlayers, createdHoursAgo: 100 };
    const id = await aGame(server, freelancer === null ? options : { ...options, organiserId: freelancer });
    if (freelancer !== null) await sql`update game set organiser_paid = true where id = ${id}`.execute(server.db);
    const startsAt = now() + hoursAhead * hour;
    games.push({ id, startsAt, sport, priceCents, spots: new Map(), state: 'pending', escrowCents: 0, freelancer });
  }

  const acts = {
    async failToTopUp(player: Player) {
      const { body } = await post('/api/payments/topUp', { amount: 5, method: 'card' }, player);
      await server.call('POST', `${new URL(String(body.paymentLink)).pathname}/complete`, {
        body: { outcome: 'failed' },
      });
    },
    /** @returns the order */
    async topUp(player: Player, euros = pick([5, 10, 15, 40])): Promise<string> {
      const method = pick(['ideal', 'ideal', 'card']);
      const { body } = await post('/api/payments/topUp', { amount: euros, method }, player);
      const link = new URL(String(body.paymentLink)).pathname;
      const complete = (outcome: string) => server.call('POST', `${link}/complete`, { body: { outcome } });
      await complete('paid');
      const cents = euros * 100;
      const [key, feeCents] = [keyOf('fee'), feeOf(method, cents)];
      books.credit('provider', player.id, cents);
      books.move('provider', 'fees', feeCents);
      sellFee(key, feeCents);
      topUps.push({ key, player, cents, feeCents, complete });
      return String(body.orderId);
    },
    async pay(player: Player) {
      const game = openGame();
      if (!game) return;
      const hasCode = codes.has(player.id);
      const cents = Math.max(game.priceCents - (hasCode ? 200 : 0), 0);
      const { status } = await joining.pay(player, game.id, { amount: cents / 100 });
      if (status !== 200) return;
      if (hasCode) happened('discount');
      codes.delete(player.id);
      books.spend(player.id, 'escrow', cents);
      sellSpot(game, player.id, player.id, cents);
    },
    async payForFriend(player: Player, friend: Player) {
      const game = openGame();
      if (!game) return;
      if (codes.has(player.id)) return;
      const { status } = await joining.payForFriend(player, game.id, friend.email);
      if (status !== 200) return;
      books.spend(player.id, 'escrow', game.priceCents);
      sellSpot(game, friend.id, player.id, game.priceCents);
    },
    async payAsGuest() {
      const game = openGame();
      if (!game) return;
      const [email, method] = [guestEmail(), pick(['ideal', 'card'])];
      const checkout = await guests.startPaying(game.id, email, { method });
      if (checkout.answer.status !== 200) return;
      await checkout.complete('paid');
      await sweep();
      const { id } = await row<{ id: string }>(server, sql`select id from app_user where email = ${email}`);
      const feeCents = feeOf(method, game.priceCents);
      books.move('provider', 'fees', feeCents);
      sellFee(keyOf('fee'), feeCents);
      books.move('provider', 'escrow', game.priceCents);
      sellSpot(game, id, id, game.priceCents, true);
    },
    /** Two pages of the provider are open, the first is paid, and then the other all the same. */
    async payTwice(player: Player) {
      const game = openGame();
      if (!game) return;
      if (game.spots.has(player.id) || codes.has(player.id)) return;
      const first = await guests.startPayingAs(player, game.id, { method: 'ideal' });
      if (first.answer.status !== 200) return;
      const second = await guests.startPayingAs(player, game.id, { method: 'card' });
      if (second.answer.status !== 200) return;
      await second.complete('paid');
      await sweep();
      const feeCents = feeOf('card', game.priceCents);
      books.move('provider', 'fees', feeCents);
      sellFee(keyOf('fee'), feeCents);
      books.move('provider', 'escrow', game.priceCents);
      sellSpot(game, player.id, player.id, game.priceCents);
      await first.complete('paid', { late: true });
      await sweep();
      goesBack((await first.status()).outcome);
    },
    /** Starts to pay, and does so after the time for it. */
    async payLate(player: Player) {
      const game = openGame();
      if (!game) return;
      if (game.spots.has(player.id) || codes.has(player.id)) return;
      const checkout = await guests.startPayingAs(player, game.id, { method: 'ideal' });
      if (checkout.answer.status === 200) late.push({ checkout, player, game });
    },
    async refund(game: Game, playerId: string, player: Player) {
      const spot = game.spots.get(playerId);
      if (!spot || spot.isGuest || spot.payer !== playerId || game.state !== 'pending') return;
      const hoursLeft = (game.startsAt - now()) / hour;
      const { status } = await joining.refund(player, game.id);
      if (status !== 200) return;
      game.spots.delete(playerId);
      game.escrowCents -= spot.leftCents;
      // A ride that is given up in part is used, and what comes back is money.
      if (spot.isRide) happened('ride given up');
      const percent = hoursLeft > 24 ? 90 : hoursLeft > 18 ? 60 : 0;
      happened(`refund of ${percent} %`);
      const cents = part(spot.leftCents, percent);
      giveBack(spot, cents);
      books.move('escrow', 'revenue', spot.leftCents - cents);
      if (cents > 0) books.takeBack(spot.key, cents);
    },
    async cancel(game: Game) {
      const { status } = await post(`/api/admin/match/${game.id}/cancel`, { note: 'Rain' }, admin);
      if (status === 200) callOff(game);
    },
    async goodwill(game: Game, player: string) {
      const spot = game.spots.get(player);
      if (!spot || spot.leftCents < 150 || spot.isRide || game.state === 'cancelled') return;
      const { id } = await row<{ id: string }>(
        server,
        sql`select id from registration where game_id = ${game.id} and user_id = ${player} and status in ('active', 'played')`,
      );
      const { status } = await goodwill(admin, id, 1.5);
      if (status !== 200) return;
      happened('goodwill');
      if (game.state === 'archived') {
        if (spot.isGuest) keepFor(spot.payer, 'revenue', 150);
        else books.credit('revenue', spot.payer, 150);
      } else {
        giveBack(spot, 150);
        game.escrowCents -= 150;
      }
      spot.leftCents -= 150;
      books.takeBack(spot.key, 150);
    },
    async correct(player: Player, euros: number) {
      const body = {
        person: player.email,
        account: 'wallet',
        against: 'revenue',
        amount: euros,
        reason: 'Was forgotten',
      };
      const { status } = await post('/api/admin/corrections', body, admin);
      if (status !== 200) return;
      happened('correction');
      books.credit('revenue', player.id, euros * 100);
      books.correct(-euros * 100, today());
    },
    async chargeBack(isWon: boolean) {
      const topUp = topUps.splice(Math.floor(random() * topUps.length), 1)[0];
      if (!topUp) return;
      const { player, cents, feeCents, key, complete } = topUp;
      await complete('reversed');
      books.takeFrom(player.id, cents);
      books.move('fees', 'provider', feeCents);
      books.takeBack(key);
      happened('charge-back');
      if (!isWon) return;
      await complete('won');
      books.credit('provider', player.id, cents);
      books.move('provider', 'fees', feeCents);
      sellFee(keyOf('fee'), feeCents);
      happened('won back');
    },
    async buyPass(player: Player, series: readonly string[], sport: string) {
      const [first = '', ...later] = series;
      const { status } = await passes.buy(player, first, 45);
      if (status !== 200) return;
      const key = keyOf('pass');
      books.spend(player.id, 'pass', 4500);
      books.sell(key, { kind: 'pass', cents: 4500, day: today(), sport });
      riding.set(player.id, { key, ridesLeft: 10, playedIn: [] });
      happened('pass');
      for (const gameId of [first, ...later.slice(0, 2)]) await acts.ride(player, gameId);
    },
    async ride(player: Player, gameId: string) {
      const held = riding.get(player.id);
      const game = games.find(({ id }) => id === gameId);
      if (!held || !game) return;
      const { status } = await passes.play(player, gameId);
      if (status !== 200) return;
      held.ridesLeft -= 1;
      books.move('pass', 'escrow', 450);
      enter(game, player.id, { key: held.key, payer: player.id, isGuest: false, leftCents: 450, isRide: true });
      happened('ride');
    },
    async handBack(player: Player) {
      const held = riding.get(player.id);
      if (!held) return;
      const heldCents = held.ridesLeft * 450;
      const cents = part(heldCents, 90);
      const { status } = await passes.handBack(player, cents / 100);
      if (status !== 200) return;
      riding.delete(player.id);
      books.credit('pass', player.id, cents);
      books.move('pass', 'revenue', heldCents - cents);
      books.takeBack(held.key, cents);
      happened('pass handed back');
    },
    async handOver(game: Game, giver: Player, taker: Player) {
      const spot = game.spots.get(giver.id);
      if (!spot || spot.payer !== giver.id || spot.isRide || game.state !== 'confirmed' || codes.has(taker.id)) return;
      if ((await joining.offer(giver, game.id, taker.email)).status !== 200) return;
      if ((await joining.takeOver(taker, game.id, giver.id)).status !== 200) return;
      game.spots.delete(giver.id);
      game.escrowCents -= spot.leftCents;
      giveBack(spot, spot.leftCents);
      if (spot.leftCents > 0) books.takeBack(spot.key);
      books.spend(taker.id, 'escrow', game.priceCents);
      sellSpot(game, taker.id, taker.id, game.priceCents);
      happened('handed over');
    },
    /** Guests with money that is kept for them have it back the way they paid. */
    async guestsBack() {
      for (const [id, cents] of kept) {
        const { email } = await row<{ email: string }>(server, sql`select email from app_user where id = ${id}`);
        const mails = await guests.mailsTo(email);
        const link = mails
          .map(({ text }) => /\/guest-money\/(\S+)/.exec(text)?.[1])
          .find((found) => found !== undefined);
        if (link === undefined) continue;
        const { status } = await server.call('POST', `/api/guest/money/${link}/back`, { body: {} });
        if (status !== 200) continue;
        kept.delete(id);
        books.move('owed_to_guest', 'provider', cents);
        happened('guest had it back');
      }
      await sweep();
    },
    async giveCode(player: Player) {
      await aCode(server, player.id, { value: 200 });
      codes.add(player.id);
    },
  };

  const sweep = () => advance(server, 'PT1S');

  function callOff(game: Game): void {
    game.state = 'cancelled';
    happened('cancelled');
    for (const [player, spot] of game.spots) {
      if (spot.isRide) {
        const held = riding.get(player);
        // Of a pass that was handed back the money of its ride goes to the wallet.
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
      if (spot.leftCents > 0) books.takeBack(spot.key);
    }
    game.escrowCents = 0;
  }

  /** What happened by itself by now: games with too few people are off, those that are over have earned. */
  function passTime(): void {
    for (const game of games) {
      if (game.state === 'pending' && now() >= game.startsAt - 12 * hour) callOff(game);
      if (game.state !== 'confirmed' || now() < game.startsAt + hour) continue;
      game.state = 'archived';
      books.move('escrow', 'revenue', game.escrowCents);
      happened('played');
      if (game.freelancer === null || game.spots.size < 12) continue;
      books.move('revenue', 'owed_to_organiser', 2000 + 200 * (game.spots.size - 12));
      happened('organiser paid');
    }
  }

  return {
    acts,
    games,
    said,
    open,
    pick,
    sweep,
    /** Games that somebody else made, at 5 euro. */
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
    /** Moves the clock on, and what is paid too late is paid then. */
    pass: async (duration: string): Promise<void> => {
      await advance(server, duration);
      passTime();
      for (const { checkout, player, game } of late.splice(0)) {
        await checkout.complete('paid', { late: true });
        const { outcome } = await checkout.status();
        if (outcome !== 'credited') {
          // They got in meanwhile by another way.
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

/** Players with nothing in their wallets. */
export const somePlayers = (server: TestServer, count: number): Promise<Player[]> =>
  Promise.all(Array.from({ length: count }, () => aPlayer(server)));
