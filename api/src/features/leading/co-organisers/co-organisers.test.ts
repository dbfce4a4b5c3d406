import { leadingRights } from '@rondo/rules';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type Player } from '../../../../test/builders.ts';
import { gameForm, gameIn } from '../../../../test/game-form.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { leadingCalls } from '../../../../test/leading-calls.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { organisingCalls } from '../../../../test/organising-calls.ts';
import { useServer } from '../../../../test/server.ts';
import { deliverNotifications } from '../../notifications/deliver-notifications.ts';

const server = useServer();
const { people, created } = organisingCalls(server);
const { call, said, name, coOrganisers, drop, stepBack, told, playedTogether, writeToGame, late } =
  leadingCalls(server);
const { join } = joiningCalls(server);

const read = async (gameId: string, who: Player) => gameIn(await call('GET', `/matches/${gameId}`, who));

/** An organiser with a game, and somebody they have played with. */
async function aLedGame(role: 'player' | 'organiser' = 'player') {
  const organiser = await aPlayer(server, { role: 'organiser', name: 'Olga' });
  const partner = await aPlayer(server, { role, name: 'Pim' });
  await playedTogether(organiser, partner);
  return { organiser, partner, gameId: await created({}, organiser.token) };
}

describe('naming', () => {
  test('by name: whom one has played with, who hears of it and sees the game among their own', async () => {
    const { organiser, partner, gameId } = await aLedGame();
    expect(await name(organiser, gameId, await aPlayer(server), ['edit'])).toBe('person_not_found');
    expect(await name(organiser, gameId, organiser, ['edit'])).toBe('person_not_found');
    expect(await name(organiser, gameId, partner, ['edit', 'message'])).toBe('done');
    expect(await name(organiser, gameId, partner, ['players'])).toBe('done');
    expect(await coOrganisers(organiser, gameId)).toMatchObject([
      { person: { _id: partner.id, name: 'Pim' }, address: null, rights: ['players'] },
    ]);
    // A change of rights alone is not told.
    expect(await told(partner, 'coOrganiserNamed')).toMatchObject([{ params: { friend: 'Olga' } }]);
    await deliverNotifications(server);
    expect((await mailsTo(server, partner.email))[0]?.subject).toBe('Olga wants your help with Sunday volleyball');
    const list = await call('GET', '/organising/games', partner);
    expect(list.body.data).toMatchObject({ matches: [{ _id: gameId, helpsWith: ['players'], isPaidFor: false }] });
    expect((await call('GET', '/organising/games', organiser)).body.data).toMatchObject({
      matches: [{ helpsWith: null }],
    });
    expect((await call('GET', '/users/checkAuthToken', partner)).body.user).toMatchObject({ helpsOrganise: true });
    expect((await read(gameId, partner)).viewer).toMatchObject({
      rights: ['players'],
      runsGame: false,
      canEdit: false,
    });
    expect((await read(gameId, organiser)).viewer).toMatchObject({ rights: leadingRights, runsGame: true });
  });

  test('by address: nothing tells whether it has an account', async () => {
    const { organiser, gameId } = await aLedGame();
    const known = await aPlayer(server);
    const guest = await aPlayer(server, { role: 'guest' });
    const unknown = `nobody-${randomUUID()}@rondo.test`;
    const answers = [];
    for (const email of [known.email, unknown, guest.email]) {
      const body = { who: { email }, rights: ['message'], scope: 'one' };
      answers.push(await call('PUT', `/matches/${gameId}/coOrganisers`, organiser, body));
    }
    expect(answers.map(said)).toEqual(['done', 'done', 'done']);
    const shown = (await coOrganisers(organiser, gameId)).map(({ _id: _, ...rest }) => rest);
    expect(shown).toEqual(
      [known.email, unknown, guest.email].map((address) => ({ person: null, address, rights: ['message'] })),
    );
    expect((await read(gameId, known)).viewer.rights).toEqual(['message']);
    expect((await read(gameId, guest)).viewer.rights).toEqual([]);
    expect(await told(known, 'coOrganiserNamed')).toHaveLength(1);
    expect(await told(guest, 'coOrganiserNamed')).toEqual([]);
  });

  test('who is named by name and by address has both rows and all rights, so that neither tells of the other', async () => {
    const { organiser, partner, gameId } = await aLedGame();
    await name(organiser, gameId, partner, ['edit']);
    await name(organiser, gameId, partner.email, ['message']);
    const shown = await coOrganisers(organiser, gameId);
    expect(shown.map(({ person, address }) => [person?.name, address])).toEqual([
      ['Pim', null],
      [undefined, partner.email],
    ]);
    expect((await read(gameId, partner)).viewer.rights).toEqual(['edit', 'message']);
  });

  test('five at most, however many are named at once', async () => {
    const { organiser, gameId } = await aLedGame();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => name(organiser, gameId, `friend-${n}-${randomUUID()}@rondo.test`, ['edit'])),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'too_many_co_organisers')).toHaveLength(3);
    expect(await coOrganisers(organiser, gameId)).toHaveLength(5);
  });

  test('of a whole series, told once; taken away from there on', async () => {
    const { organiser, partner } = await aLedGame();
    const body = { ...gameForm(server), repeat_weeks: 4 };
    const series = (await call('POST', '/matches', organiser, body)).body.data as { created: string[] };
    const ids = series.created;
    expect(ids).toHaveLength(4);
    expect(await name(organiser, ids[1] ?? '', partner, ['edit'], 'following')).toBe('done');
    const rights = async () => Promise.all(ids.map(async (id) => (await read(id, partner)).viewer.rights.length));
    expect(await rights()).toEqual(ids.map((_, n) => (n === 0 ? 0 : 1)));
    expect(await told(partner, 'coOrganiserNamed')).toMatchObject([{ params: { count: ids.length - 2 } }]);
    const [named] = await coOrganisers(organiser, ids[2] ?? '');
    expect(await drop(organiser, ids[2] ?? '', named?._id ?? '', 'following')).toBe('done');
    expect(await rights()).toEqual(ids.map((_, n) => (n === 1 ? 1 : 0)));
  });

  test('only who runs the game', async () => {
    const { organiser, partner, gameId } = await aLedGame('organiser');
    const other = await aPlayer(server, { role: 'organiser' });
    await name(organiser, gameId, partner, leadingRights);
    for (const who of [other, partner]) {
      expect(await name(who, gameId, 'someone@rondo.test', ['edit'])).toBe('not_allowed');
      expect(said(await call('GET', `/matches/${gameId}/coOrganisers`, who))).toBe('not_allowed');
      expect(await drop(who, gameId, randomUUID())).toBe('not_allowed');
    }
    expect(await name(people.admin, gameId, 'someone@rondo.test', ['edit'])).toBe('done');
    const rows =
      await server.rows`select from admin_action where action = 'game.co_organiser' and subject_id = ${gameId}`;
    expect(rows).toHaveLength(1);
    expect(await name(organiser, randomUUID(), 'someone@rondo.test', ['edit'])).toBe('game_not_found');
  });
});

