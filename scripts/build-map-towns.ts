/**
 * Makes web/src/features/places/map-towns.json, the names on the map that needs no network, from the gazetteer of the API
 * (api/src/features/places/netherlands.json, GeoNames, CC BY 4.0). The largest first; places in thousandths of a degree. Run by
 * hand; the result is committed:
 *
 *   node scripts/build-map-towns.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Row = [name: string, municipality: string, province: string, latitude: number, longitude: number, people: number];

/** The number of inhabitants from which a town is named at zoom 6, 7, 8 and so on; at later zooms every place is named. */
const from = [150_000, 90_000, 45_000, 20_000, 8000, 2000];

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const rows = JSON.parse(read('../api/src/features/places/netherlands.json')) as Row[];
const largestFirst = rows.toSorted((a, b) => b[5] - a[5]);
const towns = {
  named: from.map((people) => rows.filter((row) => row[5] >= people).length),
  towns: largestFirst
    .map(([name, , , latitude, longitude]) =>
      [name, Math.round(longitude * 1000), Math.round(latitude * 1000)].join('|'),
    )
    .join('\n'),
};
const text = JSON.stringify(towns);
writeFileSync(new URL('../web/src/features/places/map-towns.json', import.meta.url), `${text}\n`);
console.log(`${largestFirst.length} places, ${text.length} bytes`);
