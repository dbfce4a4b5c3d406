import { type Point, placed } from '../paper/geometry.ts';
import type { Pen } from '../paper/pen.ts';

/** Outlines of parts that are drawn around their own origin, looking right. */
type Outline = readonly (readonly [command: string, points: readonly Point[]])[];

function outline(d: string): Outline {
  return [...d.matchAll(/([MCQLz])([^MCQLz]*)/g)].map(([, command = '', numbers = '']) => {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = values.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, values[index + 1] ?? 0]] : []));
    return [command, points] as const;
  });
}

/** Draws an outline at its place, turned by degrees. */
export function stamp(pen: Pen, shape: Outline, at: Point, degrees: number, size = 1): Pen {
  for (const [command, points] of shape) {
    const where = points.map((point) => placed(point, at, degrees, size));
    const [first = at, second = at, third = at] = where;
    if (command === 'M') pen.move(first);
    else if (command === 'L') pen.line(...where);
    else if (command === 'Q') pen.bend(first, second);
    else if (command === 'C') pen.curve(first, second, third);
    else pen.close();
  }
  return pen;
}

export const headShape = outline(
  'M-4.9,-1C-5.2,-6.6 4.8,-8 5.1,-1.8L6,.7L5.1,1.5Q5.2,5.6 2.8,6.3Q-.6,6.4 -1.8,4.2C-4,3.2 -4.8,1 -4.9,-1z',
);

export const shoeShape = outline('M-2.9,-3.4L2.3,-3.2Q4,-.9 8.2,.3Q10.4,1.4 9.6,3.4L-3,3.4Q-4.6,0 -2.9,-3.4z');

/** A hand: palm with the fingers together, and the thumb. */
export const handShape = outline(
  'M-1.8,-2C-2.6,0 -2.4,3.4 -1,4.6Q.4,5.4 1.3,4.2C2.4,2.6 2.2,0 1.8,-2zM1.2,-.6Q3.8,.4 3.6,2.2Q2.8,2.8 1.6,1.6z',
);

export const fistShape = outline('M-2.6,-2C-4.4,2.4 -3.2,5.6 0,5.8C3.4,5.6 4.4,2 2.6,-2z');

/** An eye, an ear and a mouth: enough for a face at this size. */
export const eyeShape = outline('M2.6,-1.6Q3.5,-2 3.6,-.8Q3.2,0 2.5,-.4z');
export const earShape = outline('M-1.5,-.8Q.5,-1.8 .3,.6Q-.4,2.2 -1.5,1.2z');
export const mouthShape = outline('M5,3.1Q3.8,3.9 2.8,3.3Q3.8,4.8 5,3.9z');
export const glassesShape = outline('M1.8,-2.2L4.9,-2.2Q5,.6 3.4,.7Q1.8,.6 1.8,-2.2zM-1,-1.5L1.9,-1.7L1.9,-1L-1,-.9z');

const short =
  'M5.2,-2.2C4,-3.4 2.6,-3.4 .9,-3Q-.3,-2 -.7,.8L-2,1Q-2.8,2.6 -3,3.8C-7.4,2 -7,-7.4 0,-7.9C3.8,-8 6.2,-5 5.2,-2.2z';

/** Hair and headwear. */
const hairShapes = {
  short: outline(short),
  ponytail: outline(
    'M5.2,-2.4C3.6,-3.8 1.6,-3 .2,-1.6Q-1,1 -3,3C-7,1.6 -7,-7.2 0,-7.6C4,-7.8 6,-5 5.2,-2.4zM-4.6,-4C-9,-6.6 -12.6,-1 -11,6.4Q-8,2.4 -6.6,.6z',
  ),
  bun: outline(
    'M5.4,-2.6C3.6,-3.6 1.6,-3 .2,-1.4Q-1,1.4 -3,3.2C-7,1.6 -7,-7.2 0,-7.6C4,-7.8 6,-5 5.4,-2.6zM-3,-6.4C-3.6,-11.6 -10,-10.6 -8.8,-6.2C-8,-3.6 -4.6,-3.8 -3,-6.4z',
  ),
  curls: outline(
    'M5.6,-2.6Q3,-2.8 1,-1.4Q0,1.4 -2.4,4.4C-8.6,4.6 -9.4,-3 -6.6,-6C-5,-10.4 2.6,-11 4.6,-8C7.2,-7 7,-4 5.6,-2.6z',
  ),
  long: outline(
    'M5.2,-3.4Q1,-3.6 -.6,-1Q0,3.4 2.2,6.6Q1.4,8.6 -3.8,9.8C-7.4,6.4 -8.4,-6.6 -.6,-8C3.6,-8.4 5.8,-6 5.2,-3.4z',
  ),
  beard: outline(
    'M5.1,-3.2Q0,-3 -1.2,.4L-2.6,.8Q-3.4,2 -3.4,3C-6.6,1 -6,-7 0,-7.2C3.4,-7.4 5.4,-5.4 5.1,-3.2zM.2,2.2Q2.4,3 5.2,2.2Q5.4,6.2 2.6,7Q-.4,6.8 -1.4,4.4z',
  ),
  bald: outline('M-.7,.8L-2,1Q-2.8,2.6 -3,3.4C-5,2 -5.2,-.4 -4.8,-2Q-2.6,-1.6 -.7,.8z'),
  hijab: outline(
    'M5.3,-3.2Q2.4,-3.8 1.8,-.4Q1.6,3.6 3.6,6.2Q3.4,9.6 1,10.6Q-4.6,12.4 -7.4,9C-8.2,3 -8,-7.4 -.4,-8.2C3.8,-8.4 6,-5.6 5.3,-3.2z',
  ),
  cap: outline(
    'M5,-3.4L9.2,-2.6Q9,-1.6 4.6,-2.2L-2,-1.4Q-2.8,1.6 -3,3.2C-6.6,1.6 -6.8,-7.6 0,-7.8C3.8,-7.8 5.2,-5.4 5,-3.4z',
  ),
} as const satisfies Record<string, Outline>;

export type HairName = keyof typeof hairShapes;

export const hairShape = (name: HairName): Outline => hairShapes[name];
