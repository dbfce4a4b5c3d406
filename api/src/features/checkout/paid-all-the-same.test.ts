import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf } from '../../../test/builders.ts';
import { guestCalls, type GuestCheckout, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { advance, useCheckedServer } from '../../../test/server.ts';
import { heldAtProvider, inSandbox } from '../../../test/sandbox-books.ts';

const server = useCheckedServer();
const { mailsTo, startPaying, startPayingAs } = guestCalls(server);
const { pay } = joiningCalls(server);

const sweep = () => server.jobs.runSweeps();
/** How the provider sees a checkout's payment. */
const atProvider = async ({ orderId }: GuestCheckout) => (await inSandbox(server, orderId)).status;

/** A player who joined with their wallet, and paid at a checkout that they had begun before. */
async function inAndPaid(priceCents: number) {
  const gameId = await aGame(server, { priceCents });
  const player = await aPlayer(server, { balanceCents: priceCents });
  const checkout = await startPayingAs(player, gameId);
  await pay(player, gameId);
  await sweep();
  await checkout.complete('paid', { late: true });
  await sweep();
  await sweep();
  return { gameId, player, checkout };
}

describe('what is paid all the same goes back the way it came', () => {
  test('all of it, with a mail that they are in and were not charged twice', async () => {
    const { gameId, player, checkout } = await inAndPaid(1000);
    expect(await checkout.status()).toMatchObject({ status: 'paid', outcome: 'returned', paidTokens: 0 });
    expect(await atProvider(checkout)).toBe('back');
    expect(await balanceOf(server, player.id)).toBe(0);
    expect(await heldAtProvider(server, gameId)).toBe(0);
    const told = (await mailsTo(player.email)).filter(({ subject }) => subject.includes('10.36'));
    expect(told).toMatchObject([
      {
        subject: 'Your €\u00A010.36 is on its way back',
        text: expect.stringContaining('You’re in Thursday game already'),
      },
    ]);
  });

  test('of a guest who pays all three: one spot, two come back, and no mail says the spot was gone', async () => {
    const gameId = await aGame(server, { priceCents: 1000 });
    const email = guestEmail();
    const started = [
      await startPaying(gameId, email),
      await startPaying(gameId, email),
      await startPaying(gameId, email),
    ];
    await started[2]?.complete('paid');
    await sweep();
    for (const one of started.slice(0, 2)) await one.complete('paid', { late: true });
    await sweep();
    await sweep();
    expect(await Promise.all(started.map(atProvider))).toEqual(['back', 'back', 'paid']);
    expect((await mailsTo(email)).map(({ subject }) => subject).sort()).toEqual([
      'Your €\u00A010.36 is on its way back',
      'Your €\u00A010.36 is on its way back',
      'You’re in: Thursday game',
    ]);
    expect(await heldAtProvider(server, gameId)).toBe(1036);
  });

  test('in time, and they got in before it was dealt with', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const player = await aPlayer(server, { balanceCents: 500 });
    const checkout = await startPayingAs(player, gameId);
    // The payment is known, but its spot is not given yet.
    await server.sql`update payment_order set status = 'paid', settled_at = app_now() where id = ${checkout.orderId}`;
    await server.sql`with j as (insert into journal (kind, idempotency_key, order_id, user_id, created_at)
      values ('guest_payment', ${`payment:${checkout.orderId}`}, ${checkout.orderId}, ${player.id}, app_now()) returning id)
      insert into posting (journal_id, account, owner_id, amount_cents)
      select id, account, owner::uuid, cents from j, (values ('provider', null, -536), ('checkout', ${checkout.orderId}, 500), ('fees', null, 36))
        as v(account, owner, cents)`;
    await server.sql`update sandbox_payment set status = 'paid' where order_id = ${checkout.orderId}`;
    expect((await pay(player, gameId)).status).toBe(200);
    await sweep();
    await sweep();
    expect(await checkout.status()).toMatchObject({ outcome: 'returned' });
    expect(await atProvider(checkout)).toBe('back');
    expect(await heldAtProvider(server, gameId)).toBe(0);
  });

  test.each<[string, (checkout: GuestCheckout) => Promise<unknown>]>([
    ['its time was up', () => advance(server, 'PT16M')],
    ['its payer had cancelled it', ({ orderId }) => server.call('POST', '/api/payments/cancel', { body: { orderId } })],
  ])('of one that had ended before they got in: %s', async (_, end) => {
    const gameId = await aGame(server, { priceCents: 500 });
    const player = await aPlayer(server, { balanceCents: 500 });
    const checkout = await startPayingAs(player, gameId);
    await end(checkout);
    await sweep();
    await pay(player, gameId);
    await checkout.complete('paid', { late: true });
    await sweep();
    await sweep();
    expect(await checkout.status()).toMatchObject({ outcome: 'returned' });
    expect(await atProvider(checkout)).toBe('back');
    expect(await balanceOf(server, player.id)).toBe(0);
  });

  test('of one that another replaced while neither is in: the mail says so, and the later one stays open', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const email = guestEmail();
    const first = await startPaying(gameId, email);
    const second = await startPaying(gameId, email);
    await sweep();
    await first.complete('paid', { late: true });
    await sweep();
    await sweep();
    expect(await first.status()).toMatchObject({ outcome: 'returned' });
    expect(await atProvider(second)).toBe('open');
    expect((await mailsTo(email))[0]?.text).toContain('You started another payment for Thursday game');
  });

  test('is asked back again until the provider has answered, and is compared no more', async () => {
    const { checkout } = await inAndPaid(500);
    const order = await server.row<{
      ask_again_at: string | null;
      review_note: string | null;
      refunded_at: string | null;
    }>`select ask_again_at, review_note, refunded_at from payment_order where id = ${checkout.orderId}`;
    expect(order).toMatchObject({ ask_again_at: null, review_note: null, refunded_at: expect.anything() });
    await checkout.complete('reversed');
    expect(await checkout.status()).toMatchObject({ outcome: 'returned', underReview: false });
  });
});
