import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../../test/builders.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { regularCalls } from '../../../../test/regular-calls.ts';
import { advance, refuses, useCheckedServer } from '../../../../test/server.ts';

const server = useCheckedServer();
const { join, pay, payForFriend, move } = joiningCalls(server);
const { startPayingAs } = guestCalls(server);

const passcode = 'rondo';

async function keyTo(gameId: string): Promise<string> {
  const { body } = await server.call('POST', `/api/matches/${gameId}/passcode`, { body: { passcode } });
  return String(body.secret_key);
}

/** A full game with a passcode and somebody who queued with it, long enough ago for their key to have run out. */
async function queued({ hoursAhead = 240 } = {}) {
  const organiser = await aPlayer(server, { role: 'organiser' });
  const id = await aGame(server, {
    priceCents: 400,
    capacity: 3,
    minimumPlayers: 2,
    passcode,
    hoursAhead,
    organiserId: organiser.id,
  });
  const secret_key = await keyTo(id);
  for (let n = 0; n < 3; n += 1)
    expect((await pay(await aPlayer(server, { balanceCents: 400 }), id, { secret_key })).status).toBe(200);
  const waiting = await aPlayer(server, { balanceCents: 1200 });
  await refuses(join(waiting, id), 'wrong_passcode');
  expect((await join(waiting, id, { secret_key })).body.data).toMatchObject({ outcome: 'waiting' });
  return { id, organiser, waiting };
}

/** The organiser adds this many spots. */
async function open(id: string, more: number): Promise<void> {
  await server.sql`update game set capacity = capacity + ${more} where id = ${id}`;
  await server.jobs.runSweeps();
}

const stranger = () => aPlayer(server, { balanceCents: 400 });
const codeOf = async (answer: ReturnType<typeof pay>) => (await answer).body.code;

test('an offered spot is paid from the wallet, through the provider, and by moving there, without the passcode', async () => {
  const byWallet = await queued();
  await open(byWallet.id, 1);
  expect(await codeOf(pay(await stranger(), byWallet.id))).toBe('wrong_passcode');
  expect((await pay(byWallet.waiting, byWallet.id)).status).toBe(200);

  const byBank = await queued();
  await open(byBank.id, 1);
  expect((await startPayingAs(byBank.waiting, byBank.id)).answer.status).toBe(200);

  const byMoving = await queued();
  const from = await aGame(server, { hoursAhead: 240, organiserId: byMoving.organiser.id });
  expect((await join(byMoving.waiting, from)).status).toBe(200);
  await open(byMoving.id, 1);
  expect((await move(byMoving.waiting, from, byMoving.id)).status).toBe(200);
});

test('whoever was told in the last hours takes a spot, and one for a friend; who is not in line needs the passcode', async () => {
  const { id, waiting } = await queued({ hoursAhead: 15 });
  await server.sql`
    update game set starts_at = app_now() + interval '90 minutes', status = 'confirmed' where id = ${id}`;
  await open(id, 2);
  const friend = await aPlayer(server);
  expect(await codeOf(payForFriend(await stranger(), id, waiting.email))).toBe('wrong_passcode');
  expect((await payForFriend(waiting, id, friend.email)).status).toBe(200);
  expect((await pay(waiting, id)).status).toBe(200);
});

test('an offer that ran out is no key any more', async () => {
  const { id, waiting } = await queued();
  await open(id, 1);
  await advance(server, 'P1D');
  expect(await codeOf(pay(waiting, id))).toBe('wrong_passcode');
});

test('a spot that is kept for a regular is theirs without the passcode', async () => {
  const { aSeries, become } = regularCalls(server);
  const { games } = await aSeries({ passcode });
  const [first, second] = games;
  const player = await aPlayer(server);
  expect((await join(player, first, { secret_key: await keyTo(first) })).status).toBe(200);
  expect((await become(player, first)).body.data).toEqual({ kept: 2 });
  await refuses(join(await aPlayer(server), second), 'wrong_passcode');
  expect((await join(player, second)).body.data).toMatchObject({ outcome: 'joined' });
});
