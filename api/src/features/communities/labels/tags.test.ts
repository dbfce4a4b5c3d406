import { expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type Player } from '../../../../test/builders.ts';
import { communityCalls } from '../../../../test/community-calls.ts';
import { labelCalls } from '../../../../test/label-calls.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();
const { suggest, confirm, reject, own, tags, saveTag, decide, heard } = labelCalls(server);
const { call, join, leave, members, remove } = communityCalls(server);

/** A community with Anna as admin, and Bo and Carla; Dirk is outside. */
async function aClub({ isPrivate = true }: { isPrivate?: boolean } = {}) {
  const people = await Promise.all(['Anna', 'Bo', 'Carla', 'Dirk'].map((name) => aPlayer(server, { name })));
  const [anna, bo, carla, dirk] = people as [Player, Player, Player, Player];
  const { id } = await aCommunity(server, { isPrivate, admins: [anna.id], members: [bo.id, carla.id] });
  return { id, anna, bo, carla, dirk };
}

test('one’s own tag is confirmed at once, and the third is one too many', async () => {
  const { id, bo } = await aClub();
  expect(await suggest(bo, id, bo, '  always   on time ')).toBe('confirmed');
  expect(await suggest(bo, id, bo, 'Always on time')).toBe('label_known');
  expect(await suggest(bo, id, bo, 'Setter')).toBe('confirmed');
  expect(await suggest(bo, id, bo, 'Fair play')).toBe('too_many_tags');
  expect(await tags(bo, id)).toEqual(['always on time: confirmed', 'Setter: confirmed']);
  expect(await reject(bo, id, 'always on time')).toBe('done');
  expect(await reject(bo, id, 'always on time')).toBe('label_not_found');
  expect(await suggest(bo, id, bo, 'Fair play')).toBe('confirmed');
  expect(await suggest(bo, id, bo, 'x'.repeat(31))).toBe('invalid_input');
  expect(await suggest(bo, id, bo, ' ')).toBe('invalid_input');
});

test('a suggestion waits for who gets it, who hears of it once a day and sees who made it', async () => {
  const { id, bo, carla } = await aClub();
  expect(await suggest(bo, id, carla, 'Libero')).toBe('pending');
  expect(await suggest(bo, id, carla, 'libero')).toBe('label_known');
  expect(await suggest(bo, id, carla, 'Fair play')).toBe('pending');
  expect(await heard(carla)).toMatchObject([{ kind: 'labelSuggested', words: 'Libero', friend: 'Bo' }]);
  expect(await own(carla, id)).toMatchObject({
    tags: [
      { userId: carla.id, tag: 'Libero', type: 'suggestion', status: 'pending', suggestedBy: 'Bo' },
      { tag: 'Fair play' },
    ],
    nickname: null,
    suggestedNicknames: [],
    adminTags: [],
  });
  expect(await members(bo, id, 'Carla')).toMatchObject([{ tags: [] }]);
  expect(await confirm(carla, id, 'LIBERO')).toBe('done');
  expect(await confirm(carla, id, 'Libero')).toBe('done');
  const shown = { tag: 'Libero', type: 'suggestion', color: null, description: null };
  expect(await members(bo, id, 'Carla')).toMatchObject([{ tags: [shown] }]);
  expect(await confirm(carla, id, 'Nothing of the kind')).toBe('label_not_found');
});

test('what somebody rejected is not suggested again for 90 days, except by themselves', async () => {
  const { id, bo, carla } = await aClub();
  await suggest(bo, id, carla, 'Slow');
  expect(await reject(carla, id, 'slow')).toBe('done');
  expect(await suggest(bo, id, carla, 'Slow')).toBe('label_rejected');
  expect(await confirm(carla, id, 'Slow')).toBe('label_not_found');
  const turnBack = (days: number) => server.sql`
    update label set decided_at = ${server.clock.now()}::timestamptz - make_interval(days => ${days})
      where user_id = ${carla.id}`;
  await turnBack(89);
  expect(await suggest(bo, id, carla, 'Slow')).toBe('label_rejected');
  await turnBack(91);
  expect(await suggest(bo, id, carla, 'Slow')).toBe('pending');
  await reject(carla, id, 'Slow');
  expect(await suggest(carla, id, carla, 'Slow')).toBe('confirmed');
});

test('only who got a suggestion answers it, and no more than ten wait', async () => {
  const { id, anna, bo, carla } = await aClub();
  await suggest(bo, id, carla, 'Libero');
  expect(await confirm(anna, id, 'Libero')).toBe('label_not_found');
  expect(await reject(bo, id, 'Libero')).toBe('label_not_found');
  for (let count = 1; count < 10; count += 1) expect(await suggest(bo, id, carla, `Word ${count}`)).toBe('pending');
  expect(await suggest(anna, id, carla, 'One more')).toBe('too_many_suggestions');
});

test('two confirms at once never make three, nor does everything else at once', async () => {
  const { id, bo, carla } = await aClub();
  const words = ['one', 'two', 'three', 'four'];
  for (const word of words) await suggest(bo, id, carla, word);
  const answers = await Promise.all([
    confirm(carla, id, 'one', 'two'),
    confirm(carla, id, 'three'),
    confirm(carla, id, 'four'),
    suggest(carla, id, carla, 'five'),
    suggest(carla, id, carla, 'six'),
  ]);
  expect(answers).toContain('too_many_tags');
  const confirmed = (await tags(carla, id)).filter((tag) => tag.endsWith(': confirmed'));
  expect(confirmed).toHaveLength(2);
  await expect(
    server.sql`insert into label (community_id, user_id, kind, words, status, place, created_at, decided_at)
      values (${id}, ${carla.id}, 'tag', 'seven', 'confirmed', 3, app_now(), app_now())`,
  ).rejects.toThrow(/label_check/);
});

