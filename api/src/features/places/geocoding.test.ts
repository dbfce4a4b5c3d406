import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FoundPlace } from '@rondo/contract';
import { useServer } from '../../../test/server.ts';
import { readConfig } from '../../platform/config.ts';
import { nominatimGeocoding } from '../../providers/geocoding/nominatim.ts';
import { pdokGeocoding } from '../../providers/geocoding/pdok.ts';
import { askGeocoder } from './ask-geocoder.ts';
import { loadPlaces } from './load-places.ts';

type Reply = (request: IncomingMessage, response: ServerResponse) => void;
const json =
  (body: unknown): Reply =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

/** A geocoder of our own on loopback: answers as told and keeps what it was asked. */
async function aPeer() {
  const peer = { asked: [] as URL[], agents: [] as string[], reply: json({}), url: '', close: () => server.close() };
  const server = createServer((request, response) => {
    peer.asked.push(new URL(request.url ?? '', 'http://peer'));
    peer.agents.push(request.headers['user-agent'] ?? '');
    peer.reply(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  peer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return peer;
}

/** Shapes as PDOK answers them. */
const house = {
  type: 'adres',
  weergavenaam: 'Sportlaan 12A, 3524AB Utrecht',
  straatnaam: 'Sportlaan',
  huis_nlt: '12A',
  woonplaatsnaam: 'Utrecht',
  provincienaam: 'Utrecht',
  centroide_ll: 'POINT(5.12345 52.0987)',
};
const docs = (...found: unknown[]) =>
  json({ response: { numFound: found.length, start: 0, maxScore: 9.1, numFoundExact: true, docs: found } });

const pdok = await aPeer();
const nominatim = await aPeer();
afterAll(() => {
  pdok.close();
  nominatim.close();
});
beforeEach(() => {
  pdok.asked.length = 0;
  nominatim.asked.length = 0;
});
const patient = () => AbortSignal.timeout(5000);

describe('the PDOK adapter', () => {
  const adapter = pdokGeocoding(`${pdok.url}/search/v3_1/`);

  it('asks /free for houses and streets', async () => {
    pdok.reply = docs(
      house,
      { ...house, weergavenaam: 'Sportlaan, Utrecht', huis_nlt: undefined },
      { ...house, centroide_ll: 'POINT(999 52)' },
      { weergavenaam: 'nowhere' },
      7,
    );
    expect(await adapter.search('sport & spel', 3, patient())).toEqual([
      {
        name: 'Sportlaan 12A',
        address: 'Sportlaan 12A, 3524AB Utrecht',
        city: 'Utrecht',
        province: 'Utrecht',
        country: 'Netherlands',
        latitude: 52.0987,
        longitude: 5.12345,
      },
      expect.objectContaining({ name: 'Sportlaan', address: 'Sportlaan, Utrecht' }),
    ]);
    const [asked] = pdok.asked;
    expect(asked?.pathname).toBe('/search/v3_1/free');
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
      q: 'sport & spel',
      fq: 'type:(adres OR weg)',
      rows: '3',
      fl: expect.stringContaining('centroide_ll'),
    });
  });

  it('asks /reverse for the nearest house', async () => {
    pdok.reply = docs(house);
    expect(await adapter.reverse(52.1, 5.1, patient())).toMatchObject({ name: 'Sportlaan 12A' });
    expect(pdok.asked[0]?.pathname).toBe('/search/v3_1/reverse');
    expect(Object.fromEntries(pdok.asked[0]?.searchParams ?? [])).toMatchObject({
      lat: '52.1',
      lon: '5.1',
      type: 'adres',
      rows: '1',
    });
    pdok.reply = docs();
    expect(await adapter.reverse(52.1, 5.1, patient())).toBeNull();
  });
});

describe('the Nominatim adapter', () => {
  const adapter = nominatimGeocoding(nominatim.url, 'Rondo (http://rondo.test)');
  const street = {
    place_id: 1,
    lat: '52.0987',
    lon: '5.12345',
    name: 'Sportlaan',
    display_name: 'Sportlaan, Utrecht, Nederland',
    address: { road: 'Sportlaan', house_number: '12', postcode: '3524 AB', city: 'Utrecht', state: 'Utrecht' },
  };

  it('asks /search and says who asks', async () => {
    nominatim.reply = json([street, { ...street, address: { city: 'Utrecht' } }, { lat: 'x' }]);
    expect(await adapter.search('sportlaan', 5, patient())).toEqual([
      {
        name: 'Sportlaan 12',
        address: 'Sportlaan 12, 3524 AB Utrecht',
        city: 'Utrecht',
        province: 'Utrecht',
        country: 'Netherlands',
        latitude: 52.0987,
        longitude: 5.12345,
      },
    ]);
    expect(nominatim.asked[0]?.pathname).toBe('/search');
    expect(Object.fromEntries(nominatim.asked[0]?.searchParams ?? [])).toEqual({
      q: 'sportlaan',
      countrycodes: 'nl',
      limit: '5',
      format: 'jsonv2',
      addressdetails: '1',
      'accept-language': 'nl',
    });
    expect(nominatim.agents.at(-1)).toBe('Rondo (http://rondo.test)');
  });

  it('asks /reverse, which knows nothing at sea', async () => {
    nominatim.reply = json(street);
    expect(await adapter.reverse(52.1, 5.1, patient())).toMatchObject({ address: 'Sportlaan 12, 3524 AB Utrecht' });
    expect(Object.fromEntries(nominatim.asked[0]?.searchParams ?? [])).toMatchObject({ lat: '52.1', lon: '5.1' });
    nominatim.reply = json({ error: 'Unable to geocode' });
    expect(await adapter.reverse(53.6, 3.2, patient())).toBeNull();
    nominatim.reply = json({});
    await expect(adapter.reverse(53.6, 3.2, patient())).rejects.toThrow('something else');
  });

  it('is asked once a second', async () => {
    nominatim.reply = json([street]);
    const geocoder = askGeocoder(adapter, () => undefined);
    const answers = await Promise.all(['a', 'b', 'c'].map((query) => geocoder.search(query, 1, async () => true)));
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    expect(nominatim.asked).toHaveLength(1);
  });
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
    // A town's whole name means the town.
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
    expect(performance.now() - start).toBeLessThan(2500);
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
    await sql`
      insert into rate_limit (subject, window_start, attempts)
      values ('geocoder:127.0.0.1', date_bin('1 minute', now(), timestamptz '2000-01-01'), 60)`.execute(server.db);
    const { status, body } = await server.call('GET', '/api/locations/search?query=Sportlaan');
    expect([status, body.data]).toEqual([200, { places: [] }]);
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
