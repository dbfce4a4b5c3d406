import { Agent, request } from 'node:http';
import { cities, levels, sports } from './fill-games.ts';

const searches = 300;

export interface Search {
  latitude: number;
  longitude: number;
  sport: string;
  level: string | null;
  under: boolean;
}

/** The same mixed searches for everyone: a city, 25 km, a sport, often a level or a price. */
export const mixed: Search[] = Array.from({ length: searches }, (_, n) => {
  const [latitude, longitude] = cities[n % cities.length] ?? [52, 5];
  return {
    latitude: latitude + (n % 7) / 100,
    longitude: longitude + (n % 5) / 100,
    sport: sports[n % 4] ?? 'Football',
    level: n % 3 === 0 ? (levels[1 + (n % 3)] ?? null) : null,
    under: n % 4 === 1,
  };
});

/** The call of a search. */
export function pathOf(search: Search | undefined): string {
  const { latitude, longitude, sport, level, under } = search ?? {
    latitude: 52,
    longitude: 5,
    sport: 'Football',
    level: null,
    under: false,
  };
  const query = new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    radius: '25',
    sports: sport,
  });
  if (level) query.set('levels', level);
  if (under) query.set('price', 'under5');
  return `/api/matches?${query.toString()}`;
}

const words = ['volley', 'utrecht', 'sporthal', 'club', 'oost', 'toernooi', 'zwolle', 'de kuil', 'ut', 'be'] as const;

/** The same searches by words: half of them around a city, some with one word of two letters. */
export const byWords: string[] = mixed.map(({ latitude, longitude }, n) => {
  const query = new URLSearchParams({
    query: [words[n % 10], n % 3 === 0 ? words[(n + 4) % 10] : ''].join(' ').trim(),
  });
  if (n % 2 === 0) {
    query.set('latitude', String(latitude));
    query.set('longitude', String(longitude));
  }
  return `/api/matches?${query.toString()}`;
});

/** Parts of the map people look at: the country, a region, a city, a neighbourhood. */
export const onTheMap: string[] = mixed.map(({ latitude, longitude, sport }, n) => {
  const zoom = [7, 9, 11, 14][n % 4] ?? 7;
  const tall = 360 / 2 ** zoom;
  const query = new URLSearchParams({
    south: String(latitude - tall),
    north: String(latitude + tall),
    west: String(longitude - 2 * tall),
    zoom: String(zoom),
    ...(n % 3 === 0 && { sports: sport }),
    east: String(longitude + 2 * tall),
  });
  return `/api/matches/map?${query.toString()}`;
});

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** One request, its answer read to the end. */
export function get(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}`))));
    })
      .on('error', reject)
      .end();
  });
}
