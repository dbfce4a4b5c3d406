import type { Player } from '../builders.ts';
import { guestCalls, guestEmail } from '../guest-calls.ts';
import { joiningCalls } from '../joining-calls.ts';
import { advance } from '../server.ts';
import { takingOutCalls } from '../taking-out-calls.ts';
import { feeOf, type Game, part, type World } from './world.ts';

const hour = 3_600_000;

/** Spots paid for in each way and given up again, by calls alone; whatever Rondo accepts is written down. */
export function spotActs(world: World, admin: Player) {
  const {
    server,
    books,
    codes,
    late,
    now,
    pick,
    happened,
    openGame,
    sellFee,
    keyOf,
    goesBack,
    sellSpot,
    giveBack,
    keepFor,
  } = world;
  const joining = joiningCalls(server);
  const guests = guestCalls(server);
  const { goodwill } = takingOutCalls(server);
  const sweep = () => advance(server, 'PT1S');
  return {
    async pay(player: Player) {
      const game = openGame();
      if (!game) return;
      const hasCode = codes.has(player.id);
      const cents = Math.max(game.priceCents - (hasCode ? 200 : 0), 0);
      const { status } = await joining.pay(player, game.id, { amount: cents / 100 });
      if (status !== 200) return;
      if (hasCode) happened('discount');
      codes.delete(player.id);
      const gift = books.spend(player.id, 'escrow', cents);
      sellSpot(game, player.id, player.id, cents, { gift });
    },
    async payForFriend(player: Player, friend: Player) {
      const game = openGame();
      if (!game) return;
      if (codes.has(player.id)) return;
      const { status } = await joining.payForFriend(player, game.id, friend.email);
      if (status !== 200) return;
      const gift = books.spend(player.id, 'escrow', game.priceCents);
      sellSpot(game, friend.id, player.id, game.priceCents, { gift });
    },
    async payAsGuest() {
      const game = openGame();
      if (!game) return;
      const [email, method] = [guestEmail(), pick(['ideal', 'card'])];
      const checkout = await guests.startPaying(game.id, email, { method });
      if (checkout.answer.status !== 200) return;
      await checkout.complete('paid');
      await sweep();
      const id = await server.value<string>`select id from app_user where email = ${email}`;
      const feeCents = feeOf(method, game.priceCents);
      books.move('provider', 'fees', feeCents);
      sellFee(keyOf('fee'), feeCents);
      books.move('provider', 'escrow', game.priceCents);
      sellSpot(game, id, id, game.priceCents, { isGuest: true });
    },
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
      // A ride that is refunded in part is used, and the refund is money.
      if (spot.isRide) happened('ride given up');
      const percent = hoursLeft > 24 ? 90 : hoursLeft > 18 ? 60 : 0;
      happened(`refund of ${percent} %`);
      const cents = part(spot.leftCents, percent);
      giveBack(spot, cents);
      books.move('escrow', 'revenue', spot.leftCents - cents);
      if (cents > 0) books.takeBack(spot.key, cents);
    },
    async cancel(game: Game) {
      const { status } = await server.as(admin).post(`/api/admin/match/${game.id}/cancel`, { note: 'Rain' });
      if (status === 200) world.callOff(game);
    },
    async goodwill(game: Game, player: string) {
      const spot = game.spots.get(player);
      if (!spot || spot.leftCents < 150 || spot.isRide || game.state === 'cancelled') return;
      const id = await server.value<string>`
        select id from registration where game_id = ${game.id} and user_id = ${player} and status in ('active', 'played')`;
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
    async handOver(game: Game, giver: Player, taker: Player) {
      const spot = game.spots.get(giver.id);
      if (!spot || spot.payer !== giver.id || spot.isRide || game.state !== 'confirmed' || codes.has(taker.id)) return;
      if ((await joining.offer(giver, game.id, taker.email)).status !== 200) return;
      if ((await joining.takeOver(taker, game.id, giver.id)).status !== 200) return;
      game.spots.delete(giver.id);
      game.escrowCents -= spot.leftCents;
      giveBack(spot, spot.leftCents);
      if (spot.leftCents > 0) books.takeBack(spot.key, spot.leftCents);
      const gift = books.spend(taker.id, 'escrow', game.priceCents);
      sellSpot(game, taker.id, taker.id, game.priceCents, { gift });
      happened('handed over');
    },
  };
}
