import type { booksPeriod, CallResponse } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { vatIn } from '@rondo/rules/books';
import { expect, test } from 'vitest';
import { aGame, aPlayer, usePlayer } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { advance, moveToNoon, useServer } from '../../../../test/server.ts';
import { writeDocuments } from '../../books/write-documents.ts';

const server = useServer();
const { pay, refund } = joiningCalls(server);
const admin = usePlayer(server, { role: 'admin' });
const ask = (path: string) => server.as(admin).get(`/api/admin/books/${path}`);
const period = async (from: string, to = from) =>
  (await ask(`periods?from=${from}&to=${to}`)).body.data as CallResponse<typeof booksPeriod>['data'];
const today = () => amsterdamDay(server.clock.now());

/** What the ledger itself says that each account held at a moment. */
async function expectedAt(at: Date): Promise<Map<string, number>> {
  const rows = await server.rows<{ account: string; cents: number }>`
    select p.account, sum(p.amount_cents) as cents from posting p join journal j on j.id = p.journal_id
    where j.created_at < ${at} group by p.account`;
  return new Map(rows.map(({ account, cents }) => [account, cents / 100]));
}

test('a period says what was sold and went back, its VAT, and what moved each account, closed days and open ones', async () => {
  await moveToNoon(server);
  const player = await aPlayer(server, { balanceCents: 5000 });
  const [football, volleyball] = [
    await aGame(server, { sport: 'Football', priceCents: 400, hoursAhead: 100 }),
    await aGame(server, { sport: 'Volleyball', priceCents: 700, hoursAhead: 100 }),
  ];
  const first = today();
  await pay(player, football);
  await advance(server, 'P1D');
  const second = today();
  await pay(player, volleyball);
  await refund(player, football);
  await writeDocuments(server);
  const days = await period(first, second);
  const back = vatIn(400, 900) - vatIn(40, 900);
  expect(days.vat).toEqual([
    {
      kind: 'game',
      rate: 9,
      exemptReason: null,
      sold: 11,
      back: -3.6,
      vat: (vatIn(400, 900) + vatIn(700, 900) - back) / 100,
    },
  ]);
  expect(days.sports).toMatchObject([
    { sport: 'Football', sold: 4, back: -3.6 },
    { sport: 'Volleyball', sold: 7, back: 0 },
  ]);
  expect(days.communities).toMatchObject([{ community: null, sold: 11, back: -3.6 }]);
  expect((await period(first)).vat).toMatchObject([{ sold: 4, back: 0, vat: 0.33 }]);
  const holds = await expectedAt(new Date(server.clock.now().getTime() + 1000));
  for (const { account, opening, added, taken, closing } of days.accounts) {
    expect(closing).toBeCloseTo(holds.get(account) ?? 0, 5);
    expect(opening + added + taken).toBeCloseTo(closing, 5);
  }
});

test('a trial balance is that of any moment, and sums to zero', async () => {
  const player = await aPlayer(server, { balanceCents: 2000 });
  const moments: Date[] = [];
  for (let day = 0; day < 3; day += 1) {
    await pay(player, await aGame(server, { priceCents: 300, hoursAhead: 200 }));
    moments.push(new Date(server.clock.now().getTime() + 1000));
    await advance(server, 'PT20H');
  }
  for (const at of moments) {
    const { data } = (await ask(`balances?at=${at.toISOString()}`)).body as {
      data: { accounts: { account: string; balance: number }[]; sum: number };
    };
    const holds = await expectedAt(at);
    for (const { account, balance } of data.accounts) expect(balance).toBeCloseTo(holds.get(account) ?? 0, 5);
    expect(data.sum).toBe(0);
  }
});

test('a period that ends before it begins, or days that are none, are refused', async () => {
  expect((await ask('periods?from=2026-11-02&to=2026-11-01')).status).toBe(400);
  expect((await ask('periods?from=2026-02-30&to=2026-11-01')).status).toBe(400);
  expect((await ask('balances?at=yesterday')).status).toBe(400);
});
