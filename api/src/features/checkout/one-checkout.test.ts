import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf } from '../../../test/builders.ts';
import { useCheckedServer } from '../../../test/server.ts';
import { guestCalls, type GuestCheckout, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { heldAtProvider } from '../../../test/sandbox-books.ts';

const server = useCheckedServer();
const { startExternal, startPaying, startPayingAs } = guestCalls(server);
const { join, offer, pay, payForFriend, takeOver } = joiningCalls(server);

const sweep = () => server.jobs.runSweeps();
const joined = (gameId: string) => server.value<number>`select joined_count as n from game where id = ${gameId}`;
/** How the provider sees a checkout's payment. */
const atProvider = ({ orderId }: GuestCheckout) =>
  server.value<string>`select status from sandbox_payment where order_id = ${orderId}`;
const openOf = (gameId: string) =>
  server.value<number>`select count(*)::int as n from payment_order where game_id = ${gameId} and status = 'created'`;

describe('starting another checkout ends the one before', () => {
  test.each<[string, (gameId: string) => Promise<GuestCheckout[]>]>([
    [
      'a guest',
      async (gameId) => {
        const email = guestEmail();
        return [
          await startPaying(gameId, email),
          await startPaying(gameId, email, { method: 'card' }),
          await startPaying(gameId, email),
        ];
      },
    ],
    [
      'a member',
      async (gameId) => {
        const player = await aPlayer(server);
        return [
          await startPayingAs(player, gameId),
          await startPayingAs(player, gameId, { method: 'card' }),
          await startPayingAs(player, gameId),
        ];
      },
    ],
  ])('at the provider too: of three that %s starts only the last can be paid', async (_, start) => {
    const gameId = await aGame(server, { priceCents: 500 });
    const [first, second, last] = await start(gameId);
    if (!first || !second || !last) throw new Error('three checkouts');
    await sweep();
    expect(await Promise.all([first, second, last].map(atProvider))).toEqual(['expired', 'expired', 'open']);
    expect(await first.status()).toMatchObject({ status: 'failed', outcome: 'none', paymentLink: null });
    for (const one of [first, second, last]) await one.complete('paid');
    await sweep();
    expect(await last.status()).toMatchObject({ status: 'paid', outcome: 'joined' });
    expect(await joined(gameId)).toBe(1);
    expect(await heldAtProvider(server, gameId)).toBe(536);
  });

  test('for an external event as well', async () => {
    const gameId = await aGame(server, { priceCents: 650, tournament: true });
    await server.sql`
      update game set tournament_external = true, tournament_org = 'ESN', external_member_price_cents = 450
      where id = ${gameId}`;
    const email = guestEmail();
    const first = await startExternal(gameId, email);
    const second = await startExternal(gameId, email, { organisationMember: true });
    await sweep();
    expect(await Promise.all([first, second].map(atProvider))).toEqual(['expired', 'open']);
  });

  test('a payment just made at the one before counts: they are in, and no other is opened', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const player = await aPlayer(server);
    const first = await startPayingAs(player, gameId);
    await first.complete('paid', { webhook: 'lose' });
    const second = await startPayingAs(player, gameId, { method: 'card' });
    expect(second.answer).toMatchObject({ status: 400, body: { code: 'already_joined' } });
    expect(await first.status()).toMatchObject({ outcome: 'joined' });
  });

  test('of ten at once one is open', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const player = await aPlayer(server);
    const started = await Promise.all(Array.from({ length: 10 }, () => startPayingAs(player, gameId)));
    await sweep();
    expect(await openOf(gameId)).toBe(1);
    const opened = started.filter(({ answer }) => answer.status === 200);
    const states = await Promise.all(opened.map(atProvider));
    expect(states.filter((state) => state === 'open')).toHaveLength(1);
    await Promise.all(opened.map((one) => one.complete('paid', { late: true })));
    await sweep();
    expect(await joined(gameId)).toBe(1);
    expect(await balanceOf(server, player.id)).toBe(0);
    expect(await heldAtProvider(server, gameId)).toBe(536);
  });

  test('other people, and other games, keep theirs', async () => {
    const [one, other] = [await aGame(server, { priceCents: 500 }), await aGame(server, { priceCents: 500 })];
    const player = await aPlayer(server);
    const started = [
      await startPayingAs(player, one),
      await startPayingAs(await aPlayer(server), one),
      await startPayingAs(player, other),
    ];
    await sweep();
    expect(await Promise.all(started.map(atProvider))).toEqual(['open', 'open', 'open']);
  });
});

describe('getting in another way ends an open checkout', () => {
  test.each<[string, (player: Awaited<ReturnType<typeof aPlayer>>, gameId: string) => Promise<{ status: number }>]>([
    ['from the wallet', (player, gameId) => pay(player, gameId)],
    [
      'by a friend who pays',
      async (player, gameId) => payForFriend(await aPlayer(server, { balanceCents: 500 }), gameId, player.email),
    ],
    [
      'by a spot that is handed over',
      async (player, gameId) => {
        const giver = await aPlayer(server, { balanceCents: 500 });
        await pay(giver, gameId);
        await server.sql`update game set status = 'confirmed' where id = ${gameId}`;
        await offer(giver, gameId, player.email);
        return takeOver(player, gameId, giver.id);
      },
    ],
    [
      'as the game became free',
      async (player, gameId) => {
        await server.sql`update game set price_cents = 0 where id = ${gameId}`;
        return join(player, gameId);
      },
    ],
  ])('%s', async (_, enter) => {
    const gameId = await aGame(server, { priceCents: 500, hoursAhead: 96 });
    const player = await aPlayer(server, { balanceCents: 500 });
    const checkout = await startPayingAs(player, gameId);
    expect((await enter(player, gameId)).status).toBe(200);
    await sweep();
    expect(await atProvider(checkout)).toBe('expired');
    expect(await checkout.status()).toMatchObject({ status: 'failed', outcome: 'none' });
    expect(await openOf(gameId)).toBe(0);
  });

  test('by a promotion from the waiting list', async () => {
    const gameId = await aGame(server, { priceCents: 500, capacity: 3, minimumPlayers: 2, hoursAhead: 96 });
    const [zero, one, two, waiting] = await Promise.all([1, 2, 3, 4].map(() => aPlayer(server, { balanceCents: 500 })));
    if (!zero || !one || !two || !waiting) throw new Error('four players');
    await pay(zero, gameId);
    const checkout = await startPayingAs(waiting, gameId);
    await server.sql`update spot_hold set expires_at = app_now() where game_id = ${gameId}`;
    await pay(one, gameId);
    const other = await startPayingAs(two, gameId);
    await join(waiting, gameId, { allowPayment: true });
    await other.complete('failed');
    await sweep();
    await sweep();
    expect(await joined(gameId)).toBe(3);
    expect(await atProvider(checkout)).toBe('expired');
  });
});

test('the database keeps one open checkout a person and game', async () => {
  const gameId = await aGame(server, { priceCents: 500 });
  const checkout = await startPaying(gameId, guestEmail());
  const again = sql`
    insert into payment_order (user_id, kind, game_id, amount_cents, fee_cents, price_cents, method, provider, created_at, expires_at, is_only)
    select user_id, kind, game_id, amount_cents, fee_cents, price_cents, method, provider, created_at, expires_at, true
    from payment_order where id = ${checkout.orderId}`;
  await expect(again.execute(server.db)).rejects.toThrow('payment_order_only_open');
});
