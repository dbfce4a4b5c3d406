export type Point = [number, number];
export type Ring = Point[];
export type Polygon = Ring[];

/** Douglas and Peucker; a closed line keeps its first and its farthest point. */
export function simplify(line: Point[], most: number): Point[] {
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

/** Adds the first point at the end. */
export function closed(ring: Ring): Ring {
  const [first, last] = [ring[0], ring.at(-1)];
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...ring, first] : ring;
}

/** In square degrees, signed by the ring's direction. */
export function area(ring: Ring): number {
  return ring.reduce((sum, [x, y], index) => {
    const [px, py] = ring.at(index - 1) ?? [x, y];
    return sum + (px * y - x * py) / 2;
  }, 0);
}

/** Whether a point is slightly outside a ring, or inside near its line. */
export function isBeside([x, y]: Point, ring: Ring): boolean {
  return ring.some(([px, py]) => Math.hypot((x - px) * 0.61, y - py) < 0.022);
}

/** Counts how often a line from the point crosses the ring. */
export function isInside([x, y]: Point, ring: Ring): boolean {
  return ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring.at(index - 1) ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}
