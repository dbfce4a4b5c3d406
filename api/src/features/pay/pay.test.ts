import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { aFreelancer, aGivenGame, goodIban, payCalls } from '../../../test/pay-calls.ts';
import { openSession } from '../../platform/sessions/sessions.ts';
import { moveToNoon, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { pay, keepDetails } = payCalls(server);
let organiser: Player;

beforeAll(async () => {
  await moveToNoon(server);
  organiser = await aFreelancer(server, { iban: null });
});

const sweep = () => server.jobs.runSweeps();
const change = (gameId: string, what: ReturnType<typeof sql>) =>
  server.sql`update game set ${what} where id = ${gameId}`;

describe('what a game earns its organiser', () => {
  test('is booked once when it is settled, by its players', async () => {
    const before = await pay(organiser);
    const gameId = await aGivenGame(server, organiser.id, { players: 15, name: 'Thursday volleyball' });
    await sweep();
    await sweep();
    const after = await pay(organiser);
    expect(after.owed - before.owed).toBe(26);
    expect(after.lines.at(-1)).toMatchObject({
      kind: 'game',
      amount: 26,
      balance: after.owed,
      match: { _id: gameId, name: 'Thursday volleyball', players: 15 },
    });
    const revenue = await server.value<number>`
      select sum(p.amount_cents) as revenue from posting p join journal j on j.id = p.journal_id
      where j.game_id = ${gameId} and p.account = 'revenue'`;
    expect(revenue).toBe(-26_00);
  });

  test.each<[string, number, ReturnType<typeof sql> | null]>([
    ['with fewer than twelve players', 11, null],
    ['that no admin gave them', 12, sql`organiser_paid = false`],
    ['that is free', 12, sql`price_cents = 0`],
    ['that was cancelled', 12, sql`status = 'cancelled'`],
  ])('is nothing for one %s', async (_, players, what) => {
    const before = await pay(organiser);
    const gameId = await aGivenGame(server, organiser.id, { players });
    if (what) await change(gameId, what);
    // Takes the players out, because a cancelled game has none.
    await server.sql`update registration set status = 'cancelled' where game_id = ${gameId}
      and exists (select from game where id = ${gameId} and status = 'cancelled')`;
    await sweep();
    expect((await pay(organiser)).owed).toBe(before.owed);
  });

  test('is nothing for a volunteer, also once they became a freelancer', async () => {
    const volunteer = await aPlayer(server, { role: 'organiser' });
    await server.sql`update app_user set organiser_kind = 'volunteer' where id = ${volunteer.id}`;
    await aGivenGame(server, volunteer.id, { players: 20 });
    await sweep();
    await server.sql`update app_user set organiser_kind = 'freelance' where id = ${volunteer.id}`;
    await sweep();
    expect(await pay(volunteer)).toMatchObject({ owed: 0, lines: [] });
  });

  test('is taken back when it is reopened, and booked again when it is settled again', async () => {
    const other = await aFreelancer(server);
    const gameId = await aGivenGame(server, other.id, { players: 12 });
    await sweep();
    const move = (by: string) => sql`starts_at = starts_at + ${by}::interval, ends_at = ends_at + ${by}::interval`;
    await change(gameId, sql`archived = false, ${move('1 day')}`);
    await sweep();
    await sweep();
    expect((await pay(other)).lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['game', 20],
      ['correction', -20],
    ]);
    await change(gameId, move('-1 day'));
    await sweep();
    expect(await pay(other)).toMatchObject({ owed: 20 });
    expect((await pay(other)).lines).toHaveLength(3);
  });

  test('that was reopened and is over all the same stays earned', async () => {
    const other = await aFreelancer(server);
    const gameId = await aGivenGame(server, other.id, { players: 13 });
    await sweep();
    await change(gameId, sql`archived = false`);
    await sweep();
    expect((await pay(other)).lines).toHaveLength(1);
  });
});

test('who no longer organises sees what they are still owed, and says where it is paid', async () => {
  const earning = await aFreelancer(server, { iban: null });
  await aGivenGame(server, earning.id, { players: 14 });
  await sweep();
  await server.sql`update app_user set role = 'player', organiser_kind = null where id = ${earning.id}`;
  // Another role ends all sessions.
  const former = { ...earning, token: (await openSession(server.db, earning.id, undefined)).bearer };
  expect(await pay(former)).toMatchObject({ owed: 24, organiserKind: null, bankDetails: null });
  expect((await keepDetails(former)).status).toBe(200);
  expect((await server.as(former).get('/api/organising/pay.csv')).status).toBe(200);
});

describe('the year', () => {
  test('opens with what was owed before, and is a file for a spreadsheet without formulas', async () => {
    const other = await aFreelancer(server);
    await aGivenGame(server, other.id, { players: 14, name: '=cmd|evil' });
    await sweep();
    const year = server.clock.now().getFullYear();
    expect(await pay(other, `?year=${year + 1}`)).toMatchObject({ openingBalance: 24, lines: [], owed: 24 });
    const csv = (lang: string) => server.as(other).get(`/api/organising/pay.csv?lang=${lang}`);
    const [english, dutch] = [await csv('en'), await csv('nl')];
    expect((english.body as { text: string }).text).toContain(`Game,'=cmd|evil,`);
    expect((english.body as { text: string }).text).toContain(',14,24.00,24.00');
    expect((dutch.body as { text: string }).text).toContain(';14;24,00;24,00');
    expect(dutch.headers['content-disposition']).toBe(`attachment; filename="rondo-vergoeding-${year}.csv"`);
  });
});

describe('bank details', () => {
  test('need a fresh session, and come back masked only', async () => {
    const other = await aFreelancer(server, { iban: null });
    const stale = (by: string) =>
      server.sql`update session set identity_confirmed_at = now() - ${by}::interval where user_id = ${other.id}`;
    await stale('11 minutes');
    await refuses(keepDetails(other), 'confirm_identity');
    await stale('0');
    expect((await keepDetails(other, { iban: 'nl02abna0123456789' })).body.data).toEqual({
      bankDetails: { holder: 'J. de Vries', iban: 'NL •••• 6789' },
    });
    expect((await pay(other)).bankDetails).toEqual({ holder: 'J. de Vries', iban: 'NL •••• 6789' });
    const stored = await server.row`select bank_details::text as text from bank_details where user_id = ${other.id}`;
    expect(JSON.stringify(stored)).not.toContain('0123456789');
  });

  test.each([
    ['iban_invalid', 'NL02ABNA0123456788'],
    ['iban_invalid', 'NL02ABNA01234567'],
    ['iban_invalid', 'not a number'],
    ['iban_invalid', '<script>'],
    ['iban_is_own', 'nl91 abna 0417 1643 00'],
    ['iban_not_sepa', 'AE070331234567890123456'],
  ])('are refused (%s): %s', async (code, iban) => {
    expect((await keepDetails(organiser, { iban })).body).toMatchObject({ code, issues: [{ path: 'iban' }] });
  });

  test.each([goodIban, 'DE89 3704 0044 0532 0130 00', 'BE68 5390 0754 7034'])('of %s are taken', async (iban) => {
    expect((await keepDetails(organiser, { iban })).status).toBe(200);
  });
});
