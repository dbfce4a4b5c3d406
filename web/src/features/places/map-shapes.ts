import packed from './map-shapes.json';

type Point = [longitude: number, latitude: number];

/** Unpacks a line made by scripts/build-map-shapes.ts: thousandths of a degree, each point relative to the one before. */
function pointsOf(steps: readonly number[]): Point[] {
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, index) => {
    x += steps[2 * index] ?? 0;
    y += steps[2 * index + 1] ?? 0;
    return [x / 1000, y / 1000];
  });
}

const polygons = (rings: readonly (readonly (readonly number[])[])[]) => ({
  type: 'MultiPolygon' as const,
  coordinates: rings.map((polygon) => polygon.map(pointsOf)),
});
const lines = (list: readonly (readonly number[])[]) => ({
  type: 'MultiLineString' as const,
  coordinates: list.map(pointsOf),
});

/** The shapes of the offline map. */
export const shapes = {
  netherlands: polygons(packed.netherlands),
  neighbours: polygons(packed.neighbours),
  provinceBorders: lines(packed.provinceBorders),
  rivers: lines(packed.rivers),
  dykes: lines(packed.dykes),
};