test('all of them are confirmed, or none', async () => {
  const { id, bo, carla } = await aClub();
  await suggest(carla, id, carla, 'own');
  for (const word of ['one', 'two']) await suggest(bo, id, carla, word);
  expect(await confirm(carla, id, 'one', 'two')).toBe('too_many_tags');
  expect(await confirm(carla, id, 'one', 'gone')).toBe('label_not_found');
  expect(await confirm(carla, id, 'one', 'ONE')).toBe('done');
  expect(await tags(carla, id)).toEqual(['own: confirmed', 'one: confirmed', 'two: pending']);
});

test('members suggest to members; a private community says nothing to others', async () => {
  const { id, anna, bo, dirk } = await aClub();
  expect(await suggest(dirk, id, bo, 'Setter')).toBe('not_a_member');
  expect(await suggest(bo, id, dirk, 'Setter')).toBe('not_in_community');
  expect(await suggest(dirk, id, dirk, 'Setter')).toBe('not_a_member');
  expect(await own(dirk, id)).toBe('community_members_only');
  await saveTag(anna, id, 'Captain');
  const optionsSeenBy = async (who: Player | null) => {
    const { body } = await call('GET', `/communities/shortcode/${id}`, who);
    const { community } = body.data as { community: { communityOptions: { userTags: unknown[] } } };
    return community.communityOptions.userTags;
  };
  expect(await optionsSeenBy(bo)).toEqual([{ tag: 'Captain', color: 'violet', description: '' }]);
  expect(await optionsSeenBy(dirk)).toEqual([]);
  expect(await optionsSeenBy(null)).toEqual([]);
  const { body } = await call('GET', '/communities', null);
  const { communities } = body.data as { communities: { _id: string; communityOptions: { userTags: unknown[] } }[] };
  expect(communities.find(({ _id }) => _id === id)?.communityOptions.userTags).toEqual([]);
});

test('a tag that looks like Rondo, or is one of the admins’, is nobody’s own', async () => {
  const { id, anna, bo, carla } = await aClub();
  expect(await suggest(bo, id, bo, 'Rondo support')).toBe('label_reserved');
  await suggest(bo, id, carla, 'captain');
  await saveTag(anna, id, 'Captain');
  expect(await suggest(bo, id, bo, 'captain')).toBe('tag_of_admins');
  expect(await confirm(carla, id, 'captain')).toBe('tag_of_admins');
});

test('whoever leaves or is removed has no tags there; what admins removed stays removed', async () => {
  const { id, anna, bo, carla } = await aClub({ isPrivate: false });
  await suggest(bo, id, bo, 'Setter');
  await suggest(carla, id, carla, 'Libero');
  await suggest(bo, id, bo, 'Rude');
  await decide(anna, id, bo, 'tag', 'Rude', 'remove');
  await leave(bo, id);
  await remove(anna, id, carla);
  expect(await tags(bo, id)).toEqual([]);
  expect(await tags(carla, id)).toEqual([]);
  await join(bo, id);
  expect(await tags(bo, id)).toEqual([]);
  expect(await suggest(bo, id, bo, 'Rude')).toBe('label_removed');
});

test('players of a game of the community see tags; visitors see nothing at all', async () => {
  const { id, bo, dirk } = await aClub({ isPrivate: false });
  const gameId = await aGame(server, { communityId: id });
  const elsewhere = await aGame(server, {});
  await suggest(bo, id, bo, 'Setter');
  for (const matchId of [gameId, elsewhere])
    expect((await call('POST', '/matches/mainlist', bo, { matchId })).status).toBe(200);
  const players = async (who: Player | null, matchId: string) => {
    const { body } = await call('GET', `/matches/${matchId}`, who);
    return (body.data as { match: { potential_users: { tags: unknown[]; nickname: string | null }[] } }).match
      .potential_users;
  };
  expect(await players(dirk, gameId)).toMatchObject([{ tags: [{ tag: 'Setter' }], nickname: null }]);
  expect(await players(null, gameId)).toMatchObject([{ name: null, tags: [], nickname: null }]);
  expect(await players(dirk, elsewhere)).toMatchObject([{ tags: [] }]);
});

test('suggesting is limited', async () => {
  const { id, bo, carla } = await aClub();
  const answers: unknown[] = [];
  for (let times = 0; times <= 30; times += 1) answers.push(await suggest(bo, id, carla, 'Again'));
  expect(answers.at(-2)).toBe('label_known');
  expect(answers.at(-1)).toBe('too_many_requests');
});

test('letters that only look like others bring nothing back, and change nobody’s tag', async () => {
  const { id, anna, bo, carla } = await aClub();
  expect(await suggest(bo, id, bo, 'Libero')).toBe('confirmed');
  expect(await suggest(carla, id, bo, 'Lİbero')).not.toBe('pending');
  expect(await tags(bo, id)).toEqual(['Libero: confirmed']);
  expect(await decide(anna, id, bo, 'tag', 'Libero', 'remove', 'No')).toBe('done');
  expect(await suggest(carla, id, bo, 'Lİbero')).toBe('label_removed');
  expect(await tags(bo, id)).toEqual([]);
});
