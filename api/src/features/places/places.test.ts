import { beforeAll, describe, expect, it } from 'vitest';
import { useServer } from '../../../test/server.ts';
import { loadPlaces } from './load-places.ts';

const server = useServer();
beforeAll(() => loadPlaces(server.db));

async function found(query: string): Promise<string[]> {
  const { status, body } = await server.call('GET', `/api/locations/search?query=${encodeURIComponent(query)}`);
  expect(status).toBe(200);
  return (body.data as { places: { name: string }[] }).places.map(({ name }) => name);
}

async function reverse(latitude: number, longitude: number): Promise<{ name: string; address: string } | null> {
  const { status, body } = await server.call(
    'GET',
    `/api/locations/reverse?latitude=${latitude}&longitude=${longitude}`,
  );
  expect(status).toBe(200);
  return (body.data as { place: { name: string; address: string } | null }).place;
}

describe('places', () => {
  it('are loaded once', async () => {
    const count = () => server.row<{ n: number }>`select count(*) as n from place`;
    const before = await count();
    await loadPlaces(server.db);
    expect(before.n).toBeGreaterThan(1500);
    expect(await count()).toEqual(before);
  });

  it('are found by the start of their name, the largest first', async () => {
    expect((await found('utr'))[0]).toBe('Utrecht');
    expect((await found('AMST'))[0]).toBe('Amsterdam');
  });

  it('are found by another name, without accents, and nearly right', async () => {
    expect((await found('the hague'))[0]).toBe('Den Haag');
    expect(await found('den bosch')).toContain("'s-Hertogenbosch");
    expect(await found('Groningn')).toContain('Groningen');
  });

  it('are the town of an address where streets are not found, which is said', async () => {
    expect((await found('Diamantlaan 2, Groningen'))[0]).toBe('Groningen');
    expect((await found('Prins Hendrikstraat 4 Alphen aan den Rijn'))[0]).toBe('Alphen aan den Rijn');
    expect((await found('Coolsingel 40, 3011 AD Rotterdam'))[0]).toBe('Rotterdam');
    const { body } = await server.call('GET', '/api/locations/search?query=Vondelpark');
    expect(body.data).toMatchObject({ streets: false });
  });

  it('are none for nonsense, whatever signs it has', async () => {
    expect(await found('qqxxzzww')).toEqual([]);
    expect(await found('%_')).toBeInstanceOf(Array);
  });

  it('name a point', async () => {
    expect(await reverse(52.09, 5.12)).toMatchObject({ name: 'Utrecht', address: 'Utrecht, Utrecht' });
    expect(await reverse(53.6, 3.2)).toBeNull();
  });

  it('refuse a point or a query that is none', async () => {
    expect((await server.call('GET', '/api/locations/search?query=')).status).toBe(400);
    expect((await server.call('GET', '/api/locations/reverse?latitude=99&longitude=x')).status).toBe(400);
  });

  it('offer the preferred cities in their order', async () => {
    const { body } = await server.call('GET', '/api/locations');
    const { locations } = body.data as { locations: { name: string; event_count: number }[] };
    expect(locations).toHaveLength(12);
    expect(locations[0]).toMatchObject({ name: 'Amsterdam', event_count: 0 });
  });
});
