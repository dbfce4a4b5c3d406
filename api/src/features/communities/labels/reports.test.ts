import { expect, test } from 'vitest';
import { aCommunity, aPlayer, type Player } from '../../../../test/builders.ts';
import { communityCalls } from '../../../../test/community-calls.ts';
import { labelCalls } from '../../../../test/label-calls.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();
const { suggest, nickname, suggestNickname, report, reports, decide, tags, own, heard } = labelCalls(server);
const { edit, leave, page } = communityCalls(server);

/** A community with nicknames: Anna and Eva are admins, Bo and Carla members; Dirk is outside. */
async function aClub() {
  const people = await Promise.all(['Anna', 'Bo', 'Carla', 'Dirk', 'Eva'].map((name) => aPlayer(server, { name })));
  const [anna, bo, carla, dirk, eva] = people as [Player, Player, Player, Player, Player];
  const { id } = await aCommunity(server, { admins: [anna.id, eva.id], members: [bo.id, carla.id] });
  await edit(anna, id, { communityOptions: { areNicknamesEnabled: true } });
  return { id, anna, bo, carla, dirk, eva };
}

test('admins hear of a report once a day, see why without by whom, and remove it for good', async () => {
  const { id, anna, bo, carla, eva } = await aClub();
  await suggest(bo, id, bo, 'Rude words');
  await nickname(bo, id, 'Ruder');
  expect(await report(carla, id, bo, 'tag', 'rude WORDS', 'This is rude')).toBe('done');
  expect(await report(carla, id, bo, 'tag', 'Rude words')).toBe('already_reported');
  expect(await report(anna, id, bo, 'tag', 'Rude words', 'It is')).toBe('done');
  expect(await report(carla, id, bo, 'nickname', 'Ruder')).toBe('done');
  expect(await heard(eva)).toMatchObject([{ kind: 'labelReported', words: 'Rude words', note: null }]);
  expect(await heard(carla)).toEqual([]);
  expect(await page(anna, id)).toMatchObject({ reportedLabels: 2 });
  expect(await page(bo, id)).toMatchObject({ reportedLabels: 0 });
  expect(await reports(eva, id)).toMatchObject([
    { userId: bo.id, name: 'Bo', kind: 'tag', words: 'Rude words', reasons: ['This is rude', 'It is'] },
    { kind: 'nickname', words: 'Ruder', reasons: ['Rude'] },
  ]);
  expect(await reports(bo, id)).toBe('not_allowed');
  expect(await decide(eva, id, bo, 'tag', 'Rude words', 'remove', 'We are kind here')).toBe('done');
  expect(await decide(anna, id, bo, 'tag', 'Rude words', 'keep')).toBe('label_not_found');
  expect(await heard(bo)).toMatchObject([{ kind: 'labelRemoved', words: 'Rude words', note: 'We are kind here' }]);
  expect(await tags(bo, id)).toEqual([]);
  expect(await suggest(bo, id, bo, 'rude words')).toBe('label_removed');
  expect(await suggest(carla, id, bo, 'rude words')).toBe('label_removed');
  expect(await reports(eva, id)).toHaveLength(1);
});

test('a kept one stays, and its reports are settled', async () => {
  const { id, anna, bo, carla } = await aClub();
  await suggest(bo, id, bo, 'Spiker');
  await report(carla, id, bo, 'tag', 'Spiker');
  expect(await decide(carla, id, bo, 'tag', 'Spiker', 'keep')).toBe('not_allowed');
  expect(await decide(anna, id, bo, 'tag', 'Spiker', 'keep')).toBe('done');
  expect(await reports(anna, id)).toEqual([]);
  expect(await tags(bo, id)).toEqual(['Spiker: confirmed']);
  expect(await report(carla, id, bo, 'tag', 'Spiker')).toBe('already_reported');
  expect(await heard(bo)).toEqual([]);
});

