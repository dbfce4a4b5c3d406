/** A pose as angles of joints in degrees: 0 hangs straight down, 90 points where the figure looks. The first of a pair is the nearer limb. */
export interface Pose {
  /** How far the trunk leans forward. */
  lean: number;
  /** [upper arm, forearm] of each arm. */
  arms: readonly [Pair, Pair];
  /** [thigh, shin] of each leg. */
  legs: readonly [Pair, Pair];
  /** How far the chest is turned towards us: 0 from the side, 1 from the front. */
  turn: number;
  /** How high above the ground. */
  lift?: number;
  /** How far each foot points down. */
  toes?: Pair;
  /** How far the head nods beyond the trunk's lean. */
  nod?: number;
  /** The ball's place, seen from a joint, if this figure has it. */
  ball?: readonly [joint: 'nearHand' | 'farHand' | 'nearFoot' | 'farFoot' | 'head', x: number, y: number];
  /** The joint that also rests on the ground. */
  rests?: 'hands' | 'seat' | 'knees';
}
type Pair = readonly [number, number];

// One line each, as the table it is.
// oxfmt-ignore
const all = {
  run: { lean: 15, arms: [[-52, 28], [46, 128]], legs: [[66, -12], [-24, -84]], turn: 0.3, lift: 4, toes: [10, 40] },
  sprint: { lean: 20, arms: [[48, 130], [-58, 20]], legs: [[-32, -62], [72, -18]], turn: -0.3, toes: [35, 0], ball: ['farFoot', 13, 3] },
  dribble: { lean: 14, arms: [[-58, -8], [56, 96]], legs: [[44, -4], [-34, -70]], turn: 0.4, toes: [0, 36], ball: ['nearFoot', 14, 1] },
  windUp: { lean: -8, arms: [[-74, -48], [92, 112]], legs: [[-42, -116], [22, -12]], turn: 0.5, toes: [50, 0], ball: ['farFoot', 8, 3] },
  strike: { lean: -16, arms: [[-84, -60], [58, 96]], legs: [[78, 66], [3, -14]], turn: 0.5, toes: [46, 10], ball: ['nearFoot', 14, -4] },
  trap: { lean: -8, arms: [[-62, -30], [70, 100]], legs: [[48, -14], [-4, -12]], turn: 0.5, toes: [-16, 0], nod: 14, ball: ['nearFoot', 10, -2] },
  dive: { lean: 64, arms: [[128, 136], [142, 150]], legs: [[-62, -92], [-28, -80]], turn: 0.35, lift: 26, toes: [50, 40], nod: -24, ball: ['nearHand', 13, -5] },
  header: { lean: -10, arms: [[-66, 8], [78, 128]], legs: [[-22, -78], [16, -46]], turn: 0.4, lift: 22, toes: [44, 40], nod: 8, ball: ['head', 12, -9] },
  slide: { lean: -42, arms: [[-48, -30], [40, 88]], legs: [[74, 82], [52, -52]], turn: 0.3, toes: [10, 30], nod: 18, ball: ['nearFoot', 18, -2] },
  ready: { lean: 22, arms: [[12, 66], [58, 98]], legs: [[34, -28], [-10, -38]], turn: 0.5, toes: [0, 18] },
  keep: { lean: 14, arms: [[-58, 4], [64, 82]], legs: [[-34, 6], [46, -6]], turn: 0.8 },
  cheer: { lean: -6, arms: [[-146, -160], [144, 162]], legs: [[-8, -20], [38, -62]], turn: 0.7, lift: 9, nod: -10, toes: [36, 30] },
  stand: { lean: 2, arms: [[-22, 10], [22, 60]], legs: [[10, 2], [-12, -8]], turn: 0.6 },
  spike: { lean: -20, arms: [[-132, 150], [134, 146]], legs: [[-34, -104], [-10, -74]], turn: 0.55, lift: 25, toes: [50, 44], nod: -6, ball: ['farHand', 10, -12] },
  hit: { lean: 12, arms: [[156, 168], [52, 6]], legs: [[-24, -88], [8, -58]], turn: 0.4, lift: 25, toes: [50, 44], nod: -8, ball: ['nearHand', 7, -6] },
  block: { lean: 3, arms: [[152, 168], [164, 176]], legs: [[-8, -26], [10, -16]], turn: 0.3, lift: 15, toes: [44, 40], nod: -4 },
  set: { lean: -4, arms: [[126, 168], [142, 174]], legs: [[26, -16], [-18, -36]], turn: 0.4, nod: -16, toes: [0, 20], ball: ['nearHand', 2, -9] },
  dig: { lean: 40, arms: [[46, 52], [50, 56]], legs: [[74, -22], [-8, -62]], turn: 0.2, toes: [0, 34], nod: -18, ball: ['nearHand', 8, -9] },
  pancake: { lean: 70, arms: [[76, 82], [-40, 20]], legs: [[36, -64], [-46, -72]], turn: 0.3, toes: [30, 46], nod: -36, ball: ['nearHand', 10, -10] },
  serve: { lean: -10, arms: [[-120, 172], [120, 150]], legs: [[-18, -26], [24, -2]], turn: 0.5, nod: -12, toes: [20, 0], ball: ['farHand', 3, -16] },
  shot: { lean: -2, arms: [[128, 170], [112, 158]], legs: [[-4, -26], [10, -18]], turn: 0.4, lift: 18, toes: [46, 42], nod: -8, ball: ['nearHand', 4, -9] },
  layup: { lean: 6, arms: [[158, 172], [56, 112]], legs: [[-12, -34], [88, -8]], turn: 0.35, lift: 24, toes: [46, 20], nod: -10, ball: ['nearHand', 3, -8] },
  jumpBall: { lean: 8, arms: [[150, 162], [30, 70]], legs: [[-16, -44], [14, -22]], turn: 0.35, lift: 18, toes: [46, 40], nod: -14, ball: ['nearHand', 8, -16] },
  dunk: { lean: 12, arms: [[140, 128], [-40, 22]], legs: [[-20, -84], [58, -44]], turn: 0.4, lift: 40, toes: [46, 30], nod: -8, ball: ['nearHand', 8, 0] },
  bounce: { lean: 26, arms: [[28, 46], [66, 112]], legs: [[-30, -58], [58, -14]], turn: 0.5, toes: [34, 0], nod: -14, ball: ['nearHand', 3, 17] },
  guard: { lean: 12, arms: [[-106, -136], [104, 136]], legs: [[-42, 4], [50, -8]], turn: 0.85, nod: -6 },
  kick: { lean: -40, arms: [[-30, 64], [30, 118]], legs: [[112, 116], [-2, -8]], turn: 0.5, nod: 22, toes: [-20, 0] },
  punch: { lean: 3, arms: [[-56, 62], [88, 90]], legs: [[-42, -42], [58, 0]], turn: 0.6 },
  flyingKick: { lean: -20, arms: [[-60, 40], [54, 120]], legs: [[90, 92], [74, -62]], turn: 0.5, lift: 36, toes: [-10, 30], nod: 10 },
  kata: { lean: 0, arms: [[-120, -196], [92, 84]], legs: [[-46, 2], [52, -4]], turn: 0.9 },
  fight: { lean: 6, arms: [[20, 126], [50, 138]], legs: [[-28, -44], [36, -8]], turn: 0.45, toes: [16, 0] },
  jab: { lean: 10, arms: [[24, 130], [84, 92]], legs: [[-36, -52], [40, -6]], turn: 0.5, toes: [24, 0] },
  uppercut: { lean: 4, arms: [[52, 160], [44, 136]], legs: [[-30, -48], [40, -14]], turn: 0.5, toes: [24, 0], nod: -6 },
  knee: { lean: -8, arms: [[14, 120], [44, 140]], legs: [[104, -20], [-4, -8]], turn: 0.45, toes: [40, 0] },
  grip: { lean: 26, arms: [[58, 88], [74, 104]], legs: [[-34, -44], [40, -10]], turn: 0.35, toes: [14, 0], nod: -6 },
  hipThrow: { lean: 50, arms: [[36, 84], [70, 100]], legs: [[34, -34], [-12, -30]], turn: 0.4, nod: 10 },
  thrown: { lean: 118, arms: [[46, 70], [120, 150]], legs: [[-128, -150], [-104, -76]], turn: 0.4, lift: 66, toes: [30, 30] },
  bow: { lean: 34, arms: [[6, 16], [14, 24]], legs: [[4, -2], [-4, -6]], turn: 0.3, nod: 14 },
  kneel: { lean: 4, arms: [[14, 50], [18, 54]], legs: [[88, -92], [80, -88]], turn: 0.4, toes: [60, 60], rests: 'knees' },
  warrior: { lean: 0, arms: [[-90, -90], [90, 90]], legs: [[-54, -52], [80, 2]], turn: 0.95 },
  tree: { lean: 0, arms: [[-156, -214], [156, 214]], legs: [[-64, 70], [1, 0]], turn: 0.95, toes: [60, 0] },
  sideBend: { lean: 14, arms: [[-150, -196], [30, 20]], legs: [[-24, -20], [24, 20]], turn: 0.95, nod: 8 },
  lotus: { lean: 0, arms: [[-28, 34], [28, -34]], legs: [[-74, 82], [74, -82]], turn: 0.95, toes: [10, 10], rests: 'seat' },
  downDog: { lean: 128, arms: [[54, 52], [56, 54]], legs: [[-34, -32], [-30, -28]], turn: 0.1, nod: 10, toes: [16, 16], rests: 'hands' },
  pushUp: { lean: 63, arms: [[4, 2], [10, 6]], legs: [[-63, -63], [-61, -61]], turn: 0.15, nod: -24, toes: [-30, -30], rests: 'hands' },
  lunge: { lean: -8, arms: [[160, 172], [170, 180]], legs: [[-30, -66], [82, 0]], turn: 0.3, nod: -8, toes: [40, 0] },
  squat: { lean: 34, arms: [[58, 78], [62, 84]], legs: [[86, -22], [78, -18]], turn: 0.2, nod: -18 },
  star: { lean: 0, arms: [[-128, -140], [128, 140]], legs: [[-28, -24], [28, 24]], turn: 0.95, lift: 16, toes: [40, 40] },
  dancer: { lean: 34, arms: [[-112, -76], [104, 100]], legs: [[-88, -168], [2, -4]], turn: 0.3, nod: -14, toes: [50, 0] },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof all;

export const poses: Record<PoseName, Pose> = all;
