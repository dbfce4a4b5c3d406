import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FoundPlace } from '@rondo/contract';
import { aPeer, docs, house, json, type Reply } from '../../../test/geocoder.ts';
import { useServer } from '../../../test/server.ts';
import { readConfig } from '../../platform/config.ts';
import { pdokGeocoding } from '../../providers/geocoding/pdok.ts';
import { askGeocoder } from './ask-geocoder.ts';
import { loadPlaces } from './load-places.ts';

const pdok = await aPeer();
afterAll(() => pdok.close());
beforeEach(() => {
  pdok.asked.length = 0;
});

describe('asking a geocoder', () => {
  const asking = (trouble: unknown[] = [], given = {}) =>
    askGeocoder(pdokGeocoding(pdok.url), (error) => trouble.push(error), given);
  const search = (geocoder: ReturnType<typeof asking>, query: string, may = true) =>
    geocoder.search(query, 3, async () => may);

  it('asks equal questions once, also later, until the answer is too old', async () => {
    pdok.reply = docs(house);
    const geocoder = asking([], { keptMs: 200 });
    await Promise.all([search(geocoder, 'Sportlaan'), search(geocoder, 'sportlaan')]);
    expect(await search(geocoder, 'sportlaan', false)).toHaveLength(1);
    expect(pdok.asked).toHaveLength(1);
    await new Promise((later) => setTimeout(later, 220));
    await search(geocoder, 'sportlaan');
    expect(pdok.asked).toHaveLength(2);
  });

  it('keeps no more answers than it may', async () => {
    pdok.reply = docs(house);
    const geocoder = asking([], { kept: 1 });
    await search(geocoder, 'one');
    await search(geocoder, 'two');
    expect(await search(geocoder, 'one', false)).toBeNull();
    expect(await search(geocoder, 'two', false)).toHaveLength(1);
  });

  it('lets a failing provider rest, then asks again', async () => {
    pdok.reply = (_, response) => response.writeHead(500).end();
    const trouble: unknown[] = [];
    const geocoder = asking(trouble, { restMs: 200 });
    for (const query of ['a', 'b', 'c', 'd', 'e']) expect(await search(geocoder, query)).toBeNull();
    expect(pdok.asked).toHaveLength(3);
    expect(trouble).toHaveLength(3);
    await new Promise((later) => setTimeout(later, 220));
    pdok.reply = docs(house);
    expect(await search(geocoder, 'f')).toHaveLength(1);
  });

  it('asks no more than the pace of its process', async () => {
    pdok.reply = docs(house);
    const geocoder = asking();
    await Promise.all(Array.from({ length: 40 }, (_, index) => search(geocoder, `q${index}`)));
    expect(pdok.asked.length).toBeLessThanOrEqual(12);
  });
});

describe('with a geocoder, /locations', () => {
  const server = useServer({ GEOCODER: 'pdok', GEOCODER_URL: pdok.url });
  beforeAll(() => loadPlaces(server.db));
  const found = async (query: string) => {
    const { status, body } = await server.call('GET', `/api/locations/search?query=${encodeURIComponent(query)}`);
    expect(status).toBe(200);
    return (body.data as { places: FoundPlace[] }).places;
  };
  const placeAt = async (latitude: number, longitude: number) => {
    const { status, body } = await server.call(
      'GET',
      `/api/locations/reverse?latitude=${latitude}&longitude=${longitude}`,
    );
    expect(status).toBe(200);
    return (body.data as { place: FoundPlace | null }).place;
  };

  it('search answers streets first, then places, and no more than asked', async () => {
    pdok.reply = docs(house, house, house, house, house);
    const places = await found('Utrech');
    expect(places.map(({ name }) => name).slice(0, 4)).toEqual([...Array(3).fill('Sportlaan 12A'), 'Utrecht']);
    expect(places.length).toBeLessThanOrEqual(6);
    expect(pdok.asked[0]?.searchParams.get('rows')).toBe('3');
    // The full name of a town means the town.
    expect((await found('utrecht')).map(({ name }) => name).slice(0, 2)).toEqual(['Utrecht', 'Sportlaan 12A']);
    await found('Ut');
    expect(pdok.asked).toHaveLength(2);
  });

  it('reverse answers the street address', async () => {
    pdok.reply = docs(house);
    expect(await placeAt(52.09, 5.12)).toMatchObject({
      address: 'Sportlaan 12A, 3524AB Utrecht',
      city: 'Utrecht',
      coordinates: [5.12345, 52.0987],
    });
    pdok.reply = docs();
    expect(await placeAt(52.0901, 5.1201)).toMatchObject({ name: 'Utrecht' });
  });
});

describe.each<[string, Reply]>([
  ['slow', () => undefined],
  ['failing', (_, response) => response.writeHead(500).end('oops')],
  ['gone', (request) => request.socket.destroy()],
  ['moving', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['malformed', (_, response) => response.end('{"response": {"docs": [')],
  ['of another shape', json({ response: { docs: 'many' } })],
  ['empty', (_, response) => response.end()],
  ['endless', (_, response) => response.end('x'.repeat(2_000_000))],
])('with a geocoder that is %s, /locations', (_, reply) => {
  const server = useServer({ GEOCODER: 'pdok', GEOCODER_URL: pdok.url });
  beforeAll(() => loadPlaces(server.db));

  it('answers from the gazetteer alone, in time', async () => {
    pdok.reply = reply;
    const start = performance.now();
    const [search, reverse] = await Promise.all([
      server.call('GET', '/api/locations/search?query=Utrecht'),
      server.call('GET', '/api/locations/reverse?latitude=52.09&longitude=5.12'),
    ]);
    // Each waits for the provider for at most 1.5 s.
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(search.body).toMatchObject({
      status: 'success',
      data: { places: expect.arrayContaining([expect.objectContaining({ name: 'Utrecht' })]) },
    });
    expect(reverse.body).toMatchObject({ status: 'success', data: { place: { name: 'Utrecht' } } });
    expect(pdok.asked.length).toBeGreaterThan(0);
  });
});

describe('a caller who asks too much', () => {
  const server = useServer({ GEOCODER: 'pdok', GEOCODER_URL: pdok.url });

  it('gets the gazetteer alone', async () => {
    pdok.reply = docs(house);
    await server.sql`
      insert into rate_limit (subject, window_start, attempts)
      values ('geocoder:127.0.0.1', date_bin('1 minute', now(), timestamptz '2000-01-01'), 60)`;
    const { status, body } = await server.call('GET', '/api/locations/search?query=Sportlaan');
    expect([status, body.data]).toEqual([200, { places: [], streets: false }]);
    expect(pdok.asked).toHaveLength(0);
  });
});

describe('the settings', () => {
  it('choose a geocoder', () => {
    expect(readConfig({}).geocoder).toBeNull();
    expect(readConfig({ GEOCODER: 'pdok' }).geocoder).toMatchObject({
      kind: 'pdok',
      url: expect.stringMatching(/^https:/),
    });
    expect(() => readConfig({ GEOCODER: 'nominatim' })).toThrow('GEOCODER_URL');
    expect(() => readConfig({ GEOCODER: 'google' })).toThrow('GEOCODER');
    expect(() => readConfig({ GEOCODER: 'pdok', GEOCODER_URL: 'file:///etc/passwd' })).toThrow('GEOCODER_URL');
  });
});
