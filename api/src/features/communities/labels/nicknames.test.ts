import { expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type Player } from '../../../../test/builders.ts';
import { communityCalls } from '../../../../test/community-calls.ts';
import { labelCalls } from '../../../../test/label-calls.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();
const { nickname, suggestNickname, rejectNickname, own } = labelCalls(server);
const { call, edit, leave, join, members } = communityCalls(server);

/** A public community with nicknames whose admin is Anna, with the members Bo and Carla. */
async function aClub() {
  const people = await Promise.all(['Anna', 'Bo', 'Carla'].map((name) => aPlayer(server, { name })));
  const [anna, bo, carla] = people as [Player, Player, Player];
  const { id } = await aCommunity(server, { isPrivate: false, admins: [anna.id], members: [bo.id, carla.id] });
  await edit(anna, id, { communityOptions: { areNicknamesEnabled: true } });
  return { id, anna, bo, carla };
}

test('one’s own nickname is taken at once, in place of the one before', async () => {
  const { id, bo } = await aClub();
  expect(await nickname(bo, id, '  De   Muur ')).toBe('done');
  expect(await nickname(bo, id, 'De Muur')).toBe('done');
  expect(await nickname(bo, id, 'Turbo')).toBe('done');
  expect(await own(bo, id)).toMatchObject({ nickname: 'Turbo', suggestedNicknames: [] });
  expect(await members(null, id, 'turbo')).toMatchObject([{ name: 'Bo', nickname: 'Turbo' }]);
  expect(await nickname(bo, id, 'x'.repeat(30))).toBe('done');
  expect(await nickname(bo, id, 'x'.repeat(31))).toBe('invalid_input');
  expect(await nickname(bo, id, 'Rondo admin')).toBe('label_reserved');
  expect(await rejectNickname(bo, id, 'X'.repeat(30))).toBe('done');
  expect(await own(bo, id)).toMatchObject({ nickname: null });
  expect(await rejectNickname(bo, id, 'Turbo')).toBe('label_not_found');
});

test('a suggested one waits until its receiver takes it, or not', async () => {
  const { id, bo, carla } = await aClub();
  await nickname(carla, id, 'Carlita');
  expect(await suggestNickname(bo, id, carla, 'Turbo')).toBe('pending');
  expect(await suggestNickname(bo, id, carla, 'De Muur')).toBe('pending');
  expect(await own(carla, id)).toMatchObject({
    nickname: 'Carlita',
    suggestedNicknames: [
      { nickname: 'Turbo', suggestedBy: 'Bo' },
      { nickname: 'De Muur', suggestedBy: 'Bo' },
    ],
  });
  expect(await rejectNickname(carla, id, 'De Muur')).toBe('done');
  expect(await suggestNickname(bo, id, carla, 'De Muur')).toBe('label_rejected');
  expect(await nickname(carla, id, 'turbo')).toBe('done');
  expect(await own(carla, id)).toMatchObject({ nickname: 'turbo', suggestedNicknames: [] });
  expect(await suggestNickname(bo, id, carla, 'Carlita')).toBe('label_rejected');
  expect(await suggestNickname(bo, id, bo, 'Bo the Great')).toBe('confirmed');
});

test('nor one that looks like it, and each has something that is seen', async () => {
  const { id, anna, bo, carla } = await aClub();
  await nickname(carla, id, 'El Toro');
  for (const alike of [
    'EI Toro',
    '\u0415l Toro',
    'El Tor\ufe0eo',
    'El\u200d Toro',
    '\uff25\uff4c Toro',
    'E1 T0ro',
    '\u0410nna',
  ])
    expect([alike, await nickname(bo, id, alike)]).toEqual([alike, 'nickname_taken']);
  expect(await suggestNickname(anna, id, bo, 'EL T\u041eRO')).toBe('nickname_taken');
  for (const unseen of ['\ufe0f', '\u200d\u200c', '\u0301'])
    expect(await nickname(bo, id, unseen)).toBe('label_invisible');
  expect(await nickname(bo, id, 'R\u043endo')).toBe('label_reserved');
  // A nickname they rejected stays rejected however it is written.
  expect(await suggestNickname(anna, id, bo, 'Muur')).toBe('pending');
  expect(await rejectNickname(bo, id, 'Muur')).toBe('done');
  expect(await suggestNickname(anna, id, bo, 'M\u03c5ur')).toBe('label_rejected');
  expect(await nickname(bo, id, 'M\u03c5ur')).toBe('done');
  expect(await own(bo, id)).toMatchObject({ nickname: 'M\u03c5ur', suggestedNicknames: [] });
});

