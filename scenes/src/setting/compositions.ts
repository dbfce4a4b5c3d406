import type { PoseName } from '../figures/poses.ts';
import type { Kind } from '../kinds.ts';

/** A person in a composition; it is mirrored by the side that the picture faces. */
export interface Player {
  pose: PoseName;
  /** The distance from the middle of the action. */
  x: number;
  /** The y of the feet: below the horizon, lower for a nearer player. */
  y: number;
  /** 2 for a keeper, a referee or a person on their own. */
  team: 0 | 1 | 2;
  faces: 1 | -1;
  /** Whether they have the ball, if the pose allows one. */
  ball: boolean;
}

export interface Composition {
  players: readonly Player[];
  /** Whether it is never mirrored. */
  facesRight: boolean;
  /** Whether a net runs across the middle. */
  net: boolean;
  /** Whether a goal fills the picture. */
  largeGoal: boolean;
}

type Row = readonly [pose: PoseName, x: number, y: number, team: 0 | 1 | 2, faces: 1 | -1, ball?: 'ball'];

const scene = (rows: readonly Row[], more: Partial<Composition> = {}): Composition => ({
  facesRight: false,
  net: false,
  largeGoal: false,
  ...more,
  players: rows.map(([pose, x, y, team, faces, ball]) => ({ pose, x, y, team, faces, ball: ball !== undefined })),
});
const netted = (...rows: readonly Row[]) => scene(rows, { net: true });

const football = [
  scene([
    ['strike', -40, 506, 0, 1, 'ball'],
    ['slide', 236, 490, 1, -1],
    ['ready', -285, 410, 1, 1],
    ['run', 360, 402, 0, -1],
    ['keep', 70, 372, 2, -1],
  ]),
  scene([
    ['dribble', -60, 508, 0, 1, 'ball'],
    ['ready', 190, 486, 1, -1],
    ['run', -250, 416, 0, 1],
    ['keep', 345, 388, 2, -1],
    ['sprint', 70, 380, 1, -1],
  ]),
  scene(
    [
      ['dive', 130, 476, 2, 1, 'ball'],
      ['strike', -215, 420, 0, 1],
      ['cheer', 330, 410, 1, -1],
      ['run', -60, 380, 1, 1],
    ],
    { largeGoal: true, facesRight: true },
  ),
  scene([
    ['header', 10, 496, 0, 1, 'ball'],
    ['header', 150, 490, 1, -1],
    ['ready', -240, 408, 1, 1],
    ['keep', 350, 402, 2, -1],
    ['run', -110, 376, 0, 1],
  ]),
  scene([
    ['sprint', -20, 508, 0, 1, 'ball'],
    ['run', -235, 446, 1, 1],
    ['keep', 330, 412, 2, -1],
    ['ready', 150, 388, 1, -1],
  ]),
  scene([
    ['windUp', -30, 506, 0, 1, 'ball'],
    ['keep', 300, 420, 2, -1],
    ['ready', 160, 452, 1, -1],
    ['run', -280, 400, 0, 1],
  ]),
  scene([
    ['cheer', -90, 500, 0, 1],
    ['cheer', 70, 492, 0, -1],
    ['run', 280, 436, 0, -1],
    ['stand', -290, 402, 1, 1],
    ['keep', 380, 386, 2, -1],
  ]),
  scene([
    ['trap', 40, 504, 0, 1, 'ball'],
    ['ready', -170, 470, 1, 1],
    ['sprint', 270, 440, 0, 1],
    ['run', -300, 404, 1, 1],
    ['keep', 130, 376, 2, -1],
  ]),
];

const streetball = [
  scene([
    ['bounce', -60, 508, 0, 1, 'ball'],
    ['guard', 150, 492, 1, -1],
    ['ready', -260, 420, 1, 1],
  ]),
  scene([
    ['shot', -70, 502, 0, 1, 'ball'],
    ['guard', 70, 494, 1, -1],
    ['ready', -280, 416, 0, 1],
    ['ready', 380, 420, 1, -1],
  ]),
  scene([
    ['layup', 20, 486, 0, 1, 'ball'],
    ['guard', 160, 480, 1, -1],
    ['run', -220, 440, 0, 1],
  ]),
  scene([
    ['bounce', 70, 508, 1, -1, 'ball'],
    ['guard', -120, 494, 0, 1],
    ['ready', 300, 430, 0, -1],
    ['stand', -300, 404, 1, 1],
  ]),
];

