import type { booksRates, CallResponse } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { beforeAll, expect, test } from 'vitest';
import { aGame, aPlayer, usePlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { passCalls } from '../../../test/pass-calls.ts';
import { advance, moveToNoon, refuses, useServer } from '../../../test/server.ts';
import { endOfDay } from '../../platform/time/amsterdam.ts';
import { writeDocuments } from './write-documents.ts';

const server = useServer();
const { pay } = joiningCalls(server);
const { aHolder, aSeries } = passCalls(server);
const admin = usePlayer(server, { role: 'admin' });
beforeAll(() => moveToNoon(server));

type Rates = CallResponse<typeof booksRates>['data']['rates'];
const today = () => amsterdamDay(server.clock.now());
const tomorrow = () => amsterdamDay(endOfDay(today()));
const ask = (method: 'GET' | 'POST', path = '', body?: object) =>
  server.call(method, `/api/admin/books/rates${path}`, {
    as: admin.token,
    ...(body && { body: { reason: 'By law', ...body } }),
  });
const rates = async (): Promise<Rates> => ((await ask('GET')).body.data as { rates: Rates }).rates;
const aSale = async () => {
  const player = await aPlayer(server, { balanceCents: 1000 });
  await pay(player, await aGame(server, { priceCents: 400, hoursAhead: 4 }));
  await writeDocuments(server);
  const rows = await server.rows<{ vat_cents: number; exempt_reason: string | null }>`
    select l.vat_cents, l.exempt_reason from document d join document_line l on l.document_id = d.id
    where d.user_id = ${player.id}`;
  return rows[0];
};
const soldAndBooked = () => server.rows`
  select (select jsonb_agg(to_jsonb(l) order by l.document_id, l.position) from document_line l) as lines,
    (select jsonb_agg(to_jsonb(p) order by p.id) from posting p) as postings`;

test('there is a rate for each kind of sale', async () => {
  expect((await rates()).map(({ kind, percent, state }) => [kind, percent, state])).toEqual([
    ['correction', 9, 'current'],
    ['fee', 21, 'current'],
    ['game', 9, 'current'],
    ['pass', 9, 'current'],
  ]);
});

test('a rate holds from its day on, touches nothing that was booked, and is in the log', async () => {
  expect(await aSale()).toMatchObject({ vat_cents: 33 });
  const before = await soldAndBooked();
  const from = tomorrow();
  const { body, status } = await ask('POST', '', { kind: 'game', percent: 21, from });
  expect(status).toBe(200);
  const added = { kind: 'game', percent: 21, from, exemptReason: null, keepsPrepaid: false, state: 'coming' };
  expect((body.data as { rates: Rates }).rates).toContainEqual(added);
  expect(await soldAndBooked()).toEqual(before);
  expect(await aSale()).toMatchObject({ vat_cents: 33 });
  await advance(server, 'P1D');
  expect(await aSale()).toMatchObject({ vat_cents: 69 });
  expect((await rates()).filter(({ kind }) => kind === 'game')).toMatchObject([
    { percent: 21, state: 'current' },
    { percent: 9, state: 'past' },
  ]);
  const rows = await server.rows`
    select action, subject_id, reason, after from admin_action where action = 'vat_rate.create'`;
  expect(rows).toEqual([
    {
      action: 'vat_rate.create',
      subject_id: `game/${from}`,
      reason: 'By law',
      after: { percent: 21, exemptReason: null, keepsPrepaid: false },
    },
  ]);
});

test('an exempt operator says why, which stands on documents', async () => {
  const exempt = { kind: 'game', percent: 0, from: tomorrow() };
  await refuses(ask('POST', '', exempt), 'exempt_reason_needed');
  await ask('POST', '', { ...exempt, exemptReason: 'Small business scheme' });
  await advance(server, 'P1D');
  expect(await aSale()).toEqual({ vat_cents: 0, exempt_reason: 'Small business scheme' });
});

test.each([
  ['of yesterday', () => amsterdamDay(new Date(server.clock.now().getTime() - 86_400_000)), 5, 'rate_in_past'],
  ['of a day with sales', today, 5, 'rate_there_already'],
  ['as it is anyway', tomorrow, 9, 'rate_same'],
] as const)('a rate %s is refused', async (_, from, percent, code) => {
  const { body, status } = await ask('POST', '', {
    kind: code === 'rate_there_already' ? 'game' : 'pass',
    percent,
    from: from(),
  });
  expect([status, body.code]).toEqual([400, code]);
});

test('a rate of passes begins today only as long as no pass of today has a receipt; games are corrected', async () => {
  await advance(server, 'P1D');
  const body = { percent: 6, from: today() };
  await aSale();
  const [first] = await aSeries();
  await aHolder(first);
  await writeDocuments(server);
  await refuses(ask('POST', '', { ...body, kind: 'pass' }), 'rate_of_sales');
  expect((await ask('POST', '', { ...body, kind: 'game' })).status).toBe(200);
});

test('one to come is taken back, one that holds is not', async () => {
  const rate = { kind: 'fee', from: tomorrow() };
  await ask('POST', '', { ...rate, percent: 22 });
  expect((await ask('POST', '/take-back', rate)).status).toBe(200);
  expect((await rates()).filter(({ kind }) => kind === 'fee')).toHaveLength(1);
  await refuses(ask('POST', '/take-back', rate), 'rate_not_found');
  const held = { kind: 'fee', from: '2000-01-01' };
  await refuses(ask('POST', '/take-back', held), 'rate_in_force');
});