test('nobody has another member’s name or nickname', async () => {
  const { id, anna, bo, carla } = await aClub();
  expect(await nickname(bo, id, 'anna')).toBe('nickname_taken');
  expect(await nickname(bo, id, 'BO')).toBe('done');
  await nickname(bo, id, 'Turbo');
  expect(await nickname(carla, id, 'TURBO')).toBe('nickname_taken');
  expect(await suggestNickname(anna, id, carla, 'turbo')).toBe('nickname_taken');
  await nickname(bo, id, 'Muur');
  expect(await nickname(carla, id, 'Turbo')).toBe('done');
  // A member of another community takes no nickname from this one.
  const outsider = await aPlayer(server, { name: 'Dirk' });
  expect(await nickname(carla, id, 'Dirk')).toBe('done');
  expect(await nickname(outsider, id, 'Zo')).toBe('not_a_member');
});

test('of two who take one nickname at once, one has it', async () => {
  const { id, anna, bo, carla } = await aClub();
  const answers = await Promise.all([anna, bo, carla].map((who) => nickname(who, id, 'Ace')));
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set(['done', 'nickname_taken']));
  await expect(
    server.sql`insert into label (community_id, user_id, kind, words, status, place, created_at, decided_at)
      values (${id}, ${anna.id}, 'nickname', 'ACE', 'confirmed', 1, app_now(), app_now()),
        (${id}, ${bo.id}, 'nickname', 'ACE', 'confirmed', 1, app_now(), app_now())`,
  ).rejects.toThrow(/label_(nickname|words|place)/);
});

test('a community without nicknames takes none and shows none', async () => {
  const { id, anna, bo, carla } = await aClub();
  await nickname(bo, id, 'Turbo');
  await edit(anna, id, { communityOptions: { areNicknamesEnabled: false } });
  expect(await nickname(bo, id, 'Muur')).toBe('nicknames_off');
  expect(await suggestNickname(bo, id, carla, 'Muur')).toBe('nicknames_off');
  expect(await members(bo, id, 'Bo')).toMatchObject([{ nickname: null }]);
  expect(await members(bo, id, 'Turbo')).toEqual([]);
  expect(await rejectNickname(bo, id, 'Turbo')).toBe('done');
});

test('games of the community show it, and so does one’s own list of communities', async () => {
  const { id, bo, carla } = await aClub();
  const matchId = await aGame(server, { communityId: id });
  await nickname(bo, id, 'Turbo');
  expect((await call('POST', '/matches/mainlist', bo, { matchId })).status).toBe(200);
  const { body } = await call('GET', `/matches/${matchId}`, carla);
  const { match } = body.data as { match: { potential_users: unknown[]; communities: unknown[] } };
  expect(match).toMatchObject({
    potential_users: [{ name: 'Bo', nickname: 'Turbo' }],
    communities: [{ communityOptions: { areNicknamesEnabled: true, userTags: [] } }],
  });
  const mine = async () => (await call('GET', '/communities/mine', bo)).body.data;
  expect(await mine()).toMatchObject({ communities: [{ _id: id, nickname: 'Turbo', tags: [] }] });
  await leave(bo, id);
  await join(bo, id);
  expect(await mine()).toMatchObject({ communities: [{ _id: id, nickname: null, tags: [] }] });
});
