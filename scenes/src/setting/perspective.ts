import { type Point, radians } from '../paper/geometry.ts';
import type { Pen } from '../paper/pen.ts';

/** Draws shapes on the ground from metres: `u` across, `v` away from the eye. */
export interface Ground {
  area: (pen: Pen, corners: readonly Point[]) => Pen;
  /** A painted line. */
  stripe: (pen: Pen, from: Point, to: Point, width: number) => Pen;
  /** The place on the ground, in metres, at a point of the picture below the horizon. */
  at: (point: Point) => Point;
  /** A painted arc, in degrees. */
  arc: (pen: Pen, centre: Point, radius: number, degrees: Point, width: number) => Pen;
}

/** The focal length of the eye: a larger one flattens. */
const focal = 620;
/** The distance of the point around which the field is turned. */
const pivot = 9;
/** Nothing nearer than this is drawn, in metres. */
const nearest = 0.85;

/** The view over a field that is turned by `yaw` radians, from an eye at the height of the horizon. */
export function groundOf(eye: { horizon: number; height: number; centre: number; yaw: number }): Ground {
  const [cos, sin] = [Math.cos(eye.yaw), Math.sin(eye.yaw)];
  const turned = ([u, v]: Point): Point => [u * cos - (v - pivot) * sin, pivot + u * sin + (v - pivot) * cos];
  const seen = ([across, away]: Point): Point => [
    eye.centre + (focal * across) / away,
    eye.horizon + (focal * eye.height) / away,
  ];
  const area: Ground['area'] = (pen, corners) => {
    const [first, ...others] = beforeTheEye(corners.map(turned)).map(seen);
    return first && others.length > 1 ? pen.shape(first, ...others) : pen;
  };
  const at: Ground['at'] = ([x, y]) => {
    const away = (focal * eye.height) / (y - eye.horizon);
    const [across, beyond] = [((x - eye.centre) * away) / focal, away - pivot];
    return [across * cos + beyond * sin, pivot - across * sin + beyond * cos];
  };
  return {
    area,
    at,
    stripe: (pen, [u1, v1], [u2, v2], width) => {
      const length = Math.hypot(u2 - u1, v2 - v1);
      const [x, y] = [(-(v2 - v1) / length) * width, ((u2 - u1) / length) * width];
      return area(pen, [
        [u1 + x, v1 + y],
        [u2 + x, v2 + y],
        [u2 - x, v2 - y],
        [u1 - x, v1 - y],
      ]);
    },
    arc: (pen, [u, v], radius, [from, to], width) => {
      const steps = 36;
      const edge = (distance: number) =>
        Array.from({ length: steps + 1 }, (_, index): Point => {
          const angle = radians(from + ((to - from) * index) / steps);
          return [u + distance * Math.cos(angle), v + distance * Math.sin(angle)];
        });
      return area(pen, [...edge(radius + width), ...edge(radius - width).toReversed()]);
    },
  };
}

/** A polygon without its part behind the eye. */
function beforeTheEye(corners: readonly Point[]): Point[] {
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const kept: Point[] = from[1] >= nearest ? [from] : [];
    if (from[1] >= nearest === to[1] >= nearest) return kept;
    const share = (nearest - from[1]) / (to[1] - from[1]);
    return [...kept, [from[0] + (to[0] - from[0]) * share, nearest]];
  });
}
