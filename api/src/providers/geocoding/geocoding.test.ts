import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aPeer, docs, house, json } from '../../../test/geocoder.ts';
import { askGeocoder } from '../../features/places/ask-geocoder.ts';
import { nominatimGeocoding } from './nominatim.ts';
import { pdokGeocoding } from './pdok.ts';

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
