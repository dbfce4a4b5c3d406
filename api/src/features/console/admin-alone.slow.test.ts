import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { aGame, aPlayer, credit, type Player } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { payCalls } from '../../../test/pay-calls.ts';
import { promocodeCalls } from '../../../test/promocodes.ts';
import { advance, useServer } from '../../../test/server.ts';
import { takingOutCalls } from '../../../test/taking-out-calls.ts';
import { openSession } from '../../platform/sessions/sessions.ts';

const server = useServer({ TRUST_PROXY: 'true' });
const { change } = consoleCalls(server);
const { activate } = promocodeCalls(server);
const { goodwill } = takingOutCalls(server);
const { confirm, keepDetails } = payCalls(server);
const { pay } = joiningCalls(server);

/** How many accounts one person has here; the server made the first of them an admin. */
const accounts = 6;
const who = fc.nat(accounts - 1);
/** Mostly acts by the account that is an admin from the start, because the others seldom are. */
const by = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: who });
const cents = fc.integer({ min: 1, max: 3000 });

/** What a person with several accounts may try: one of them acts on another. */
const steps = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('appoint' as const), by, of: who }),
    fc.record({ act: fc.constant('unmake' as const), by: who, of: who }),
    fc.record({ act: fc.constant('correct' as const), by, of: who, cents }),
    fc.record({ act: fc.constant('approve' as const) }),
    fc.record({ act: fc.constant('gift' as const), by, cents, uses: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ act: fc.constant('agree' as const) }),
    fc.record({ act: fc.constant('redeem' as const), code: fc.nat(5) }),
    fc.record({ act: fc.constant('goodwill' as const), by, of: who, cents }),
    fc.record({ act: fc.constant('take over' as const), by }),
    fc.record({ act: fc.constant('confirm account' as const), by: who }),
    fc.record({ act: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 9 }) }),
  ),
  { minLength: 40, maxLength: 60 },
);

test('one admin with any number of accounts moves no more than 25 euros a person and month, and takes over no admin', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      await server.sql`update app_user set role = 'player' where role = 'admin'`;
      const others = [await aPlayer(server, { role: 'admin' }), await aPlayer(server, { role: 'admin' })];
      const mine = await Promise.all(Array.from({ length: accounts }, () => aPlayer(server)));
      await server.sql`update app_user set role = 'admin' where id = ${mine[0]?.id}`;
      const person = (index: number): Player => mine[index] ?? mine[0]!;
      const logInAgain = async () => {
        for (const [index, one] of mine.entries())
          mine[index] = { ...one, token: (await openSession(server.db, one.id, undefined)).bearer };
      };
      const call = (by: number, path: string, body: object) => server.as(person(by)).post(`/api/admin/${path}`, body);
      await logInAgain();
      // Each account has a spot that it paid for with its own money.
      const game = await aGame(server, { priceCents: 3000, capacity: accounts, hoursAhead: 24 * 80 });
      for (const one of mine) {
        await credit(server, one.id, 3000);
        await pay(one, game);
      }
      const own = accounts * 3000;
      const codes: string[] = [];
      let daysLeft = 29;
      for (const step of walk) {
        if (step.act === 'appoint') await change(person(step.by).token, person(step.of).id, { role: 'admin' });
        if (step.act === 'unmake') await change(person(step.by).token, person(step.of).id, { role: 'player' });
        if (step.act === 'correct')
          await call(step.by, 'corrections', {
            person: person(step.of).email,
            account: 'wallet',
            against: 'promotions',
            amount: step.cents / 100,
            reason: 'As I say',
          });
        if (step.act === 'approve') {
          const rows = await server.rows<{ id: string }>`
            select id from correction where decision is null and user_id = any(${mine.map(({ id }) => id)})`;
          for (const { id } of rows)
            for (const by of mine.keys())
              await call(by, `corrections/${id}/decide`, { decision: 'approved', reason: 'As I say' });
        }
        if (step.act === 'gift') {
          const code = `ALONE-${crypto.randomUUID().slice(0, 8)}`;
          codes.push(code);
          const gift = { name: 'Gift', discountType: 'topupBalance', reason: 'As I say' };
          await call(step.by, 'promocodes', { ...gift, code, discountValue: step.cents / 100, usesTotal: step.uses });
        }
        if (step.act === 'agree') {
          const rows = await server.rows<{ id: string }>`
            select id from promocode where code = any(${codes}) and needs_second and agreed_at is null`;
          for (const { id } of rows)
            for (const by of mine.keys()) await call(by, `promocodes/${id}/agree`, { reason: 'As I say' });
        }
        if (step.act === 'redeem') for (const one of mine) await activate(one, codes.at(-1 - step.code) ?? 'NONE');
        if (step.act === 'goodwill') {
          const id = await server.value<string>`
            select id from registration where game_id = ${game} and user_id = ${person(step.of).id}`;
          await goodwill(person(step.by), id, step.cents / 100);
        }
        if (step.act === 'take over')
          for (const other of others)
            await change(person(step.by).token, other.id, { email: `mine-${crypto.randomUUID()}@rondo.test` });
        if (step.act === 'confirm account') {
          await keepDetails(person(step.by));
          await confirm(person(0), person(step.by), server.clock.now().toISOString());
        }
        if (step.act === 'wait' && daysLeft >= step.days) {
          daysLeft -= step.days;
          await advance(server, `P${step.days}D`);
          await logInAgain();
        }
      }
      const held = await server.value<number>`
        select sum(balance_cents)::int as held from wallet where user_id = any(${mine.map(({ id }) => id)})`;
      const paid = await server.value<number>`
        select coalesce(sum(paid_cents - refunded_cents), 0)::int as paid from registration
        where game_id = ${game} and status = 'active'`;
      expect(held + paid - own).toBeLessThanOrEqual(accounts * 25_00 * 2);
      // Sums whatever the accounts moved, month by month.
      const much = await server.rows`
        select user_id from (
          select w.user_id, sum(p.amount_cents) as cents, date_trunc('month', j.created_at at time zone 'Europe/Amsterdam') as month
          from journal j join posting p on p.journal_id = j.id join wallet w on w.user_id = p.owner_id
          where p.account = 'wallet' and j.kind in ('correction', 'promotion', 'goodwill') and w.user_id = any(${mine.map(({ id }) => id)})
          group by w.user_id, date_trunc('month', j.created_at at time zone 'Europe/Amsterdam')) moved
        where cents > 2500`;
      expect(much).toEqual([]);
      for (const other of others)
        expect(await server.value`select email from app_user where id = ${other.id}`).toBe(other.email);
      expect(await checkInvariants(server.databaseUrl)).toEqual([]);
    }),
    { numRuns: 20, endOnFailure: true },
  );
}, 600_000);
