import { beforeEach, describe, expect, test } from 'vitest';
import { aPlayer, balanceOf, type Player } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { subjectsTo } from '../../../test/mails.ts';
import { aFreelancer, aGivenGame, payCalls } from '../../../test/pay-calls.ts';
import { promocodeCalls } from '../../../test/promocodes.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';
import { Refused } from '../../platform/refusal.ts';
import { openSession } from '../../platform/sessions/sessions.ts';
import { agreeOnServer } from '../promocodes/agree-to-gift.ts';
import { correctOnServer } from './correct-on-server.ts';
import { makeAdmin } from './make-admin.ts';

const server = useCheckedServer({ TRUST_PROXY: 'true' });
const { change, see, audit } = consoleCalls(server);
const { activate } = promocodeCalls(server);
const { confirm, keepDetails } = payCalls(server);
let one: Player;
let two: Player;
let player: Player;

// Leaves each test only its own admins.
beforeEach(async () => {
  await server.sql`update app_user set role = 'player' where role = 'admin'`;
  [one, two] = [await aPlayer(server, { role: 'admin' }), await aPlayer(server, { role: 'admin' })];
  player = await aPlayer(server, { balanceCents: 2000 });
});

/** Somebody whom an admin has made an admin, logged in anew. */
async function appointed(by: Player): Promise<Player> {
  const person = await aPlayer(server);
  expect((await change(by.token, person.id, { role: 'admin' })).status).toBe(200);
  return loggedIn(person);
}
async function loggedIn(person: Player): Promise<Player> {
  return { ...person, token: (await openSession(server.db, person.id, undefined)).bearer };
}
/** Lets days go by; then everybody logs in again. */
async function days(count: number, ...people: Player[]): Promise<Player[]> {
  await advance(server, `P${count}D`);
  return Promise.all(people.map(loggedIn));
}
const propose = async (as: Player, amount: number) => {
  const body = { person: player.email, account: 'wallet', against: 'revenue', reason: 'Charged twice', amount };
  const answer = await server.as(as).post('/api/admin/corrections', body);
  return (answer.body.data as { correction: { _id: string; state: string } }).correction;
};
const approve = async (as: Player, id: string) =>
  (await server.as(as).post(`/api/admin/corrections/${id}/decide`, { decision: 'approved', reason: 'Looked' })).body
    .code ?? 'done';
let codes = 0;
const gift = async (as: Player, value: number, uses: number | undefined) => {
  codes += 1;
  const body = {
    code: `GIFT-${codes}`,
    name: 'Gift',
    discountType: 'topupBalance',
    discountValue: value,
    reason: 'Sorry',
  };
  const answer = await server
    .as(as)
    .post('/api/admin/promocodes', { ...body, ...(uses !== undefined && { usesTotal: uses }) });
  const { promocode } = answer.body.data as { promocode: { _id: string; code: string; waitsForSecond: boolean } };
  return promocode;
};
const agree = async (as: Player, id: string) =>
  (await server.as(as).post(`/api/admin/promocodes/${id}/agree`, { reason: 'Looked' })).body.code ?? 'done';
