import type { ReplayedGame } from '@rondo/contract';
import { eurosToCents } from '@rondo/rules';
import { breakEven, type PastGame, policyInForce, replay, totalOf, whatHappened } from '@rondo/rules/policy-replay';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { advance, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { pay, refund, offer, takeOver } = joiningCalls(server);

const cents = (euros: number) => eurosToCents(euros) ?? Number.NaN;

/** The answer in the form that the rules take. */
const toPast = ({ startsAt, cutoffAt, changedAt, minimum, pay: paid, spots, ...game }: ReplayedGame): PastGame => ({
  ...game,
  startsAt: new Date(startsAt),
  cutoffAt: new Date(cutoffAt),
  changedAt: changedAt === null ? null : new Date(changedAt),
  minimumPlayers: minimum,
  payCents: cents(paid),
  spots: spots.map((spot) => ({
    priceCents: cents(spot.price),
    paidCents: cents(spot.paid),
    joinedAt: new Date(spot.joinedAt),
    leftAt: spot.leftAt === null ? null : new Date(spot.leftAt),
    refundedCents: cents(spot.refunded),
    retainedCents: cents(spot.retained),
  })),
});

async function gamesOf({ token }: Player) {
  const { body } = await server.call('GET', '/api/organising/replay', { as: token });
  return (body.data as { games: ReplayedGame[] }).games;
}

/** A game's revenue and payments, from all its postings. */
async function ledgerOf(gameId: string) {
  const rows = await server.rows<{ paid: number; income: number; pay: number }>`
    select coalesce(sum(amount_cents) filter (where account = 'escrow' and amount_cents > 0), 0) as paid,
      coalesce(sum(amount_cents) filter (where account = 'revenue'), 0)
        + coalesce(sum(amount_cents) filter (where account = 'owed_to_organiser'), 0) as income,
      coalesce(sum(amount_cents) filter (where account = 'owed_to_organiser'), 0) as pay
    from posting p join journal j on j.id = p.journal_id where j.game_id = ${gameId}`;
  return rows[0] ?? { paid: Number.NaN, income: Number.NaN, pay: Number.NaN };
}

const stepHours = 3;
const someGame = fc.record({
  hoursAhead: fc.integer({ min: 20, max: 60 }),
  minimumPlayers: fc.integer({ min: 3, max: 6 }),
  priceCents: fc.integer({ min: 1, max: 9_99 }),
  plans: fc.array(fc.record({ joins: fc.integer({ min: 0, max: 12 }), leaves: fc.integer({ min: 1, max: 12 }) }), {
    minLength: 3,
    maxLength: 6,
  }),
});

test(
  'the policy in force gives what the ledger says, to the cent, of games that people joined and left',
  { timeout: 60_000 },
  async () => {
    const organiser = await aPlayer(server, { role: 'organiser' });
    await server.sql`update app_user set organiser_kind = 'freelance' where id = ${organiser.id}`;
    const players = await Promise.all(Array.from({ length: 6 }, () => aPlayer(server, { balanceCents: 500_00 })));
    const games: { id: string; plans: readonly { joins: number; leaves: number }[] }[] = [];
    for (const { plans, ...game } of fc.sample(someGame, { numRuns: 6, seed: 69 })) {
      const id = await aGame(server, { ...game, organiserId: organiser.id, createdHoursAgo: 48 });
      await server.sql`update game set organiser_paid = true where id = ${id}`;
      games.push({ id, plans });
    }
    for (let step = 0; step <= 24; step += 1) {
      for (const { id, plans } of games)
        for (const [index, player] of players.entries()) {
          const plan = plans[index];
          if (plan?.joins === step) await pay(player, id);
          if (plan && plan.joins + plan.leaves === step) await refund(player, id);
        }
      await advance(server, `PT${stepHours}H`);
    }
    const past = await gamesOf(organiser);
    expect(past.map(({ _id }) => _id).sort()).toEqual(games.map(({ id }) => id).sort());
    for (const game of past) {
      const { paid, income, pay: payCents } = await ledgerOf(game._id);
      const facts = toPast(game);
      const actual = { wentAhead: game.wentAhead, incomeCents: income, refundedCents: paid - income, payCents };
      expect(whatHappened(facts)).toMatchObject(actual);
      expect(replay(facts, policyInForce)).toEqual(whatHappened(facts));
    }
    const totals = totalOf(past.map((game) => whatHappened(toPast(game))));
    // Otherwise these games would prove nothing.
    expect(Math.min(totals.wentAhead, past.length - totals.wentAhead, totals.retainedCents)).toBeGreaterThan(0);
    expect(breakEven(past.map(toPast), 100)).toBe(0);
    // Without the games' own minimums, whose outcome is known, only the tried minimum decides who got what.
    for (const { minimum, ...game } of past) {
      const facts = toPast({ ...game, minimum: 99 });
      expect(replay(facts, { ...policyInForce, minimumPlayers: minimum }).wentAhead).toBe(game.wentAhead);
    }
  },
);

test('a spot that was handed over, and a game called off, are as the ledger has them; others see nothing of it', async () => {
  const organiser = await aPlayer(server, { role: 'organiser' });
  const [giver, taker, other] = await Promise.all([1, 2, 3].map(() => aPlayer(server, { balanceCents: 50_00 })));
  if (!giver || !taker || !other) throw new Error('no players');
  const make = () => aGame(server, { organiserId: organiser.id, priceCents: 5_00, minimumPlayers: 2, hoursAhead: 30 });
  const [played, calledOff, free] = [await make(), await make(), await aGame(server, { organiserId: organiser.id })];
  for (const id of [played, calledOff]) for (const player of [giver, other]) await pay(player, id);
  expect((await offer(giver, played, taker.email)).status).toBe(200);
  expect((await takeOver(taker, played, giver.id)).status).toBe(200);
  await server.as(organiser).post(`/api/admin/match/${calledOff}/cancel`, {});
  expect(await gamesOf(organiser)).toEqual([]);
  await advance(server, 'PT40H');

  const past = new Map((await gamesOf(organiser)).map((game) => [game._id, toPast(game)]));
  expect([...past.keys()].sort()).toEqual([played, calledOff].sort());
  expect(past.has(free)).toBe(false);
  const none = { ...policyInForce, refunds: { over24h: 0, '18to24h': 0, '12to18h': 0 } };
  for (const [id, facts] of past) {
    const { paid, income } = await ledgerOf(id);
    expect(whatHappened(facts)).toMatchObject({ incomeCents: income, refundedCents: paid - income });
    expect(replay(facts, none)).toEqual(whatHappened(facts));
  }
  expect(past.get(calledOff)).toMatchObject({ calledOff: true, wentAhead: false });
  const stranger = await aPlayer(server, { role: 'organiser' });
  expect(await gamesOf(stranger)).toEqual([]);
  expect((await server.as(giver).get('/api/organising/replay')).status).toBe(403);
});
