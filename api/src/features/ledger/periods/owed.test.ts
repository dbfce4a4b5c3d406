import type { CallResponse, listJournals, listOwed } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { beforeAll, expect, test } from 'vitest';
import { aGame, aPlayer, credit, usePlayer } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { advance, moveToNoon, useServer } from '../../../../test/server.ts';
import { writeDocuments } from '../../books/write-documents.ts';
import { postJournals } from '../../wallet/post-journals.ts';

const server = useServer();
const { pay, refund } = joiningCalls(server);
const admin = usePlayer(server, { role: 'admin' });
beforeAll(() => moveToNoon(server));

const ask = (path: string, language = 'en') =>
  server.call('GET', `/api/admin/${path}`, { as: admin.token, headers: { 'accept-language': language } });
const owedAt = async (query = '') =>
  (await ask(`books/owed?${query}`)).body.data as CallResponse<typeof listOwed>['data'];
const linesOf = async (path: string, language = 'en') =>
  String((await ask(path, language)).body.text)
    .slice(1)
    .trimEnd()
    .split('\r\n');
const today = () => amsterdamDay(server.clock.now());

/** Books pay that is owed to somebody, and money that is kept for a guest. */
const owe = async (account: 'owed_to_organiser' | 'owed_to_guest', ownerId: string, amountCents: number) => {
  const postings = [
    { account, ownerId, amountCents },
    { account: 'revenue' as const, ownerId: null, amountCents: -amountCents },
  ];
  await postJournals(server.db, [{ kind: 'demo', key: `demo:${account}:${ownerId}`, postings }], server.clock.now());
};

test('what is owed to each person is that of any moment, and sums to what the accounts hold then', async () => {
  const [ada, bob] = [await aPlayer(server, { name: 'Ada Owed' }), await aPlayer(server, { name: 'Bob Owed' })];
  await credit(server, ada.id, 1000);
  const first = today();
  await advance(server, 'P1D');
  await pay(ada, await aGame(server, { priceCents: 400, hoursAhead: 500 }));
  await owe('owed_to_organiser', bob.id, 2000);
  await owe('owed_to_guest', bob.id, 50);
  const between = server.clock.now().toISOString();
  const second = today();
  await advance(server, 'P1D');
  await credit(server, ada.id, 7);

  const people = async (query: string) =>
    (await owedAt(query)).owed.map(({ person, ...sums }) => ({ name: person.name, ...sums }));
  const nothing = { reserved: 0, kept: 0, pay: 0, owes: 0 };
  expect(await people(`at=${first}`)).toEqual([{ name: 'Ada Owed', ...nothing, wallet: 10, total: 10 }]);
  expect(await people(`at=${second}`)).toEqual([
    { name: 'Bob Owed', ...nothing, wallet: 0, kept: 0.5, pay: 20, total: 20.5 },
    { name: 'Ada Owed', ...nothing, wallet: 6, total: 6 },
  ]);
  expect(await people('query=ada')).toEqual([{ name: 'Ada Owed', ...nothing, wallet: 6.07, total: 6.07 }]);
  expect((await people('sort=least'))[0]).toMatchObject({ name: 'Ada Owed' });
  expect((await people('sort=name'))[1]).toMatchObject({ name: 'Bob Owed' });

  const accounts = {
    wallet: 'wallet',
    reserved: 'reserved',
    kept: 'owed_to_guest',
    pay: 'owed_to_organiser',
    owes: 'owed_by_person',
  };
  for (const at of [first, between, second, today()]) {
    const { sums } = await owedAt(`at=${at}`);
    const { accounts: held } = (await ask(`books/balances?at=${at}`)).body.data as {
      accounts: { account: string; balance: number }[];
    };
    for (const [name, account] of Object.entries(accounts))
      expect([account, sums[name as keyof typeof accounts]]).toEqual([
        account,
        held.find((one) => one.account === account)?.balance,
      ]);
  }
});

test('what somebody owes after a charge-back is below zero', async () => {
  const player = await aPlayer(server, { name: 'Cor Owes' });
  const postings = [
    { account: 'owed_by_person' as const, ownerId: player.id, amountCents: -300 },
    { account: 'provider' as const, ownerId: null, amountCents: 300 },
  ];
  await postJournals(server.db, [{ kind: 'charge_back', key: `x:${player.id}`, postings }], server.clock.now());
  expect((await owedAt('query=cor&sort=least')).owed).toMatchObject([{ owes: -3, total: -3 }]);
});

test('who looked at it, and who took it as a file, is in the log', async () => {
  await owedAt('query=ada');
  await linesOf(`books/owed.csv?at=${today()}`);
  const rows = await server.rows<{ action: string; after: object }>`
    select action, after from admin_action where action in ('owed.look', 'list.look') order by id desc limit 3`;
  expect(rows).toMatchObject([
    { action: 'list.look', after: { at: today() } },
    { action: 'owed.look' },
    { action: 'owed.look' },
  ]);
});

test('each is a file, in the words and figures of the language', async () => {
  const player = await aPlayer(server, { balanceCents: 5000 });
  const gameId = await aGame(server, { sport: 'Volleyball', priceCents: 1250, hoursAhead: 500 });
  await pay(player, gameId);
  await refund(player, gameId);
  await writeDocuments(server);
  const days = `from=${today()}&to=${today()}`;
  expect(await linesOf(`books/periods.csv?${days}`)).toEqual(
    expect.arrayContaining([
      'Part,What,Rate (%),Sold (€),Paid back (€),VAT (€),Opening balance (€),In (€),Out (€),Closing balance (€)',
      'Revenue by kind and rate,Entrance fee,9,12.50,-11.25,0.10,,,,',
      '"By sport, without transaction fees",Volleyball,,12.50,-11.25,0.10,,,,',
    ]),
  );
  const dutch = await linesOf(`books/periods.csv?${days}`, 'nl');
  expect(dutch).toContain('Omzet per soort en tarief;Entreegeld;9;12,50;-11,25;0,10;;;;');
  expect(dutch).toContainEqual(expect.stringMatching(/^Rekeningen;Btw in entreegeld.*;/));
  const balances = await linesOf(`books/balances.csv?at=${today()}`, 'nl');
  expect(balances[0]).toBe('Rekening;Saldo (€)');
  expect(balances).toContainEqual(expect.stringMatching(/^Portemonnees?;\d+,\d\d$/));
  const owed = await linesOf(`books/owed.csv?query=bob&at=${today()}`);
  expect(owed[1]).toMatch(/,Bob Owed,0\.00,0\.00,0\.50,20\.00,0\.00,20\.50$/);
});

test('journals are found by days, account, kind of sale and sport: those of a figure', async () => {
  const find = async (query: string) =>
    ((await ask(`journals?${query}`)).body.data as CallResponse<typeof listJournals>['data']).journals;
  const day = `from=${today()}&until=${today()}`;
  const [refunded, paid] = await find(`${day}&sale=game&sport=Volleyball`);
  expect([refunded?.kind, paid?.kind]).toEqual(['refund', 'entrance_fee']);
  expect(await find(`${day}&sale=game&sport=Football`)).toEqual([]);
  expect(await find(`${day}&sale=pass`)).toEqual([]);
  expect(new Set((await find(`${day}&account=vat`)).map(({ kind }) => kind))).toEqual(new Set(['vat']));
  expect(await find('from=2026-01-01&until=2026-01-31&account=vat')).toEqual([]);
  const count = await server.value<number>`select count(*) as count from journal`;
  expect((await find('')).length).toBe(Math.min(count, 50));
});
