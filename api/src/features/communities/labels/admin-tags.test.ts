import { expect, test } from 'vitest';
import { aCommunity, aPlayer, type Player } from '../../../../test/builders.ts';
import { communityCalls } from '../../../../test/community-calls.ts';
import { labelCalls } from '../../../../test/label-calls.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();
const { saveTag, deleteTag, give, take, reject, suggest, own, tags, heard } = labelCalls(server);
const { members } = communityCalls(server);

async function aClub() {
  const people = await Promise.all(['Anna', 'Bo', 'Dirk'].map((name) => aPlayer(server, { name })));
  const [anna, bo, dirk] = people as [Player, Player, Player];
  const { id } = await aCommunity(server, { admins: [anna.id], members: [bo.id] });
  return { id, anna, bo, dirk };
}

test('admins make, change and delete their tags', async () => {
  const { id, anna, bo } = await aClub();
  const captain = await saveTag(anna, id, 'Captain', { description: 'Leads the team' });
  expect(await saveTag(anna, id, 'captain', { color: 'rose' })).toBe(captain);
  expect(await own(bo, id)).toMatchObject({
    adminTags: [{ _id: captain, tag: 'captain', color: 'rose', description: '' }],
  });
  // The tag written with other letters that look the same is the same tag.
  expect(await saveTag(anna, id, 'C\u0430pta\u0456n')).toBe(captain);
  expect(await own(bo, id)).toMatchObject({ adminTags: [{ _id: captain, tag: 'C\u0430pta\u0456n' }] });
  expect(await saveTag(anna, id, '\ufe0f')).toBe('label_invisible');
  expect(await saveTag(anna, id, 'Rondo admin')).toBe('label_reserved');
  expect(await saveTag(anna, id, 'Coach', { color: '#ff0000' })).toBe('invalid_input');
  expect(await saveTag(bo, id, 'Coach')).toBe('not_allowed');
  expect(await deleteTag(bo, id, captain)).toBe('not_allowed');
  expect(await deleteTag(anna, id, captain)).toBe('done');
  expect(await deleteTag(anna, id, captain)).toBe('label_not_found');
});

test('there are twenty of them at most', async () => {
  const { id, anna } = await aClub();
  for (let count = 1; count <= 20; count += 1) await saveTag(anna, id, `Tag ${count}`);
  expect(await saveTag(anna, id, 'One more')).toBe('too_many_admin_tags');
  expect(await saveTag(anna, id, 'TAG 20')).toMatch(/-/);
});

test('a member has the ones that admins gave beside two of their own, and hears of it', async () => {
  const { id, anna, bo, dirk } = await aClub();
  const captain = await saveTag(anna, id, 'Captain', { color: 'blue', description: 'Leads the team' });
  for (const tag of ['Setter', 'Early']) await suggest(bo, id, bo, tag);
  expect(await give(anna, id, captain, bo)).toBe('done');
  expect(await give(anna, id, captain, bo)).toBe('done');
  expect(await members(anna, id, 'Bo')).toMatchObject([
    {
      tags: [
        { tag: 'Captain', type: 'admin', color: 'blue', description: 'Leads the team' },
        { tag: 'Setter', type: 'suggestion' },
        { tag: 'Early', type: 'suggestion' },
      ],
    },
  ]);
  expect(await heard(bo)).toMatchObject([{ kind: 'tagGiven', words: 'Captain' }]);
  expect(await give(bo, id, captain, bo)).toBe('not_allowed');
  expect(await give(anna, id, captain, dirk)).toBe('not_in_community');
  expect(await take(bo, id, captain, bo)).toBe('not_allowed');
  expect(await take(anna, id, captain, bo)).toBe('done');
  expect(await take(anna, id, captain, bo)).toBe('label_not_found');
  expect(await tags(bo, id)).toEqual(['Setter: confirmed', 'Early: confirmed']);
});

test('who declines one does not get it again for 90 days', async () => {
  const { id, anna, bo } = await aClub();
  const captain = await saveTag(anna, id, 'Captain');
  await give(anna, id, captain, bo);
  expect(await reject(bo, id, 'captain')).toBe('done');
  expect(await reject(bo, id, 'captain')).toBe('label_not_found');
  expect(await tags(bo, id)).toEqual([]);
  expect(await give(anna, id, captain, bo)).toBe('label_rejected');
  await server.sql`update given_tag set declined_at = declined_at - interval '91 days'`;
  expect(await give(anna, id, captain, bo)).toBe('done');
  expect(await tags(bo, id)).toEqual(['Captain: confirmed']);
});

test('a tag of another community is given by nobody here', async () => {
  const [here, there] = [await aClub(), await aClub()];
  const theirs = await saveTag(there.anna, there.id, 'Captain');
  expect(await give(here.anna, here.id, theirs, here.bo)).toBe('label_not_found');
  expect(await take(here.anna, here.id, theirs, there.bo)).toBe('label_not_found');
  expect(await deleteTag(here.anna, here.id, theirs)).toBe('label_not_found');
});