test('what waits is reported by who got it only, and strangers report nothing', async () => {
  const { id, anna, bo, carla, dirk } = await aClub();
  await suggestNickname(bo, id, carla, 'Rude');
  expect(await report(anna, id, carla, 'nickname', 'Rude')).toBe('label_not_found');
  expect(await report(carla, id, carla, 'nickname', 'Rude')).toBe('done');
  expect(await reports(anna, id)).toMatchObject([{ name: 'Carla', suggestedBy: 'Bo' }]);
  expect(await report(dirk, id, carla, 'nickname', 'Rude')).toBe('not_a_member');
  expect(await report(bo, id, carla, 'tag', 'Nothing')).toBe('label_not_found');
  expect(await heard(carla)).toMatchObject([{ kind: 'labelSuggested', words: 'Rude' }]);
  expect(await decide(anna, id, carla, 'nickname', 'Rude', 'remove')).toBe('done');
  expect(await heard(carla)).toMatchObject([{ kind: 'labelRemoved' }]);
  expect(await own(carla, id)).toMatchObject({ suggestedNicknames: [] });
  expect(await suggestNickname(bo, id, carla, 'rude')).toBe('label_removed');
});

test('nobody keeps their own; another admin does, or one of Rondo', async () => {
  const { id, anna, carla } = await aClub();
  const platformAdmin = await aPlayer(server, { role: 'admin' });
  await suggest(anna, id, anna, 'Boss');
  await report(carla, id, anna, 'tag', 'Boss');
  expect(await decide(anna, id, anna, 'tag', 'Boss', 'keep')).toBe('not_allowed');
  expect(await heard(anna)).toEqual([]);
  expect(await decide(platformAdmin, id, anna, 'tag', 'Boss', 'keep')).toBe('done');
  expect(await decide(anna, id, anna, 'tag', 'Boss', 'remove')).toBe('done');
});

test('whoever gives up a reported nickname and takes it again has its reports', async () => {
  const { id, anna, bo, carla } = await aClub();
  await nickname(bo, id, 'Ruder');
  await report(carla, id, bo, 'nickname', 'Ruder');
  await nickname(bo, id, 'Nice');
  expect(await reports(anna, id)).toEqual([]);
  await nickname(bo, id, 'Ruder');
  expect(await reports(anna, id)).toHaveLength(1);
});

test('who leaves Rondo takes theirs along; what they suggested to others stays', async () => {
  const { id, anna, bo, carla } = await aClub();
  await suggest(bo, id, carla, 'Libero');
  await suggest(bo, id, bo, 'Setter');
  await suggest(carla, id, carla, 'Rude');
  await report(bo, id, carla, 'tag', 'Rude');
  const exported = (await server.as(bo).get('/api/users/export')).body;
  expect(JSON.stringify(exported)).toMatch(/Setter.*Libero|Libero.*Setter/s);
  const { status } = await server.as(bo).delete('/api/users/deleteMe', { givenUpBalance: 0 });
  expect(status).toBe(200);
  expect(await own(carla, id)).toMatchObject({ tags: [{ tag: 'Rude' }, { tag: 'Libero', suggestedBy: null }] });
  expect(await reports(anna, id)).toEqual([]);
});

test('everything at once: who left has no labels there, and nothing waits for itself', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id, anna, bo, carla } = await aClub();
    await suggest(bo, id, carla, 'Libero');
    await suggest(carla, id, carla, 'Setter');
    const departing = (who: Player) => server.as(who).delete('/api/users/deleteMe', { givenUpBalance: 0 });
    const answers = await Promise.all([
      suggest(bo, id, carla, 'Captain'),
      leave(carla, id),
      nickname(carla, id, 'Turbo'),
      report(anna, id, carla, 'tag', 'Setter'),
      suggest(anna, id, bo, 'Spiker'),
      departing(bo),
      suggest(bo, id, bo, 'Blocker'),
      decide(anna, id, carla, 'tag', 'Libero', 'remove'),
    ]);
    expect(answers).not.toContain('internal');
    const rows = await server.rows<{ status: string }>`
      select l.status from label l left join community_member m on m.community_id = l.community_id and m.user_id = l.user_id
      where l.community_id = ${id} and m.status is distinct from 'approved' and l.status <> 'removed'`;
    expect(rows).toEqual([]);
  }
});
