import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { zxyToTileId } from 'pmtiles';

type Point = [x: number, y: number];
interface Shape {
  type: 1 | 2 | 3;
  lines: Point[][];
  tags: Record<string, string | number>;
}

const extent = 4096;
const deepest = 15;

const line = (kind: string, points: Point[], tags: Shape['tags'] = {}): Shape => ({
  type: 2,
  lines: [points],
  tags: { kind, ...tags },
});
const area = (kind: string, [left, top]: Point, [right, bottom]: Point): Shape => ({
  type: 3,
  lines: [
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
    ],
  ],
  tags: { kind },
});
const place = (kind: string, at: Point, name: string): Shape => ({ type: 1, lines: [[at]], tags: { kind, name } });

/** A quarter between a canal and a park, as Protomaps' layers have it. */
const quarter: Record<string, Shape[]> = {
  earth: [area('earth', [0, 0], [extent, extent])],
  landuse: [area('park', [2700, 300], [3900, 1500]), area('pitch', [2950, 550], [3350, 800])],
  water: [area('canal', [0, 2900], [extent, 3060])],
  buildings: [area('building', [500, 500], [700, 900]), area('building', [900, 500], [1300, 640])],
  roads: [
    ...[200, 1100, 1900].map((y, index) => line('minor_road', across(y), { name: `Dwarsstraat ${index + 1}` })),
    ...[350, 1500, 2500].map((x) => line('minor_road', along(x), { name: 'Langs de Kade' })),
    line('path', [
      [2700, 300],
      [3900, 1500],
    ]),
    line('rail', across(3700)),
    line('major_road', across(2500), { name: 'Singel' }),
    line('highway', along(4000), { name: 'A2' }),
  ],
  places: [place('locality', [1500, 1500], 'Rondostad')],
};

function across(y: number): Point[] {
  return [
    [0, y],
    [extent, y],
  ];
}
function along(x: number): Point[] {
  return [
    [x, 0],
    [x, extent],
  ];
}

/**
 * A small archive in the format PMTiles 3 with the same quarter in every tile of the world from zoom 12 to 15, and only land further out: a directory
 * with one entry for each zoom, whose run has all of its tiles.
 */
export function makeStreetArchive(): Buffer {
  const land = tile({ earth: quarter.earth ?? [] });
  const streets = tile(quarter);
  const entries = Array.from({ length: deepest + 1 }, (_, zoom) => ({
    id: zxyToTileId(zoom, 0, 0),
    run: 4 ** zoom,
    length: zoom < 12 ? land.length : streets.length,
    offset: zoom < 12 ? 0 : land.length,
  }));
  const directory = Buffer.from(
    [
      entries.length,
      ...entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
      ...entries.map(({ run }) => run),
      ...entries.map(({ length }) => length),
      ...entries.map(({ offset }) => offset + 1),
    ].flatMap(varint),
  );
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(127);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  const parts = [directory, metadata, Buffer.alloc(0), Buffer.concat([land, streets])];
  let offset = header.length;
  for (const [index, part] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * index);
    header.writeBigUInt64LE(BigInt(part.length), 16 + 16 * index);
    offset += part.length;
  }
  // No compression, vector tiles, zooms 0 to 15, the whole world.
  header.set([1, 1, 1, 1, 0, deepest], 96);
  for (const [index, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + 4 * index);
  return Buffer.concat([header, ...parts]);
}

function tile(layers: Record<string, Shape[]>): Buffer {
  const written = Object.entries(layers).map(([name, shapes]) => {
    const features = shapes.map(({ type, lines, tags }) => ({ type, geometry: type === 1 ? lines[0] : lines, tags }));
    return [name, { features }];
  });
  return Buffer.from(fromGeojsonVt(Object.fromEntries(written), { version: 2, extent }));
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