const codeOf = async (act: Promise<unknown>) => {
  try {
    await act;
    return 'done';
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
};

describe('an admin whom an admin made', () => {
  test('decides about no money for a week, and about nothing of who made them for thirty days, nor the other way round', async () => {
    let made = await appointed(one);
    const { _id } = await propose(one, 9000);
    expect(await approve(made, _id)).toBe('admin_too_new');
    expect(await propose(made, 10)).toMatchObject({ state: 'open' });
    [one, two, made] = (await days(8, one, two, made)) as [Player, Player, Player];
    const { _id: later } = await propose(one, 9000);
    expect(await approve(made, later)).toBe('admins_of_one_hand');
    const { _id: theirs } = await propose(made, 9000);
    expect(await approve(one, theirs)).toBe('admins_of_one_hand');
    expect(await propose(made, 10)).toMatchObject({ state: 'approved' });
    expect(await approve(two, theirs)).toBe('done');
    [one, made] = (await days(23, one, made)) as [Player, Player];
    expect(await approve(made, (await propose(one, 30))._id)).toBe('done');
  });

  test('counts as one person with whoever the same admin made, and with whom they made themselves', async () => {
    let [left, right] = [await appointed(one), await appointed(one)];
    [left, right] = (await days(8, left, right)) as [Player, Player];
    let below = await appointed(left);
    expect(await approve(right, (await propose(left, 30))._id)).toBe('admins_of_one_hand');
    [one, right, below] = (await days(8, one, right, below)) as [Player, Player, Player];
    expect(await approve(below, (await propose(one, 30))._id)).toBe('admins_of_one_hand');
    expect(await approve(below, (await propose(right, 30))._id)).toBe('admins_of_one_hand');
  });

  test('unmakes and bans no admin for that week', async () => {
    const made = await appointed(one);
    await refuses(change(made.token, two.id, { role: 'player' }), 'admin_too_new');
    await refuses(change(made.token, two.id, { banned: true }), 'admin_too_new');
    expect((await change(made.token, player.id, { banned: true })).status).toBe(200);
  });

  test('is told to all admins at once, by mail and in the app, and each can stop it', async () => {
    const made = await appointed(one);
    for (const admin of [one, two]) {
      expect(await subjectsTo(server, admin.email)).toContainEqual(expect.stringContaining('is an admin of Rondo now'));
      expect(
        await server.value`
          select redirect_path as leads from notification where user_id = ${admin.id} and kind = 'adminMade'`,
      ).toEqual(`/console/people?step=person&id=${made.id}`);
    }
    expect((await see(two.token, made.id)).appointed).toMatchObject({ until: expect.any(String) });
    expect((await change(two.token, made.id, { role: 'player' })).status).toBe(200);
    expect((await server.as(made).get('/api/admin/users')).status).toBe(401);
    expect((await see(two.token, made.id)).appointed).toBeNull();
  });

  test('is none of an installation’s first two, which the server makes', async () => {
    await server.sql`update app_user set role = 'player' where id = ${two.id}`;
    await refuses(change(one.token, player.id, { role: 'admin' }), 'first_admins_on_server');
    await makeAdmin(server, two.email);
    expect((await change(one.token, player.id, { role: 'admin' })).status).toBe(200);
  });

  test('a second one whom the server made decides at once', async () => {
    const third = await aPlayer(server);
    await makeAdmin(server, third.email);
    expect(await subjectsTo(server, one.email)).toContainEqual(expect.stringContaining('is an admin of Rondo now'));
    expect(await approve(await loggedIn(third), (await propose(one, 30))._id)).toBe('done');
  });
});

describe('an address that an admin corrects', () => {
  const to = (address: string) => ({ email: address });

  test('is never an admin’s: the server’s command does it, and they are an admin no more', async () => {
    await refuses(change(one.token, two.id, to('mine@rondo.test')), 'admin_address_on_server');
    const asked = { from: two.email, to: 'right@rondo.test', reason: 'They rang us' };
    expect(await correctOnServer(server, asked)).toContain('again');
    expect((await server.as(two).get('/api/admin/users')).status).toBe(401);
    expect(await server.row`select role, email from app_user where id = ${two.id}`).toEqual({
      role: 'player',
      email: 'right@rondo.test',
    });
    expect(await audit(one.token, `subject=${two.id}`)).toMatchObject([
      { actor: null, reason: 'They rang us', after: { role: 'player', address: 'corrected' } },
    ]);
    expect(await codeOf(correctOnServer(server, { ...asked, from: 'nobody@rondo.test' }))).toBe('user_not_found');
    expect(await codeOf(correctOnServer(server, { ...asked, from: one.email, to: player.email }))).toBe('email_taken');
  });

  test('takes the role, the bank account and every way in with it', async () => {
    const organiser = await aFreelancer(server);
    expect((await change(one.token, organiser.id, { ...to('new@rondo.test'), role: 'admin' })).status).toBe(200);
    expect(await server.row`select role, password_hash from app_user where id = ${organiser.id}`).toEqual({
      role: 'player',
      password_hash: null,
    });
    expect(await server.value`select count(*)::int as accounts from bank_details where user_id = ${organiser.id}`).toBe(
      0,
    );
    expect((await server.as(organiser).get('/api/users/me')).status).toBe(401);
  });

  test('keeps who corrected it from confirming the bank account, and anybody above 250 euros', async () => {
    let organiser = await aFreelancer(server);
    await change(one.token, organiser.id, to('moved@rondo.test'));
    await change(two.token, organiser.id, { role: 'organiser', organiserKind: 'freelance' });
    organiser = await loggedIn(organiser);
    await keepDetails(organiser);
    const changedAt = () =>
      server.value<string>`select changed_at as at from bank_details where user_id = ${organiser.id}`;
    const code = async (by: Player) => (await confirm(by, organiser, await changedAt())).body.code ?? 'done';
    expect(await code(one)).toBe('address_corrected_by_you');
    for (const players of [99, 99]) await aGivenGame(server, organiser.id, { players });
    await advance(server, 'PT1H');
    expect(await code(two)).toBe('pay_confirmed_by_days');
  });
});

describe('a gift', () => {
  test('of more than one admin may give waits for another, whether for each or in all', async () => {
    for (const [value, uses, waits] of [
      [25, 10, false],
      [25.01, 1, true],
      [25, 11, true],
      [1, undefined, true],
    ] as const)
      expect([value, uses, (await gift(one, value, uses)).waitsForSecond]).toEqual([value, uses, waits]);
    const { _id, code } = await gift(one, 1000, 3);
    await refuses(activate(player, code), 'promocode_unknown');
    expect(await agree(one, _id)).toBe('own_proposal');
    expect(await agree(two, _id)).toBe('done');
    expect(await agree(two, _id)).toBe('already_decided');
    expect((await activate(player, code)).status).toBe(200);
    expect(await balanceOf(server, player.id)).toBe(1020_00);
  });

  test('is agreed to by nobody of one hand with its maker, nor within a week', async () => {
    let made = await appointed(one);
    const { _id } = await gift(one, 100, 1);
    expect(await agree(made, _id)).toBe('admin_too_new');
    [one, made] = (await days(8, one, made)) as [Player, Player];
    expect(await agree(made, _id)).toBe('admins_of_one_hand');
  });

  test('of one admin counts with all that one admin gives a person in a month', async () => {
    const [first, second, third] = [await gift(one, 15, 5), await gift(two, 10, 5), await gift(one, 0.5, 5)];
    for (const { code } of [first, second]) expect((await activate(player, code)).status).toBe(200);
    await refuses(activate(player, third.code), 'gift_month_full');
    expect(await propose(one, 1)).toMatchObject({ state: 'open' });
    expect((await activate(await aPlayer(server), third.code)).status).toBe(200);
  });

  test('for more people than was agreed waits again', async () => {
    const { _id, code } = await gift(one, 50, 4);
    expect(await agree(two, _id)).toBe('done');
    const raised = await server.as(one).patch(`/api/admin/promocodes/${_id}`, { usesTotal: 40, reason: 'More came' });
    expect(raised.body).toMatchObject({ data: { promocode: { waitsForSecond: true } } });
    await refuses(activate(player, code), 'promocode_unknown');
  });

  test('has its second yes from the server where no admin could say it', async () => {
    const { code } = await gift(one, 100, 1);
    expect(await codeOf(agreeOnServer(server.db, code, 'Seen'))).toBe('another_admin_decides');
    await server.sql`update app_user set role = 'player' where id = ${two.id}`;
    expect(await codeOf(agreeOnServer(server.db, code, 'Seen'))).toBe('done');
    expect(await codeOf(agreeOnServer(server.db, code, 'Seen'))).toBe('already_decided');
    expect(await codeOf(agreeOnServer(server.db, 'NONE', 'Seen'))).toBe('promocode_not_found');
    expect((await activate(player, code)).status).toBe(200);
  });
});