describe('each right alone', () => {
  const acts = (gameId: string, who: Player) => ({
    edit: async () => said(await call('PATCH', `/admin/match/${gameId}`, who, gameForm(server, { name: 'Renamed' }))),
    players: async () => said(await call('PATCH', `/admin/match/${gameId}/teams`, who, { teams: [] })),
    message: () => writeToGame(who, gameId, 'Hello'),
  });

  test.each(leadingRights)('%s', async (right) => {
    const { organiser, partner, gameId } = await aLedGame();
    const player = await aPlayer(server);
    await join(player, gameId);
    await name(organiser, gameId, partner, [right]);
    const may = acts(gameId, partner);
    expect(await may.edit()).toBe(right === 'edit' ? 'done' : 'not_allowed');
    expect(await may.players()).toBe(right === 'players' ? 'done' : 'not_allowed');
    expect(await may.message()).toBe(right === 'message' ? 'done' : 'not_allowed');
    const csv = await call('GET', `/organising/games/${gameId}/registrants.csv`, partner);
    expect(csv.status).toBe(right === 'players' ? 200 : 403);
    const draw = await call('POST', `/admin/match/${gameId}/draws`, partner, { teamSize: 1 });
    expect(said(draw)).toBe(right === 'players' ? 'done' : 'not_allowed');
    expect((await late(partner, gameId, { note: 'Court 2' })) === 'not_allowed').toBe(right !== 'edit');
    // Co-organisers may never cancel the game or change its price.
    expect(said(await call('POST', `/admin/match/${gameId}/cancel`, partner, {}))).toBe('not_allowed');
    const priced = gameForm(server, { isPayingGame: true, price: 5 });
    expect(said(await call('PATCH', `/admin/match/${gameId}`, partner, priced))).toBe(
      right === 'edit' ? 'only_free_games' : 'not_allowed',
    );
    expect(said(await call('POST', '/matches', partner, gameForm(server)))).toBe('not_allowed');
  });

  test('a right that was taken away is gone at the next call; who steps back is missed', async () => {
    const { organiser, partner, gameId } = await aLedGame();
    await name(organiser, gameId, partner, ['edit', 'players']);
    const may = acts(gameId, partner);
    expect(await may.edit()).toBe('done');
    expect(await told(organiser, 'matchChanged')).toEqual([]);
    const [named] = await coOrganisers(organiser, gameId);
    expect(await drop(organiser, gameId, named?._id ?? '')).toBe('done');
    expect(await may.edit()).toBe('not_allowed');
    expect(await may.players()).toBe('not_allowed');
    expect(await stepBack(partner, gameId)).toBe('not_a_co_organiser');
    await name(organiser, gameId, partner, ['edit']);
    expect(await stepBack(partner, gameId)).toBe('done');
    expect(await may.edit()).toBe('not_allowed');
    expect(await told(organiser, 'coOrganiserLeft')).toMatchObject([{ params: { friend: 'Pim' } }]);
    await name(organiser, gameId, partner.email, ['edit']);
    await stepBack(partner, gameId);
    expect((await told(organiser, 'coOrganiserLeft'))[1]?.params.friend).toBe(partner.email);
  });

  test('taken away while it is used: an edit is whole, or refused', async () => {
    const { organiser, partner, gameId } = await aLedGame();
    await name(organiser, gameId, partner, ['edit']);
    const [named] = await coOrganisers(organiser, gameId);
    const answers = await Promise.all([
      acts(gameId, partner).edit(),
      drop(organiser, gameId, named?._id ?? ''),
      acts(gameId, partner).edit(),
    ]);
    expect(answers[1]).toBe('done');
    for (const answer of [answers[0], answers[2]]) expect(['done', 'not_allowed']).toContain(answer);
    expect(await acts(gameId, partner).edit()).toBe('not_allowed');
  });
});

