import { between, type Point } from '../paper/geometry.ts';
import type { Pen } from '../paper/pen.ts';
import type { Outfit, Person } from './person.ts';
import { handShape, shoeShape, fistShape, stamp } from './heads.ts';
import { shadedSide, tube } from './limbs.ts';
import type { Limb, Skeleton } from './skeleton.ts';

/** Parts of a figure as paths. Each takes a pen that has drawn nothing yet. */
export function arm(pen: Pen, { root, middle, end, hand, foot }: Limb, outfit: Outfit): Pen {
  tube(pen, root, middle, { from: 3.5, to: 2.7, bulges: [0.5, 0.5] });
  tube(pen, middle, end, { from: 2.8, to: 1.8, bulges: [0.5, 0.5] });
  return outfit === 'gloves' ? pen : stamp(pen, handShape, hand, -foot, 0.92);
}

export function sleeve(pen: Pen, { root, middle, end }: Limb, outfit: Outfit): Pen {
  if (outfit === 'suit') {
    tube(pen, root, middle, { from: 4.8, to: 4.6 });
    return tube(pen, middle, between(middle, end, 0.72), { from: 4.6, to: 5.4, cut: true });
  }
  if (outfit === 'kit') return tube(pen, root, between(root, middle, 0.6), { from: 4.5, to: 4.7, cut: true });
  return outfit === 'beach' ? pen : tube(pen, root, between(root, middle, 0.2), { from: 4.1, to: 4, cut: true });
}

export function glove(pen: Pen, { hand, foot }: Limb): Pen {
  return stamp(pen, fistShape, hand, -foot, 1.15);
}

export function leg(pen: Pen, { root, middle, end }: Limb): Pen {
  tube(pen, root, middle, { from: 6.6, to: 4.3, bulges: [0.7, 0.5] });
  return tube(pen, middle, end, { from: 4.2, to: 2.3, bulges: [0, 1.9] });
}

/** Shorts that widen, long tights, or the wide trousers of a suit. */
export function trousers(pen: Pen, { root, middle, end }: Limb, outfit: Outfit): Pen {
  if (outfit === 'suit') {
    tube(pen, root, middle, { from: 7.1, to: 6.4 });
    return tube(pen, middle, between(middle, end, 0.8), { from: 6.4, to: 6.9, cut: true });
  }
  if (outfit === 'tights') {
    tube(pen, root, middle, { from: 6.1, to: 4.6, bulges: [0.9, 0.5] });
    return tube(pen, middle, between(middle, end, 0.84), { from: 4.5, to: 2.8, bulges: [0, 1.8], cut: true });
  }
  const length = outfit === 'gloves' ? 0.78 : outfit === 'beach' ? 0.5 : 0.66;
  return tube(pen, root, between(root, middle, length), {
    from: 7.3,
    to: outfit === 'gloves' ? 8 : 7.1,
    bulges: [0.3, 0.3],
    cut: true,
  });
}

export function sock(pen: Pen, { middle, end }: Limb, { outfit, bare, longSocks }: Person): Pen {
  if (bare || outfit === 'suit' || outfit === 'tights') return pen;
  return tube(pen, between(middle, end, longSocks ? 0.24 : 0.66), end, {
    from: longSocks ? 4.2 : 3.2,
    to: 2.6,
    bulges: [0, longSocks ? 1.5 : 0],
  });
}

export function foot(pen: Pen, { end, foot }: Limb, bare: boolean): Pen {
  return stamp(pen, shoeShape, end, foot, bare ? 0.84 : 1);
}

export function chest(pen: Pen, { trunk, widths: { shoulders, waist, hips } }: Skeleton): Pen {
  return pen.round([
    trunk(30.8, shoulders * 0.4),
    trunk(28.4, shoulders * 0.96),
    trunk(20, shoulders * 0.95 + 1),
    trunk(10, waist),
    trunk(0, hips + 0.3),
    trunk(-1.4, 0),
    trunk(0, -hips - 0.3),
    trunk(10, -waist),
    trunk(20, -shoulders * 0.93),
    trunk(28.6, -shoulders * 0.98),
    trunk(30.6, -shoulders * 0.42),
  ]);
}

/** The mark of a team's shirt: a band across the chest or from the shoulder. */
export function band(pen: Pen, { trunk, widths: { shoulders, waist, hips } }: Skeleton, kind: 'chest' | 'sash'): Pen {
  if (kind === 'chest')
    return pen.shape(
      trunk(22.5, -shoulders * 0.95),
      trunk(22.5, shoulders),
      trunk(17, shoulders * 0.9),
      trunk(17, -shoulders * 0.9),
    );
  return pen.shape(trunk(29, -shoulders * 0.9), trunk(30.4, -shoulders * 0.3), trunk(9, waist), trunk(2, hips));
}

/** The belt of a suit, with its ends hanging. */
export function belt(pen: Pen, { trunk, widths: { waist, hips } }: Skeleton): Pen {
  pen.shape(trunk(7.4, -waist - 0.6), trunk(7.4, waist + 0.6), trunk(3.4, hips), trunk(3.4, -hips));
  return pen.shape(trunk(6, 2), trunk(-7, 4.6), trunk(-6, 7), trunk(5, 4));
}

export function collar(pen: Pen, { trunk }: Skeleton): Pen {
  return pen.shape(trunk(31, 1), trunk(20, 3.4), trunk(30, 4.4));
}

/** The top of the trousers, under or over the shirt. */
export function waistband(pen: Pen, { trunk, legs, widths: { waist, hips } }: Skeleton, outfit: Outfit): Pen {
  if (outfit !== 'tights') return tube(pen, legs.near.root, legs.far.root, { from: 7, to: 7 });
  tube(pen, trunk(-0.6, -hips * 0.4), trunk(-0.6, hips * 0.4), { from: 5.6, to: 5.6 });
  return pen.shape(
    trunk(6.4, -waist - 0.4),
    trunk(6.4, waist + 0.4),
    trunk(-2.4, hips + 0.6),
    trunk(-2.4, -hips - 0.6),
  );
}

/** The side of the body that the light doesn't reach. */
export function shade(
  pen: Pen,
  { trunk, arms, legs, widths: { shoulders, waist, hips } }: Skeleton,
  lightSide: 1 | -1,
  withLimbs: boolean,
): Pen {
  const side = lightSide * (trunk(0, 1)[0] >= 0 ? 1 : -1) > 0 ? -1 : 1;
  const start: Point = trunk(30, side * shoulders * 0.1);
  pen
    .move(start)
    .line(trunk(29, side * shoulders * 0.9))
    .bend(trunk(14, side * (waist + 1)), trunk(-1, side * hips));
  pen
    .line(trunk(-2, side * 0.5))
    .bend(trunk(16, side * 3), start)
    .close();
  if (!withLimbs) return pen;
  shadedSide(pen, legs.near.root, legs.near.middle, [6.6, 4.4], lightSide);
  shadedSide(pen, legs.near.middle, legs.near.end, [4, 2.2], lightSide);
  shadedSide(pen, arms.near.root, arms.near.middle, [3.6, 2.8], lightSide);
  return shadedSide(pen, arms.near.middle, arms.near.end, [2.7, 1.8], lightSide);
}
