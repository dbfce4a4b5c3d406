import type { CallResponse, listConsoleCities } from '@rondo/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPlayer, type Player, useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { loadPlaces } from './load-places.ts';

type Cities = CallResponse<typeof listConsoleCities>['data'];

const server = useServer();
const { audit } = consoleCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });

beforeAll(() => loadPlaces(server.db));

const read = async () => (await server.as(admin).get('/api/admin/cities')).body.data as Cities;
const names = async () => (await read()).cities.map(({ name }) => name);
const replace = (from: string[], to: string[], as = admin) =>
  server.as(as).put('/api/admin/cities', { from, to, reason: 'more players there' });
const offered = async () => {
  const { body } = await server.call('GET', `/api/locations?query=x${Math.random()}`);
  return (body.data as { locations: { name: string }[] }).locations.map(({ name }) => name);
};
const choose = async ({ token }: Player, homeCity: string) =>
  (await server.call('PATCH', '/api/users/settings', { as: token, body: { homeCity } })).body.code;

describe('the preferred cities', () => {
  test('are offered in the order that an admin gives them, new ones too', async () => {
    const before = await names();
    const after = ['Zwolle', ...before.toReversed()];
    expect((await replace(before, after)).status).toBe(200);
    expect(await names()).toEqual(after);
    expect(await offered()).toEqual(after);
    expect((await audit(admin.token, 'kind=cities'))[0]).toMatchObject({
      action: 'cities.replace',
      reason: 'more players there',
      before: { cities: before },
      after: { cities: after },
    });
  });

  test('one that is left out stays home to its players, with its leaderboard, and gets no others', async () => {
    const [ann, before] = [await aPlayer(server), await names()];
    expect(await choose(ann, 'Breda')).toBeUndefined();
    await replace(
      before,
      before.filter((name) => name !== 'Breda'),
    );
    expect(await offered()).not.toContain('Breda');
    expect((await read()).former).toEqual([{ name: 'Breda', players: 1 }]);
    const { body } = await server.as(ann).get('/api/users/settings');
    expect(body).toMatchObject({ settings: { homeCity: 'Breda' } });
    expect((await server.call('GET', '/api/leaderboard/Football?city=Breda')).status).toBe(200);
    expect(await choose(await aPlayer(server), 'Breda')).toBe('city_not_found');

    await replace(await names(), [...(await names()), 'Breda']);
    expect((await read()).cities.at(-1)).toEqual({ name: 'Breda', players: 1 });
    expect(await choose(await aPlayer(server), 'Breda')).toBeUndefined();
  });

  test('of two admins who change them at once, one is told to look again', async () => {
    const [before, second] = [await names(), await aPlayer(server, { role: 'admin' })];
    const answers = await Promise.all([
      replace(before, [...before, 'Delft']),
      replace(before, [...before, 'Gouda'], second),
    ]);
    expect(answers.map(({ body }) => body.code ?? 'done').sort()).toEqual(['cities_changed', 'done']);
    expect(await names()).toHaveLength(before.length + 1);
  });

  test('are towns that there are, each once, one at least', async () => {
    const before = await names();
    const code = async (to: string[]) => (await replace(before, to)).body.code;
    expect(await code([])).toBe('invalid_input');
    expect(await code(['Utrecht', 'Utrecht'])).toBe('invalid_input');
    expect(await code(Array.from({ length: 31 }, (_, index) => `Town ${index}`))).toBe('invalid_input');
    expect(await code(before)).toBe('already_decided');
    await refuses(replace(before, [...before, 'Atlantis']), 'town_unknown', { params: { town: 'Atlantis' } });
    expect(await names()).toEqual(before);
  });
});
