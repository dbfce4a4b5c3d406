import { aCode, type Player } from '../builders.ts';
import { guestCalls } from '../guest-calls.ts';
import { passCalls } from '../pass-calls.ts';
import { aPromocode } from '../promocodes.ts';
import { advance } from '../server.ts';
import { feeOf, part, type World } from './world.ts';

/** Money that enters and leaves wallets and passes, apart from spots, by calls alone; whatever Rondo accepts is written down. */
export function moneyActs(world: World, { admin, random }: { admin: Player; random: () => number }) {
  const { server, books, games, topUps, riding, kept, codes, now, today, pick, keyOf, happened, sellFee, enter } =
    world;
  const guests = guestCalls(server);
  const passes = passCalls(server);
  const post = (path: string, body: object, as: Player) => server.as(as).post(path, body);
  const acts = {
    async failToTopUp(player: Player) {
      const { body } = await post('/api/payments/topUp', { amount: 5, method: 'card' }, player);
      await server.call('POST', `${new URL(String(body.paymentLink)).pathname}/complete`, {
        body: { outcome: 'failed' },
      });
    },
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
    async guestsBack() {
      for (const [id, cents] of kept) {
        const email = await server.value<string>`select email from app_user where id = ${id}`;
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
      await advance(server, 'PT1S');
    },
    async giveGift(player: Player) {
      const { code } = await aPromocode(server, { type: 'topupBalance', value: 650 });
      const { status } = await post('/api/promocode/activate', { code }, player);
      if (status === 200) books.give(player.id, 650);
    },
    async giveCode(player: Player) {
      await aCode(server, player.id, { value: 200 });
      codes.add(player.id);
    },
    async buyPass(player: Player, series: readonly string[], sport: string) {
      const [first = '', ...later] = series.filter((id) =>
        games.some((game) => game.id === id && game.startsAt > now()),
      );
      const { status } = await passes.buy(player, first, 45);
      if (status !== 200) return;
      const key = keyOf('pass');
      const gift = books.spend(player.id, 'pass', 4500);
      books.sell(key, { kind: 'pass', cents: 4500 - gift, day: today(), sport, payer: player.id });
      riding.set(player.id, { key, ridesLeft: 10 });
      happened('pass');
      for (const gameId of [first, ...later.slice(0, 3)]) await acts.ride(player, gameId);
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
  };
  return acts;
}
