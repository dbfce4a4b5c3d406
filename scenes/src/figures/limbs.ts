import { across, between, moved, type Point } from '../paper/geometry.ts';
import type { Pen } from '../paper/pen.ts';

interface Taper {
  /** Half of the width at each end. */
  from: number;
  to: number;
  /** How far the muscle stands out on the left and the right of its upper third. */
  bulges?: readonly [number, number];
  /** Whether the end is cut straight, like a sleeve's, rather than round. */
  cut?: boolean;
}

/** A part of a limb: a tube that narrows from a round start to its end. */
export function tube(
  pen: Pen,
  start: Point,
  end: Point,
  { from, to, bulges: [left, right] = [0, 0], cut = false }: Taper,
): Pen {
  const side = across(end, start);
  const muscle = between(start, end, 0.36);
  const thick = from + (to - from) * 0.36;
  const [first, last] = [moved(start, side, from), moved(start, side, -from)];
  const [far, near] = [moved(end, side, to), moved(end, side, -to)];
  pen.move(first);
  if (left) pen.bend(moved(muscle, side, thick + left), far);
  else pen.line(far);
  if (cut) pen.line(near);
  else pen.arc(to, near);
  if (right) pen.bend(moved(muscle, side, -thick - right), last);
  else pen.line(last);
  return pen.arc(from, first).close();
}

/** The side of a limb that the light doesn't reach. */
export function shadedSide(pen: Pen, start: Point, end: Point, [from, to]: Point, lightSide: 1 | -1): Pen {
  const [x, y] = across(start, end);
  const away: Point = x * lightSide - y * 0.6 > 0 ? [-x, -y] : [x, y];
  return pen.shape(moved(start, away, 0.4), moved(end, away, 0.2), moved(end, away, to), moved(start, away, from));
}
