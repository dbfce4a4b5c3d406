import type { CallResponse, listCorrections } from '@rondo/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { aFreelancer } from '../../../test/pay-calls.ts';
import { moveClock, moveToNoon, refuses, useCheckedServer } from '../../../test/server.ts';
import { takingOutCalls } from '../../../test/taking-out-calls.ts';

type Correction = CallResponse<typeof listCorrections>['data']['corrections'][number];

const server = useCheckedServer();
const { audit } = consoleCalls(server);
const { pay } = joiningCalls(server);
const { goodwill } = takingOutCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });
const second = useNewPlayer(server, { role: 'admin' });
const player = useNewPlayer(server, { balanceCents: 2000 });

// No month turns while these tests run.
beforeAll(() => moveToNoon(server));

const correct = (amount: number, more: object = {}, as = admin, key?: string) =>
  server
    .as(as)
    .post(
      '/api/admin/corrections',
      { person: player.email, account: 'wallet', against: 'revenue', reason: 'Charged twice', ...more, amount },
      key,
    );
const corrected = async (...of: Parameters<typeof correct>) => {
  const { body } = await correct(...of);
  if (!body.data) throw new Error(`refused: ${body.code}`);
  return (body.data as { correction: Correction }).correction;
};
const states = async (...amounts: number[]) => {
  const all: string[] = [];
  for (const amount of amounts) all.push((await corrected(amount)).state);
  return all;
};
const approve = (id: string) =>
  server.as(second).post(`/api/admin/corrections/${id}/decide`, { decision: 'approved', reason: 'Looked' });
/** A spot that they paid with 20 euros. */
const aPaidSpot = async () => {
  const gameId = await aGame(server, { priceCents: 2000 });
  await pay(player, gameId);
  return await server.value<string>`select id from registration where game_id = ${gameId}`;
};
/** Sets the server's clock to a time in Amsterdam on the day on which a month ends, or later; no sweep runs. */
async function moveTo(move: (now: Temporal.ZonedDateTime) => Temporal.ZonedDateTime): Promise<void> {
  const now = Temporal.Instant.fromEpochMilliseconds(server.clock.now().getTime()).toZonedDateTimeISO(
    'Europe/Amsterdam',
  );
  await moveClock(server, new Date(move(now).epochMilliseconds));
}

describe('what fits into the month of a person', () => {
  test('is booked at once by one admin, told to the person, and logged once, however often it is sent', async () => {
    const key = crypto.randomUUID();
    const made = await corrected(5, {}, admin, key);
    expect(await corrected(5, {}, admin, key)).toEqual(made);
    expect(made).toMatchObject({
      state: 'approved',
      awaits: null,
      proposedBy: { _id: admin.id },
      decision: { by: { _id: admin.id }, at: made.proposedAt, reason: 'Charged twice' },
      journalId: expect.any(Number),
    });
    expect(await balanceOf(server, player.id)).toBe(2500);
    const mails = await mailsTo(server, player.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['We corrected your balance: + €\u00A05.00']);
    expect(mails[0]?.text).toContain('“Charged twice”');
    expect(await audit(admin.token, `subject=${player.id}&looks=without`)).toMatchObject([
      {
        action: 'correction.book',
        actor: { _id: admin.id },
        reason: 'Charged twice',
        before: { balance: 2000 },
        after: { correction: made._id, account: 'wallet', against: 'revenue', cents: 500, balance: 2500 },
      },
    ]);
    await refuses(approve(made._id), 'already_decided');
  });

  test('is 25 euro, to the cent; what is taken counts as what is given; what is above waits and fills nothing', async () => {
    expect(await states(15, -9.99)).toEqual(['approved', 'approved']);
    expect(await states(0.02)).toEqual(['open']);
    expect(await states(0.01, -0.01)).toEqual(['approved', 'open']);
    expect(await balanceOf(server, player.id)).toBe(2000 + 1500 - 999 + 1);
  });

  test('is one sum for all admins, and each person has their own', async () => {
    expect((await corrected(25)).state).toBe('approved');
    expect(await corrected(1, {}, second)).toMatchObject({ state: 'open', awaits: 'admin', decision: null });
    const other = await aPlayer(server);
    expect((await corrected(25, { person: other.id })).state).toBe('approved');
  });

  test('has nothing of what two agreed on', async () => {
    const { _id: id, state } = await corrected(25.01);
    expect(state).toBe('open');
    expect((await approve(id)).status).toBe(200);
    expect(await states(25)).toEqual(['approved']);
  });

  test('has goodwill in it, and goodwill has corrections', async () => {
    const spotId = await aPaidSpot();
    expect((await goodwill(admin, spotId, 10)).status).toBe(200);
    expect(await states(15.01, 10)).toEqual(['open', 'approved']);
    await refuses(goodwill(second, spotId, 5.01), 'goodwill_limited', { params: { left: '5.00' } });
    // Taking money uses up the same limit as giving it.
    expect(await states(-2)).toEqual(['approved']);
    expect((await goodwill(admin, spotId, 3)).status).toBe(200);
    await refuses(goodwill(admin, spotId, 0.01), 'goodwill_limited');
    expect(await states(0.01)).toEqual(['open']);
  });

  test('has pay and losses in it, and losses tell nobody', async () => {
    const organiser = await aFreelancer(server);
    const loss = { person: organiser.id, account: 'losses', against: 'provider' };
    const owed = { person: organiser.id, account: 'owed_to_organiser' };
    expect((await corrected(-20, loss)).state).toBe('approved');
    expect((await corrected(-5.01, loss)).state).toBe('open');
    expect((await corrected(5, owed)).state).toBe('approved');
    expect((await corrected(-0.01, owed)).state).toBe('open');
    const mails = await mailsTo(server, organiser.email);
    expect(mails.map(({ subject }) => subject).filter((subject) => subject.includes('corrected'))).toEqual([
      'We corrected your pay: + €\u00A05.00',
    ]);
  });
});