test('a private game is seen and entered by who helps with it, and by nobody they lose it to', async () => {
  const organiser = await aPlayer(server, { role: 'organiser' });
  const partner = await aPlayer(server);
  await playedTogether(organiser, partner);
  const { id: communityId } = await aCommunity(server, { members: [organiser.id] });
  const gameId = await aGame(server, { organiserId: organiser.id, communityId });
  const look = async () => said(await call('GET', `/matches/${gameId}`, partner));
  expect(await look()).toBe('members_only');
  await name(organiser, gameId, partner, ['checkIn']);
  expect(await look()).toBe('done');
  // The game's key is for people who may edit it.
  expect((await read(gameId, partner)).viewer.secretKey).toBeNull();
  expect((await join(partner, gameId)).status).toBe(200);
  const [named] = await coOrganisers(organiser, gameId);
  await drop(organiser, gameId, named?._id ?? '');
  expect(await look()).toBe('done');
  await server.sql`update registration set status = 'left' where user_id = ${partner.id} and game_id = ${gameId}`;
  expect(await look()).toBe('members_only');
});

test('an organiser hears what a co-organiser changes; who is given a game is its co-organiser no more', async () => {
  const { organiser, partner, gameId } = await aLedGame('organiser');
  await name(organiser, gameId, partner, ['edit']);
  const moved = gameForm(server, { duration: 2 });
  expect((await call('PATCH', `/admin/match/${gameId}`, partner, moved)).status).toBe(200);
  expect(await told(organiser, 'matchChanged')).toHaveLength(1);
  expect(await told(partner, 'matchChanged')).toEqual([]);
  const give = { organiserId: partner.id, reason: 'Takes over' };
  expect((await call('PUT', `/admin/games/${gameId}/organiser`, people.admin, give)).status).toBe(200);
  expect(await coOrganisers(partner, gameId)).toEqual([]);
});

test('a leaving co-organiser is gone from the games, and has them in the export before', async () => {
  const { organiser, partner, gameId } = await aLedGame();
  await name(organiser, gameId, partner, ['edit']);
  const exported = JSON.stringify((await call('GET', '/users/export', partner)).body);
  expect(exported).toContain('gamesHelpedWith');
  expect((await call('DELETE', '/users/deleteMe', partner, { givenUpBalance: 0 })).status).toBe(200);
  expect(await coOrganisers(organiser, gameId)).toEqual([]);
});