const all: Record<Kind, readonly [Composition, ...Composition[]]> = {
  football: football as [Composition, ...Composition[]],
  futsal: football as [Composition, ...Composition[]],
  volleyball: [
    netted(
      ['spike', -130, 482, 0, 1, 'ball'],
      ['block', 122, 468, 1, -1],
      ['block', 204, 456, 1, -1],
      ['ready', -320, 436, 0, 1],
      ['dig', 390, 470, 1, -1],
    ),
    netted(
      ['hit', -110, 480, 0, 1, 'ball'],
      ['block', 130, 466, 1, -1],
      ['dig', 320, 490, 1, -1],
      ['set', -290, 446, 0, 1],
      ['ready', 250, 410, 1, -1],
    ),
    netted(
      ['set', -140, 494, 0, 1, 'ball'],
      ['spike', -310, 462, 0, 1],
      ['block', 130, 452, 1, -1],
      ['ready', 330, 484, 1, -1],
    ),
    netted(
      ['dig', -160, 500, 0, 1, 'ball'],
      ['set', -330, 446, 0, 1],
      ['ready', 180, 462, 1, -1],
      ['ready', 350, 490, 1, -1],
      ['block', 120, 416, 1, -1],
    ),
    netted(
      ['serve', 290, 500, 1, -1, 'ball'],
      ['ready', 130, 446, 1, -1],
      ['ready', -140, 478, 0, 1],
      ['dig', -310, 450, 0, 1],
      ['ready', -90, 412, 0, 1],
    ),
    netted(
      ['pancake', -190, 498, 0, 1, 'ball'],
      ['ready', -320, 440, 0, 1],
      ['cheer', 150, 470, 1, -1],
      ['ready', 330, 478, 1, -1],
    ),
  ],
  beach: [
    netted(
      ['spike', -130, 482, 0, 1, 'ball'],
      ['block', 126, 470, 1, -1],
      ['ready', -320, 442, 0, 1],
      ['ready', 370, 490, 1, -1],
    ),
    netted(
      ['dig', -215, 500, 0, 1, 'ball'],
      ['set', -330, 448, 0, 1],
      ['ready', 200, 470, 1, -1],
      ['ready', 360, 446, 1, -1],
    ),
    netted(
      ['set', -130, 494, 0, 1, 'ball'],
      ['spike', -310, 456, 0, 1],
      ['block', 130, 458, 1, -1],
      ['ready', 340, 488, 1, -1],
    ),
    netted(
      ['pancake', -170, 500, 0, 1, 'ball'],
      ['ready', -320, 440, 0, 1],
      ['block', 130, 462, 1, -1],
      ['ready', 350, 484, 1, -1],
    ),
    netted(
      ['hit', -120, 480, 0, 1, 'ball'],
      ['ready', -300, 444, 0, 1],
      ['block', 132, 466, 1, -1],
      ['dig', 340, 492, 1, -1],
    ),
  ],
  basketball: [
    scene([
      ['shot', -90, 500, 0, 1, 'ball'],
      ['guard', 90, 492, 1, -1],
      ['ready', -290, 416, 0, 1],
      ['run', 330, 414, 1, -1],
    ]),
    scene([
      ['bounce', -70, 508, 0, 1, 'ball'],
      ['guard', 165, 488, 1, -1],
      ['run', -280, 412, 0, 1],
      ['ready', 360, 406, 1, -1],
    ]),
    scene([
      ['dunk', 128, 458, 0, 1, 'ball'],
      ['guard', -60, 500, 1, 1],
      ['run', -170, 436, 1, 1],
      ['cheer', -310, 396, 0, 1],
    ]),
    scene([
      ['layup', 0, 486, 0, 1, 'ball'],
      ['block', 165, 478, 1, -1],
      ['run', -230, 426, 1, 1],
      ['ready', 370, 410, 0, -1],
    ]),
    scene([
      ['jumpBall', -46, 496, 0, 1, 'ball'],
      ['jumpBall', 62, 496, 1, -1],
      ['ready', -260, 430, 1, 1],
      ['ready', 240, 432, 0, -1],
      ['stand', 380, 398, 2, -1],
    ]),
    scene([
      ['shot', 90, 470, 0, 1, 'ball'],
      ['guard', 210, 466, 1, -1],
      ['bounce', -170, 506, 2, 1],
      ['run', -320, 410, 1, 1],
    ]),
  ],
  streetball: streetball as [Composition, ...Composition[]],
  karate: [
    scene([
      ['kick', -110, 502, 0, 1],
      ['fight', 150, 494, 1, -1],
      ['stand', -310, 402, 2, 1],
      ['stand', 370, 400, 2, -1],
    ]),
    scene([
      ['punch', -60, 504, 0, 1],
      ['punch', -260, 430, 1, 1],
      ['punch', 200, 440, 0, 1],
      ['punch', 50, 396, 1, 1],
      ['punch', 340, 400, 0, 1],
    ]),
    scene([
      ['flyingKick', -80, 496, 0, 1],
      ['fight', 190, 500, 1, -1],
      ['kata', -290, 406, 0, 1],
      ['stand', 360, 398, 2, -1],
    ]),
    scene([
      ['kata', 40, 506, 0, 1],
      ['kata', -220, 428, 1, 1],
      ['kata', 270, 428, 0, 1],
      ['kata', -90, 392, 1, 1],
      ['kata', 160, 392, 0, 1],
    ]),
  ],
  judo: [
    scene([
      ['grip', -62, 502, 0, 1],
      ['grip', 84, 498, 1, -1],
      ['stand', 330, 416, 2, -1],
      ['grip', -290, 410, 0, 1],
      ['grip', -240, 408, 1, -1],
    ]),
    scene([
      ['hipThrow', -20, 502, 0, 1],
      ['thrown', 20, 500, 1, -1],
      ['stand', -290, 412, 2, 1],
      ['fight', 350, 410, 0, -1],
    ]),
    scene([
      ['bow', -110, 502, 0, 1],
      ['bow', 150, 500, 1, -1],
      ['stand', 20, 404, 2, -1],
      ['kneel', -310, 408, 0, 1],
      ['kneel', 360, 408, 1, -1],
    ]),
  ],
  boxing: [
    scene([
      ['jab', -100, 504, 0, 1],
      ['fight', 120, 496, 1, -1],
      ['knee', -310, 414, 1, 1],
      ['fight', 350, 410, 0, -1],
    ]),
    scene([
      ['fight', -90, 502, 0, 1],
      ['uppercut', 90, 498, 1, -1],
      ['jab', -300, 416, 0, 1],
      ['stand', 350, 404, 2, -1],
    ]),
    scene([
      ['knee', -100, 502, 0, 1],
      ['fight', 110, 496, 1, -1],
      ['kick', 350, 414, 0, -1],
      ['jab', -300, 408, 1, 1],
    ]),
    scene([
      ['jab', -30, 506, 0, 1],
      ['jab', 210, 452, 1, 1],
      ['jab', -250, 430, 2, 1],
      ['jab', 90, 398, 0, 1],
      ['jab', 360, 404, 1, 1],
    ]),
  ],
  yoga: [
    scene([
      ['warrior', 20, 506, 0, 1],
      ['warrior', -240, 432, 1, 1],
      ['warrior', 280, 438, 2, 1],
      ['warrior', 110, 394, 1, 1],
    ]),
    scene([
      ['tree', 120, 508, 0, 1],
      ['dancer', -110, 478, 1, 1],
      ['tree', 310, 432, 2, -1],
      ['tree', -280, 404, 0, 1],
    ]),
    scene([
      ['downDog', 10, 504, 0, 1],
      ['dancer', 290, 468, 1, -1],
      ['warrior', -250, 424, 2, 1],
      ['tree', 130, 392, 1, 1],
    ]),
    scene([
      ['lotus', 10, 500, 0, 1],
      ['lotus', -230, 440, 1, 1],
      ['lotus', 250, 446, 2, -1],
      ['lotus', 110, 400, 1, 1],
      ['lotus', -90, 398, 2, 1],
    ]),
    scene([
      ['sideBend', 30, 506, 0, 1],
      ['sideBend', 280, 450, 1, 1],
      ['sideBend', -230, 436, 2, 1],
      ['tree', 140, 394, 0, 1],
    ]),
  ],
  bootcamp: [
    scene([
      ['squat', 20, 508, 0, 1],
      ['lunge', 250, 470, 1, -1],
      ['star', -210, 438, 2, 1],
      ['squat', 370, 398, 0, -1],
    ]),
    scene([
      ['lunge', -40, 506, 0, 1],
      ['star', 220, 462, 1, 1],
      ['lunge', -270, 424, 2, 1],
      ['star', 370, 402, 0, 1],
    ]),
    scene([
      ['pushUp', -10, 504, 0, 1],
      ['pushUp', 250, 448, 1, 1],
      ['stand', -250, 428, 2, 1],
      ['squat', 110, 398, 0, -1],
    ]),
    scene([
      ['star', 30, 500, 0, 1],
      ['squat', 240, 466, 1, -1],
      ['pushUp', -230, 442, 2, 1],
      ['lunge', 370, 402, 1, -1],
    ]),
  ],
  run: [
    scene([
      ['sprint', 20, 508, 0, 1],
      ['run', 230, 462, 1, 1],
      ['run', -200, 440, 2, 1],
      ['sprint', -310, 398, 1, 1],
    ]),
    scene([
      ['run', -30, 508, 0, 1],
      ['sprint', 150, 480, 2, 1],
      ['run', 300, 438, 1, 1],
      ['run', -250, 420, 0, 1],
      ['sprint', -130, 394, 1, 1],
    ]),
    scene([
      ['run', 110, 508, 1, -1],
      ['run', -60, 474, 0, -1],
      ['sprint', 300, 440, 2, -1],
      ['run', -240, 416, 1, -1],
    ]),
  ],
};

export const compositionCount = (kind: Kind): number => all[kind].length;

export const compositionOf = (kind: Kind, index: number): Composition => all[kind][index] ?? all[kind][0];
