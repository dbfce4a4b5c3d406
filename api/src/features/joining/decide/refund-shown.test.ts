import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf } from '../../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../../test/guest-calls.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { advance, useCheckedServer } from '../../../../test/server.ts';

const server = useCheckedServer();
const { pay, refund, move } = joiningCalls(server);
const { startPaying, mailsTo } = guestCalls(server);

/** A spot of 5.00 that refunded 90 % when it was shown, and refunds 60 % by now. */
const changed = { status: 400, body: { code: 'refund_changed', params: { amount: '3.00' } } };

describe('what a spot brings back is what was shown, or nothing happens', () => {
  test('to who gives theirs up just after a turn of the policy', async () => {
    const player = await aPlayer(server, { balanceCents: 500 });
    const gameId = await aGame(server, { priceCents: 500, hoursAhead: 25 });
    await pay(player, gameId);
    await advance(server, 'PT2H');
    expect(await refund(player, gameId, undefined, { amount: 4.5 })).toMatchObject(changed);
    expect(await balanceOf(server, player.id)).toBe(0);
    expect((await refund(player, gameId, undefined, { amount: 3 })).status).toBe(200);
    expect(await balanceOf(server, player.id)).toBe(300);
  });

  test('to who moves', async () => {
    const player = await aPlayer(server, { balanceCents: 1000 });
    const organiserId = (await aPlayer(server, { role: 'organiser' })).id;
    const [from, to] = [
      await aGame(server, { organiserId, priceCents: 500, hoursAhead: 25 }),
      await aGame(server, { organiserId, priceCents: 500, hoursAhead: 60 }),
    ];
    await pay(player, from);
    await advance(server, 'PT2H');
    expect(await move(player, from, to, { amount: 5, refund: 4.5 })).toMatchObject(changed);
    expect(await balanceOf(server, player.id)).toBe(500);
    expect((await move(player, from, to, { amount: 5, refund: 3 })).status).toBe(200);
    expect(await balanceOf(server, player.id)).toBe(300);
  });

  test('to a guest, by the link', async () => {
    const email = guestEmail();
    const gameId = await aGame(server, { priceCents: 500, hoursAhead: 25 });
    const checkout = await startPaying(gameId, email);
    await checkout.complete('paid');
    await advance(server, 'PT2H');
    const token = (await mailsTo(email)).map(({ text }) => /\/booking\/(\S+)/.exec(text)?.[1]).find(Boolean);
    const cancel = (amount: number) => server.call('POST', `/api/guest/bookings/${token}/cancel`, { body: { amount } });
    expect(await cancel(4.5)).toMatchObject(changed);
    expect((await cancel(3)).body).toMatchObject({ data: { refundedAmount: 3, retainedAmount: 2 } });
  });
});
