import { expect, test } from 'vitest';
import { aPlayer } from '../../../../test/builders.ts';
import { gameIn } from '../../../../test/game-form.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { organisingCalls } from '../../../../test/organising-calls.ts';
import { useServer } from '../../../../test/server.ts';
import { keyKind, passcodeKey, privateKey } from './game-keys.ts';

const server = useServer();
const { people, created, edit } = organisingCalls(server);
const { join } = joiningCalls(server);

const now = new Date('2026-11-22T12:00:00Z');
const game = { id: '3d1f1a52-58c6-4d34-bb1e-6b1a31a0cb1a', key_version: 0 };

test.each([
  ['the private link', privateKey('secret', game), now, 'private-link'],
  ['a key for the passcode', passcodeKey('secret', game, now), now, 'passcode'],
  ['one that has run out', passcodeKey('secret', game, now), new Date(now.getTime() + 60 * 60_000), null],
  ['a link from before the passcode changed', privateKey('secret', { ...game, key_version: 1 }), now, null],
  ['a key from before the passcode changed', passcodeKey('secret', { ...game, key_version: 1 }, now), now, null],
  ['the link of another game', privateKey('secret', { ...game, id: 'other' }), now, null],
  ['a link signed elsewhere', privateKey('other', game), now, null],
  ['nothing', null, now, null],
  ['nonsense', '9999999999999.x', now, null],
])('%s shows what it is', (_, key, at, kind) => {
  expect(keyKind('secret', game, key, at)).toBe(kind);
});

test('a changed passcode ends keys and links made before it; another edit and a passcode that stays do not', async () => {
  const id = await created({ passcode: 'first' });
  const typed = async (passcode: string) =>
    (await server.call('POST', `/api/matches/${id}/passcode`, { body: { passcode } })).body.secret_key as string;
  const link = async () => gameIn(await server.as(people.admin).get(`/api/matches/${id}`)).viewer?.secretKey;
  const opens = async (key: string | null | undefined) =>
    (await join(await aPlayer(server), id, { secret_key: key })).status === 200;
  const old = [await typed('first'), await link()];
  for (const changed of [{ name: 'Another name' }, { passcode: 'first' }]) await edit(id, changed);
  for (const key of old) expect(await opens(key)).toBe(true);
  await edit(id, { passcode: 'second' });
  for (const key of old) expect(await opens(key)).toBe(false);
  for (const key of [await typed('second'), await link()]) expect(await opens(key)).toBe(true);
  // Setting the first passcode again makes a new one, so older keys stay invalid.
  await edit(id, { passcode: 'first' });
  for (const key of old) expect(await opens(key)).toBe(false);
  for (const key of [await typed('first'), await link()]) expect(await opens(key)).toBe(true);
});
