export type Point = readonly [x: number, y: number];

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point at a distance from another: 0° is straight down, 90° to the right. */
export const towards = ([x, y]: Point, degrees: number, distance: number): Point => [
  x + distance * Math.sin(radians(degrees)),
  y + distance * Math.cos(radians(degrees)),
];

export const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

/** The direction across a line, one unit long. */
export function across([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [-(y2 - y1) / length, (x2 - x1) / length];
}

export const moved = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + dx * times, y + dy * times];

/** A point of a shape's own drawing, turned and moved to the shape's place. */
export function placed([x, y]: Point, [left, top]: Point, degrees: number, size: number): Point {
  const [cos, sin] = [Math.cos(radians(degrees)) * size, Math.sin(radians(degrees)) * size];
  return [left + x * cos - y * sin, top + x * sin + y * cos];
}
