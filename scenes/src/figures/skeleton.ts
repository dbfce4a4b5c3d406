import { type Point, radians, towards } from '../paper/geometry.ts';
import type { Pose } from './poses.ts';

/** A limb's joints: shoulder, elbow, wrist; hip, knee, ankle. */
export interface Limb {
  root: Point;
  middle: Point;
  end: Point;
  /** The end of an arm's hand, or the angle of a leg's foot. */
  hand: Point;
  foot: number;
}

/** The places of all joints, in steps of which a person is 100 tall; the origin is between the hips, x points forward and y down. */
export interface Skeleton {
  arms: { near: Limb; far: Limb };
  legs: { near: Limb; far: Limb };
  /** A point on the trunk, this far up from the hips and this far forward. */
  trunk: (up: number, forward: number) => Point;
  /** Half widths of the trunk. */
  widths: { shoulders: number; waist: number; hips: number };
  head: { centre: Point; turned: number };
  ball: Point | null;
  /** How far the figure moves down until its lowest point is on the ground, or above the ground in a leap. */
  drop: number;
  /** The height of the highest point above the ground. */
  top: number;
}

const lengths = { upperArm: 17, forearm: 15.4, hand: 3.4, thigh: 25.5, shin: 24.5 };

/** @param build - how broad: 1 is the middle */
export function skeletonOf(pose: Pose, build = 1): Skeleton {
  const { lean, turn, nod = 0, toes = [0, 0] } = pose;
  const up: Point = [Math.sin(radians(lean)), -Math.cos(radians(lean))];
  const trunk = (height: number, forward: number): Point => [
    up[0] * height - up[1] * forward,
    up[1] * height + up[0] * forward,
  ];
  const [neckX, neckY] = trunk(30, 0.4);
  const tilt = radians(lean * 0.45 + nod * 0.6);
  const centre: Point = [neckX + Math.sin(tilt) * 9.8 + 1, neckY - Math.cos(tilt) * 9.8];
  const arm = (side: number, [upper, lower]: readonly [number, number]): Limb => {
    const root = trunk(26.6, side * turn * 8.4 * build);
    const middle = towards(root, upper, lengths.upperArm);
    const end = towards(middle, lower, lengths.forearm);
    return { root, middle, end, hand: towards(end, lower, lengths.hand), foot: lower };
  };
  const leg = (side: number, [thigh, shin]: readonly [number, number], point: number): Limb => {
    const root = trunk(0, side * turn * 3.6 * build);
    const middle = towards(root, thigh, lengths.thigh);
    const end = towards(middle, shin, lengths.shin);
    return { root, middle, end, hand: end, foot: point !== 0 || Math.abs(shin) > 75 ? point - shin : 0 };
  };
  const arms = { near: arm(-1, pose.arms[0]), far: arm(1, pose.arms[1]) };
  const legs = { near: leg(-1, pose.legs[0], toes[0]), far: leg(1, pose.legs[1], toes[1]) };
  const wide = Math.abs(turn);
  const lowest = Math.max(...[legs.near, legs.far].map(soleOf), ...lowestRest(pose, arms.near, legs.near));
  const drop = -lowest - (pose.lift ?? 0);
  const ball = ballOf(pose, { arms, legs, centre, drop });
  return {
    arms,
    legs,
    trunk,
    widths: {
      shoulders: (6.6 + 4.2 * wide) * build,
      waist: (5.6 + 1.2 * wide) * build ** 1.6,
      hips: (6.2 + 1.6 * wide) * build,
    },
    head: { centre, turned: lean > 90 ? 150 : lean * 0.35 + nod },
    ball,
    drop,
    top: Math.min(arms.near.hand[1] - 2, arms.far.hand[1] - 2, centre[1] - 9, ball ? ball[1] - drop - 7 : 0) + drop,
  };
}

/** The lowest of a shoe's heel and toe. */
function soleOf({ end, foot }: Limb): number {
  const [sin, cos] = [Math.sin(radians(foot)), Math.cos(radians(foot))];
  return end[1] + Math.max(-3 * sin, 9 * sin) + 3.4 * cos;
}

function lowestRest(pose: Pose, arm: Limb, leg: Limb): number[] {
  if (pose.rests === 'hands') return [arm.hand[1] + 1];
  if (pose.rests === 'knees') return [leg.middle[1] + 4];
  return [6];
}

function ballOf(
  { ball }: Pose,
  { arms, legs, centre, drop }: Pick<Skeleton, 'arms' | 'legs' | 'drop'> & { centre: Point },
): Point | null {
  if (!ball) return null;
  const [joint, x, y] = ball;
  const held: Record<typeof joint, Point> = {
    nearHand: arms.near.hand,
    farHand: arms.far.hand,
    nearFoot: [legs.near.end[0] + 6, legs.near.end[1]],
    farFoot: [legs.far.end[0] + 6, legs.far.end[1]],
    head: centre,
  };
  return [held[joint][0] + x, held[joint][1] + y + drop];
}
