import type { CallResponse, getConsolePromocode, listConsolePromocodes } from '@rondo/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, credit, useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { promocodeCalls } from '../../../test/promocodes.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';

type Details = CallResponse<typeof getConsolePromocode>['data']['promocode'];

const server = useServer({ TRUST_PROXY: 'true' });
const { audit } = consoleCalls(server);
const { activate } = promocodeCalls(server);
const { pay } = joiningCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });

const aCode = () => `SPRING-${randomUUID().slice(0, 8)}`;
const create = (body: object) =>
  server.as(admin).post('/api/admin/promocodes', {
    code: aCode(),
    name: 'Spring',
    discountType: 'nominal',
    discountValue: 2,
    reason: 'Spring offer',
    ...body,
  });
const made = async (body: object = {}) => ((await create(body)).body.data as { promocode: Details }).promocode;
const change = (id: string, body: object) =>
  server.as(admin).patch(`/api/admin/promocodes/${id}`, { reason: 'Spring offer', ...body });
const list = async (query: string) =>
  (await server.as(admin).get(`/api/admin/promocodes?${query}`)).body.data as CallResponse<
    typeof listConsolePromocodes
  >['data'];
const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();

describe('a promocode', () => {
  test('is made, used, counted with its cost, and ends when an admin says so', async () => {
    const { _id, code } = await made({ discountType: 'topupBalance', discountValue: 7.5, usesTotal: 5 });
    const player = await aPlayer(server);
    expect((await activate(player, code)).status).toBe(200);
    expect(await balanceOf(server, player.id)).toBe(750);
    expect((await list(`query=${code}`)).promocodes).toMatchObject([
      { activated: 1, redeemed: 1, cost: 7.5, isExpired: false, usesTotal: 5 },
    ]);
    const { body } = await server.as(admin).get(`/api/admin/promocodes/${_id}`);
    expect((body.data as { promocode: Details }).promocode.holders).toMatchObject([{ _id: player.id, game: null }]);
    expect((await change(_id, { expired: true })).status).toBe(200);
    await refuses(change(_id, { expired: true }), 'already_decided');
    await refuses(activate(await aPlayer(server), code), 'promocode_expired');
    expect((await list(`query=${code}&state=expired`)).promocodes).toHaveLength(1);
    expect((await list(`query=${code}&state=running`)).promocodes).toHaveLength(0);
    expect((await audit(admin.token, `subject=${_id}`)).map(({ action }) => action)).toEqual([
      'promocode.change',
      'promocode.look',
    ]);
    const file = await server.as(admin).get(`/api/admin/promocodes.csv?query=${code}`);
    expect(String(file.body.text)).toContain(code);
  });

  test('ends with what is left of its gifts: whose and how much is shown, told, and taken once; what was used stays', async () => {
    const { _id, code } = await made({ discountType: 'topupBalance', discountValue: 10, usesTotal: 20 });
    const [keeps, spends, tops] = [await aPlayer(server), await aPlayer(server), await aPlayer(server)];
    for (const player of [keeps, spends, tops]) await activate(player, code);
    await pay(spends, await aGame(server, { priceCents: 400 }));
    await pay(tops, await aGame(server, { priceCents: 1000 }));
    await credit(server, tops.id, 5000);
    const gifts = async () => (await server.as(admin).get(`/api/admin/promocodes/${_id}/gifts`)).body.data;
    expect(await gifts()).toMatchObject({ people: 2, left: 16 });
    const others = [await aPlayer(server, { role: 'admin' }), admin];
    const ended = await Promise.all([
      ...others.map(({ token }) =>
        server.call('PATCH', `/api/admin/promocodes/${_id}`, {
          as: token,
          body: { expired: true, takeGifts: true, reason: 'Given twice' },
        }),
      ),
      pay(keeps, await aGame(server, { priceCents: 300 })),
    ]);
    expect(
      ended
        .slice(0, 2)
        .map(({ body }) => body.code ?? 'done')
        .sort(),
    ).toEqual(['already_decided', 'done']);
    expect(await gifts()).toEqual({ gifts: [], people: 0, left: 0 });
    expect(await balanceOf(server, keeps.id)).toBe(0);
    expect(await balanceOf(server, spends.id)).toBe(0);
    expect(await balanceOf(server, tops.id)).toBe(5000);
    const toThem = (await mailsTo(server, spends.email)).map(({ text }) => text);
    expect(toThem).toContainEqual(expect.stringContaining('“Given twice”'));
    expect(await mailsTo(server, tops.email)).not.toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('Given twice') }),
    );
  });

  test('has what is left of its gifts taken back after its end too, once, and costs less by it', async () => {
    const { _id, code } = await made({ discountType: 'topupBalance', discountValue: 10, usesTotal: 20 });
    const player = await aPlayer(server);
    await activate(player, code);
    expect((await change(_id, { expired: true })).status).toBe(200);
    const [ended] = (await list(`query=${code}`)).promocodes;
    expect(ended).toMatchObject({ isExpired: true, cost: 10 });
    expect((await change(_id, { expired: true, takeGifts: true })).status).toBe(200);
    expect(await balanceOf(server, player.id)).toBe(0);
    expect((await list(`query=${code}`)).promocodes).toMatchObject([{ cost: 0, endsAt: ended?.endsAt }]);
    await refuses(change(_id, { expired: true, takeGifts: true }), 'already_decided');
  });

  test('gives its word free for another once it has ended, which then is the one that is entered', async () => {
    const { _id, code } = await made();
    await refuses(create({ code: code.toLowerCase() }), 'promocode_taken');
    await change(_id, { expired: true });
    const again = await made({ code, discountType: 'topupBalance', discountValue: 3, usesTotal: 20 });
    await refuses(create({ code }), 'promocode_taken');
    await refuses(change(_id, { endsAt: inHours(48) }), 'promocode_taken');
    const player = await aPlayer(server);
    await activate(player, code);
    expect(await balanceOf(server, player.id)).toBe(300);
    expect((await list(`query=${code}`)).promocodes.map((one) => one._id).sort()).toEqual([_id, again._id].sort());
  });

  test('cannot be entered before it starts', async () => {
    const { code } = await made({ startsAt: inHours(2), endsAt: inHours(10) });
    const player = await aPlayer(server);
    await refuses(activate(player, code), 'promocode_unknown');
    await advance(server, 'PT3H');
    expect((await activate(player, code)).status).toBe(200);
  });

  test('ended before it starts has never run', async () => {
    const { _id, code } = await made({ startsAt: inHours(200) });
    expect((await change(_id, { expired: true })).status).toBe(200);
    await refuses(activate(await aPlayer(server), code), 'promocode_expired');
  });

  test('takes no more than a game costs', async () => {
    const game = await aGame(server, { priceCents: 500 });
    const code = async (body: object) => (await create(body)).body.code;
    expect(await code({ discountType: 'percentage', discountValue: 101 })).toBe('promocode_too_much');
    expect(await code({ discountType: 'percentage', discountValue: 12.5 })).toBe('promocode_too_much');
    expect(await code({ discountValue: 5.01, matchIds: [game] })).toBe('promocode_too_much');
    expect(await code({ discountValue: 5, matchIds: [game, game] })).toBeUndefined();
    expect(await code({ discountValue: -1 })).toBe('invalid_input');
    expect(await code({ matchIds: [randomUUID()] })).toBe('game_not_found');
  });

  test('ends after it starts, and after now', async () => {
    const code = async (body: object) => (await create(body)).body.code;
    expect(await code({ endsAt: inHours(-1) })).toBe('promocode_ends_early');
    expect(await code({ startsAt: inHours(5), endsAt: inHours(4) })).toBe('promocode_ends_early');
    expect(await code({ startsAt: '0000-01-01T00:00:00Z' })).toBe('invalid_input');
    expect(await code({ startsAt: '2026-01-01T00:00:00+20:00' })).toBeUndefined();
    const { _id } = await made({ startsAt: inHours(5) });
    await refuses(change(_id, { endsAt: inHours(4) }), 'promocode_ends_early');
    expect((await change(_id, { endsAt: inHours(6), name: 'Summer' })).body).toMatchObject({
      data: { promocode: { name: 'Summer', endsAt: expect.any(String) } },
    });
  });

  test('has a code of its own, of two made at once too', async () => {
    const code = aCode();
    const answers = await Promise.all([create({ code }), create({ code: code.toLowerCase() })]);
    expect(answers.map(({ body }) => body.code ?? 'made').sort()).toEqual(['made', 'promocode_taken']);
    await refuses(create({ code: 'with space' }), 'invalid_input');
  });

  test('is not allowed fewer uses than it had', async () => {
    const { _id, code } = await made();
    for (let times = 0; times < 2; times += 1) await activate(await aPlayer(server), code);
    await refuses(change(_id, { usesTotal: 1 }), 'promocode_used_more');
    expect((await change(_id, { usesTotal: 2 })).status).toBe(200);
    await refuses(activate(await aPlayer(server), code), 'promocode_used_up');
    await refuses(change(randomUUID(), { usesTotal: 2 }), 'promocode_not_found');
  });

  test('asks for a fresh session', async () => {
    await server.sql`
      update session set identity_confirmed_at = now() - interval '11 minutes' where user_id = ${admin.id}`;
    await refuses(create({}), 'confirm_identity');
  });
});
