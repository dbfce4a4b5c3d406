/** A rectangle on the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name to show at a point; more important ones come first. */
export interface Wanted {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far from its point the name may stand, in pixels; only names of well-known towns may stand far away. */
  reach?: number;
}

/** A name with the top left corner of its box. */
export interface Placed {
  name: string;
  left: number;
  top: number;
}

/** The distances of a name from its point, tried in this order if marks are in the way; the last reaches past a corner of the country. */
const distances = [5, 27, 42, 110];
/** The space between two names. */
const gap = 4;
/** This many of the most important points are so well known that a name beside one reads as its own. */
const known = 30;

/**
 * Places names on a map so that none overlaps another, a mark or the edge: beside, above or below its point, wherever room is found first, and
 * never nearer to another well-known point than to its own. A name without room is left out, so the less important names disappear.
 */
export function placeLabels(wanted: readonly Wanted[], marks: readonly Box[], frame: Box): Placed[] {
  const taken: Box[] = [...marks];
  const placed: Placed[] = [];
  for (const { name, x, y, width, height, reach = Infinity } of wanted) {
    const box = distances
      .flatMap((far) => (far > reach ? [] : cornersAround({ x, y, width, height }, far)))
      .map(({ left, top }) => ({ left, top, right: left + width, bottom: top + height }))
      .find(
        (candidate) =>
          isWithin(candidate, frame) &&
          !taken.some((other) => overlaps(candidate, other)) &&
          wanted.slice(0, known).every((other) => distanceTo(candidate, { x, y }) <= distanceTo(candidate, other)),
      );
    if (!box) continue;
    taken.push(box);
    placed.push({ name, left: box.left, top: box.top });
  }
  return placed;
}

/** The positions of a box at a distance from its point: beside it, below, above, then at its corners. */
function cornersAround({ x, y, width, height }: Omit<Wanted, 'name'>, far: number): { left: number; top: number }[] {
  const [right, left] = [x + far, x - far - width];
  const [below, above] = [y + far, y - far - height];
  return [
    { left: right, top: y - height / 2 },
    { left, top: y - height / 2 },
    { left: x - width / 2, top: below },
    { left: x - width / 2, top: above },
    { left: right, top: below },
    { left, top: below },
    { left: right, top: above },
    { left, top: above },
  ];
}

/** The distance of a point from a box; 0 inside it. */
function distanceTo({ left, top, right, bottom }: Box, { x, y }: { x: number; y: number }): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function isWithin(box: Box, frame: Box): boolean {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right + gap &&
    other.left < one.right + gap &&
    one.top < other.bottom + gap &&
    other.top < one.bottom + gap
  );
}

const arrows = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'] as const;

/** The arrow that points from one point to another on a screen. */
export function arrowTo(dx: number, dy: number): string {
  const eighth = Math.round(Math.atan2(dy, dx) / (Math.PI / 4));
  return arrows[(eighth + 8) % 8] ?? '→';
}

/** The position for the name of a point beyond the edge: as close to its direction as the frame allows. */
export function atEdge({ x, y, width, height }: Omit<Wanted, 'name'>, frame: Box): { x: number; y: number } {
  const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));
  return {
    x: clamp(x - width / 2, frame.left, frame.right - width),
    y: clamp(y - height / 2, frame.top, frame.bottom - height),
  };
}
