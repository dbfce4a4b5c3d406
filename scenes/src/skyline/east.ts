import type { Random } from '../paper/random.ts';
import type { Place } from '../places.ts';
import { arches, block, dome, gable, houses, nave, onion, type Skyline, tower, turret, windows } from './shapes.ts';

/** The towns of the north and the east, by what one knows them by. */
export const east = {
  groningen: (random) => ({
    // The Martinitoren, and the Forum.
    silhouette:
      'M-23 0V-92h46V0zM-20-92v-52h40v52zM-16-144v-34h32v34zM-12-178v-16l3-8h18l3 8v16zM-7-202l3-14h8l3 14zM-1-216h2v-16h-2zM26 0v-56l34-26 34 26V0zM150 0l-8-60 18-62 74-14 14 60-6 76z' +
      houses(random, [-340, -26], [28, 56], ['spout', 'step', 'flat', 'neck']) +
      houses(random, [100, 142], [28, 46], ['spout']) +
      houses(random, [250, 350], [28, 46], ['spout', 'flat']),
    openings:
      arches(-14, 2, 18, [20, 10, 56]) +
      arches(-12, 2, 15, [102, 9, 32]) +
      arches(-9, 2, 11, [150, 7, 20]) +
      'M166-60l8-32 46-10 4 30z',
  }),
  leeuwarden: (random) => ({
    // The Oldehove, which leans and was never finished, and the Achmea tower.
    silhouette:
      'M-30 0l8-116l6-2l2-10h34l2 10l4 2l2 116zM-18-128l2-8h8v8zM8-128l2-8h6v8z' +
      block(140, 34, 168) +
      block(146, 22, 14, 168) +
      tower(
        -160,
        [
          [12, 70],
          [9, 16],
        ],
        36,
      ) +
      houses(random, [-345, -176], [28, 50], ['step', 'bell', 'spout']) +
      houses(random, [-144, -36], [28, 50], ['step', 'bell', 'spout']) +
      houses(random, [34, 136], [28, 48], ['step', 'neck']) +
      houses(random, [178, 350], [26, 48], ['spout', 'flat']),
    openings:
      arches(-14, 2, 18, [18, 11, 36]) + arches(-12, 2, 17, [72, 10, 28]) + windows(random, [144, 168], [20, 150], 14),
  }),
  zwolle: (random) => ({
    // The Peperbus, and the Sassenpoort with its four turrets.
    silhouette:
      tower(
        -10,
        [
          [22, 96],
          [19, 44],
        ],
        0,
      ) +
      dome(-10, 140, 19) +
      tower(-10, [[7, 176]], 12) +
      'M120 0v-92h64V0z' +
      turret(120, 8, 100, 40) +
      turret(184, 8, 100, 40) +
      turret(138, 6, 104, 30) +
      turret(166, 6, 104, 30) +
      tower(
        152,
        [
          [6, 118],
          [4, 16],
        ],
        34,
      ) +
      houses(random, [-345, -34], [30, 54], ['step', 'bell', 'spout', 'neck']) +
      houses(random, [14, 108], [30, 50], ['step', 'bell']) +
      houses(random, [200, 350], [30, 50], ['step', 'spout']),
    openings:
      arches(-24, 2, 18, [18, 11, 54]) +
      arches(-22, 2, 17, [100, 9, 26]) +
      'M140 0v-22q12-16 24 0v22z' +
      arches(132, 3, 16, [52, 8, 16]),
  }),
  deventer: (random) => ({
    // The Lebuïnus above the IJssel, its lantern on a heavy tower, and the bridge.
    silhouette:
      tower(
        0,
        [
          [24, 112],
          [12, 30],
          [10, 10],
        ],
        0,
      ) +
      dome(0, 152, 10) +
      tower(0, [[2, 178]]) +
      nave(22, 150, 52, 36) +
      'M-350-34q75-70 150 0v6h-150zM-350-28H-160v7H-350z' +
      block(-204, 8, 30) +
      houses(random, [-160, -28], [34, 58], ['step', 'bell', 'neck', 'spout']) +
      houses(random, [178, 350], [32, 56], ['step', 'bell', 'spout']),
    openings:
      'M-340-34q65-54 130 0z' +
      arches(-14, 2, 17, [18, 11, 70]) +
      arches(-7, 2, 8, [118, 6, 18]) +
      arches(46, 4, 28, [10, 12, 28]),
  }),
  apeldoorn: () => ({
    // Het Loo with its wings, and the needle on the square before it.
    silhouette:
      nave(-70, 140, 64, 34) +
      gable(-24, 48, 68, 26) +
      nave(-170, 90, 42, 26) +
      nave(80, 90, 42, 26) +
      block(-52, 8, 26, 92) +
      block(44, 8, 26, 92) +
      'M212 0v-12h6l4-104 4-14 4 14 4 104h6v12z' +
      'M-350 0q40-70 90-34q30-24 70 0V0zM260 0q30-60 90-40V0z',
    openings:
      arches(-58, 5, 26, [34, 9, 20]) +
      arches(-58, 5, 26, [8, 9, 16]) +
      arches(-158, 3, 26, [10, 9, 20]) +
      arches(92, 3, 26, [10, 9, 20]),
  }),
  arnhem: (random) => ({
    // The John Frost bridge, and the Eusebius with its modern top.
    silhouette:
      'M-300-30H20v9H-300zM-246-30q106-120 212 0l-10 0q-96-104-192 0z' +
      block(-252, 10, 30) +
      block(-38, 10, 30) +
      tower(
        130,
        [
          [20, 118],
          [15, 40],
          [12, 24],
        ],
        20,
      ) +
      block(110, 4, 12, 118) +
      block(146, 4, 12, 118) +
      nave(148, 120, 50, 32) +
      houses(random, [24, 108], [30, 52], ['spout', 'flat', 'step']) +
      houses(random, [270, 350], [34, 60], ['spout', 'flat']) +
      'M-350 0q30-26 60-16V0z',
    openings: arches(118, 2, 15, [22, 9, 70]) + arches(121, 2, 11, [126, 7, 20]) + arches(166, 4, 24, [8, 10, 28]),
    lines: 'M-220-30V-56M-194-30V-76M-168-30V-86M-140-30V-90M-112-30V-86M-86-30V-76M-60-30V-56',
  }),
  nijmegen: (random) => ({
    // The arch over the Waal, and the Stevenskerk on its hill.
    silhouette:
      'M-330-30H60v8H-330zM-290-30q155-190 310 0h-9q-146-168-292 0z' +
      block(-296, 12, 30) +
      block(14, 12, 30) +
      'M80 0q30-34 90-34h90q50 0 90 22V0z' +
      tower(
        170,
        [
          [15, 96],
          [12, 26],
        ],
        0,
      ) +
      onion(170, 122, 11, 34) +
      tower(170, [[3, 150]], 26) +
      nave(184, 100, 74, 28) +
      houses(random, [86, 152], [40, 58], ['spout', 'step']) +
      houses(random, [288, 350], [34, 52], ['spout', 'step']),
    openings: arches(160, 2, 12, [52, 7, 34]) + arches(200, 3, 24, [44, 9, 22]),
    lines:
      'M-260-30V-60M-225-30V-90M-190-30V-108M-155-30V-116M-135-30V-118M-115-30V-116M-80-30V-108M-45-30V-90M-10-30V-60',
  }),
  amersfoort: (random) => ({
    // The Lange Jan, and the Koppelpoort over the Eem.
    silhouette:
      tower(
        -20,
        [
          [22, 98],
          [17, 50],
        ],
        0,
      ) +
      onion(-20, 148, 14, 34) +
      tower(-20, [[5, 186]], 30) +
      'M90 0v-54h100V0z' +
      turret(98, 10, 66, 34) +
      turret(182, 10, 66, 34) +
      gable(114, 52, 60, 34) +
      block(60, 30, 40) +
      block(190, 30, 40) +
      houses(random, [-345, -46], [32, 54], ['step', 'bell', 'spout', 'neck']) +
      houses(random, [224, 350], [30, 52], ['step', 'bell', 'spout']),
    openings:
      arches(-34, 2, 17, [18, 11, 56]) +
      arches(-31, 2, 13, [106, 8, 28]) +
      'M126 0v-20q14-18 28 0v20z' +
      windows(random, [112, 166], [40, 56], 6),
  }),
  enschede: (random) => ({
    // The town hall's Italian tower, the Grote Kerk, and the mills of cotton with their chimney.
    silhouette:
      block(-17, 34, 150) +
      block(-20, 40, 6, 132) +
      'M-17-150L0-186L17-150zM17 0v-64l8-12h86l8 12V0z' +
      'M-130 0v-62h24l10-24l10 24h34V0z' +
      tower(-96, [[11, 96]], 34) +
      'M150 0v-50l30-20v20l30-20v20l30-20v20l30-20v20l30-20V0zM318 0l4-168h12l4 168zM-300 0v-44l26-17v17l26-17v17l26-17v17l26-17V0zM-316 0l3-128h10l3 128z' +
      houses(random, [-345, -318], [28, 44], ['spout']),
    openings:
      arches(-10, 3, 8, [104, 5, 18]) +
      'M-8-92h16v14h-16z' +
      arches(30, 5, 16, [12, 9, 30]) +
      arches(160, 6, 24, [12, 12, 16]) +
      arches(-292, 4, 24, [10, 12, 14]),
  }),
} as const satisfies Partial<Record<Place, (random: Random) => Skyline>>;