describe('at once', () => {
  test.each([
    [[20, 20], 1],
    [[13, -13, 13], 1],
    [[10, 15, 0.01], 2],
  ] as const)('of %j no more than fits is booked', async (amounts, most) => {
    const admins = await Promise.all(amounts.map(() => aPlayer(server, { role: 'admin' })));
    const made = await Promise.all(amounts.map((amount, index) => corrected(amount, {}, admins[index])));
    const booked = made.filter(({ state }) => state === 'approved');
    expect(booked.length).toBeGreaterThanOrEqual(1);
    expect(booked.length).toBeLessThanOrEqual(most);
    const cents = booked.map(({ amount }) => Math.round(amount * 100));
    expect(cents.reduce((sum, one) => sum + Math.abs(one), 0)).toBeLessThanOrEqual(2500);
    expect(await balanceOf(server, player.id)).toBe(cents.reduce((sum, one) => sum + one, 2000));
  });

  test('with goodwill, one of them', async () => {
    const spotId = await aPaidSpot();
    const [given, made] = await Promise.all([goodwill(second, spotId, 15), corrected(15)]);
    expect([given.status, made.state]).toEqual(given.status === 200 ? [200, 'open'] : [400, 'approved']);
    expect(await balanceOf(server, player.id)).toBe(1500);
  });

  test('with a spot that takes the money, one of them', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const [taken, joined] = await Promise.all([correct(-20), pay(player, gameId)]);
    expect([joined.status, await balanceOf(server, player.id)]).toEqual(taken.status === 200 ? [400, 0] : [200, 1500]);
    expect(taken.body.code).toBe(taken.status === 200 ? undefined : 'correction_below_zero');
  });
});

test('a month ends in Amsterdam, and the next begins anew', async () => {
  await moveTo((now) => now.with({ day: 1 }).add({ months: 1 }).withPlainTime('00:00').subtract({ minutes: 30 }));
  expect(await states(25, 0.01)).toEqual(['approved', 'open']);
  await moveTo((now) => now.add({ minutes: 31 }));
  expect(await states(-25, -0.01)).toEqual(['approved', 'open']);
});

describe('one admin alone never', () => {
  test('corrects their own, gets anybody below zero, or does it without saying who they are', async () => {
    await refuses(correct(1, { person: admin.id }), 'not_on_oneself');
    await refuses(correct(-20.01), 'correction_below_zero', { params: { balance: '20.00' } });
    await refuses(correct(1, { reason: 'x' }), 'invalid_input');
    await server.sql`
      update session set identity_confirmed_at = now() - interval '11 minutes' where user_id = ${admin.id}`;
    await refuses(correct(1), 'confirm_identity');
    expect(await balanceOf(server, player.id)).toBe(2000);
  });

  test('by the database too: neither above the bound, nor later, nor as a decline', async () => {
    const alone = (cents: number, decision: string, later: string) =>
      server.sql`
      insert into correction (user_id, account, against, amount_cents, reason, proposed_by, proposed_at, expires_at, decision, decided_by,
        decided_at, decided_reason)
      values (${player.id}, 'wallet', 'revenue', ${cents}, 'Charged twice', ${admin.id}, app_now(), app_now() + interval '7 days',
        ${decision}, ${admin.id}, app_now() + ${later}::interval, 'Charged twice')`;
    for (const [cents, decision, later] of [
      [2501, 'approved', '0'],
      [-2501, 'approved', '0'],
      [100, 'approved', '1 second'],
      [100, 'declined', '0'],
    ] as const)
      await expect(alone(cents, decision, later)).rejects.toThrow(/correction_by_two/);
  });
});
