import type { CallResponse, listConsoleGames } from '@rondo/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, balanceOf, useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { aFreelancer } from '../../../test/pay-calls.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { audit } = consoleCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });

const list = async (query: string) =>
  (await server.as(admin).get(`/api/admin/games?${query}`)).body.data as CallResponse<typeof listConsoleGames>['data'];
const feature = (id: string, featured: boolean, as = admin.token) =>
  server.call('POST', `/api/admin/games/${id}/feature`, { as, body: { featured } });
const give = (id: string, organiserId: string, as = admin.token, more: object = {}) =>
  server.call('PUT', `/api/admin/games/${id}/organiser`, {
    as,
    body: { organiserId, reason: 'freelance', ...more },
  });

describe('all games', () => {
  test('are found by their words, private and past ones too, by status and in an order', async () => {
    const name = `Zaal ${randomUUID().slice(0, 8)}`;
    const { id: communityId } = await aCommunity(server);
    const soon = await aGame(server, { name, hoursAhead: 48, communityId });
    const later = await aGame(server, { name, hoursAhead: 72 });
    const [past, off] = [await aGame(server, { name }), await aGame(server, { name })];
    await server.sql`update game set archived = true, status = 'confirmed' where id = ${past}`;
    await server.sql`update game set status = 'cancelled' where id = ${off}`;
    const ids = async (query: string) => (await list(`query=${name}&${query}`)).games.map(({ _id }) => _id);
    expect(await ids('')).toEqual([soon, later]);
    expect(await ids('sort=latest')).toEqual([later, soon]);
    expect(await ids('status=played')).toEqual([past]);
    expect(await ids('status=cancelled')).toEqual([off]);
    expect((await list(`query=${name}`)).games[0]).toMatchObject({ isPrivate: true, featured: null, players: 10 });
    const { body } = await server.as(admin).get(`/api/admin/games.csv?query=${name}`);
    expect(String(body.text).split('\r\n')[0]).toContain('Organiser id,Organiser name,Featured position,Private');
  });
});

describe('featuring', () => {
  test('puts a game after the others, and takes it away; the second of two hears that it is done', async () => {
    const [one, two] = [await aGame(server), await aGame(server)];
    const first = await feature(one, true);
    expect(first.status).toBe(200);
    const position = (answer: typeof first) => (answer.body.data as { game: { featured: number } }).game.featured;
    expect(position(await feature(two, true))).toBe(position(first) + 1);
    const off = await Promise.all([feature(one, false), feature(one, false)]);
    expect(off.map(({ body }) => body.code ?? 'done').sort()).toEqual(['already_decided', 'done']);
    expect(await audit(admin.token, `subject=${one}`)).toMatchObject([
      { action: 'game.feature', before: { featured: position(first) }, after: { featured: null } },
      { before: { featured: null }, after: { featured: position(first) } },
    ]);
    await server.sql`update game set status = 'cancelled' where id = ${one}`;
    await refuses(feature(one, true), 'game_cancelled');
    await refuses(feature(randomUUID(), true), 'game_not_found');
  });
});

describe('giving a paid game into an organiser’s hands', () => {
  test('makes it theirs, and is written down', async () => {
    const organiser = await aFreelancer(server, { iban: null });
    const gameId = await aGame(server, { organiserId: admin.id, priceCents: 500 });
    expect(await give(gameId, organiser.id)).toMatchObject({
      status: 200,
      body: { data: { game: { organiser: { _id: organiser.id } } } },
    });
    await refuses(give(gameId, organiser.id), 'already_decided');
    expect((await audit(admin.token, `subject=${gameId}`))[0]).toMatchObject({
      action: 'game.give',
      reason: 'freelance',
      before: { organiserId: admin.id },
      after: { organiserId: organiser.id },
    });
    const heard = await server.row`select kind, redirect_path from notification where user_id = ${organiser.id}`;
    expect(heard).toEqual({ kind: 'matchGiven', redirect_path: `/match/${gameId}` });
    await advance(server, 'PT1M');
    const [mail] = await mailsTo(server, organiser.email);
    expect(mail?.subject).toMatch(/is yours to host$/);
  });

  test.each(['volunteer', null])(
    'to a %s says that they earn nothing, and is done once that is known',
    async (kind) => {
      const organiser = await aPlayer(server, { role: 'organiser' });
      await server.sql`update app_user set organiser_kind = ${kind} where id = ${organiser.id}`;
      const paid = await aGame(server, { organiserId: admin.id, priceCents: 500 });
      await refuses(give(paid, organiser.id), 'organiser_unpaid');
      expect((await give(paid, organiser.id, admin.token, { unpaid: true })).status).toBe(200);
      const free = await aGame(server, { organiserId: admin.id, priceCents: 0 });
      expect((await give(free, organiser.id)).status).toBe(200);
    },
  );

  test('never to oneself, to a player, or when it is called off', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    await refuses(give(gameId, admin.id), 'not_on_oneself');
    await refuses(give(gameId, (await aPlayer(server)).id), 'organiser_needed');
    await refuses(give(gameId, randomUUID()), 'user_not_found');
    const organiser = await aFreelancer(server, { iban: null });
    await server.sql`update session set identity_confirmed_at = now() - interval '1 hour' where user_id = ${admin.id}`;
    await refuses(give(gameId, organiser.id), 'confirm_identity');
    const fresh = await aPlayer(server, { role: 'admin' });
    await server.sql`update game set status = 'cancelled' where id = ${gameId}`;
    await refuses(give(gameId, organiser.id, fresh.token), 'game_cancelled');
  });
});

describe('cancelling', () => {
  test('by an admin is written down with the note; by its organiser it is not', async () => {
    const organiser = await aPlayer(server, { role: 'organiser' });
    const player = await aPlayer(server, { balanceCents: 500 });
    const [paid, own] = [await aGame(server, { priceCents: 500 }), await aGame(server, { organiserId: organiser.id })];
    await server.as(player).post('/api/internalPayments/payEntranceFee', { matchId: paid, amount: 5 });
    const cancel = (id: string, as: string) =>
      server.call('POST', `/api/admin/match/${id}/cancel`, { as, body: { note: 'the hall is flooded' } });
    expect((await cancel(paid, admin.token)).status).toBe(200);
    expect((await cancel(own, organiser.token)).status).toBe(200);
    expect(await balanceOf(server, player.id)).toBe(500);
    expect(await audit(admin.token, `subject=${paid}`)).toMatchObject([
      { action: 'game.cancel', reason: 'the hall is flooded', amount: 5, after: { cancelled: [paid] } },
    ]);
    const count = await server.value<number>`select count(*) as count from admin_action where subject_id = ${own}`;
    expect(count).toBe(0);
  });
});
