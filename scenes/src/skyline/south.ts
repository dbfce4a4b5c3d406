import type { Random } from '../paper/random.ts';
import type { Place } from '../places.ts';
import {
  arches,
  battlement,
  block,
  dome,
  gable,
  houses,
  nave,
  onion,
  type Skyline,
  tower,
  turret,
  windows,
} from './shapes.ts';

/** The towns of Brabant and Limburg, by what one knows them by. */
export const south = {
  eindhoven: (random) => ({
    // The Evoluon, and the Lichttoren.
    silhouette:
      'M-120-78q60-34 120-34t120 34q-60 30-120 30t-120-30zM-30-108q30-22 60 0zM-2-118h4v-40h-4zM-92-66L-66 0h5L-82-64zM92-66L66 0h-5L82-64zM-36-52L-24 0h5L-28-52zM36-52L24 0h-5L28-52zM-40 0v-12h80v12z' +
      block(180, 30, 152) +
      block(216, 26, 120) +
      block(-220, 32, 116) +
      'M-226-116h44v-14h-44zM-216-130h24v-18h-24z' +
      houses(random, [-340, -224], [26, 60], ['flat', 'flat', 'spout']) +
      houses(random, [246, 350], [30, 70], ['flat']),
    openings: 'M-104-80q104-16 208 0v3q-104-14-208 0z' + windows(random, [184, 206], [20, 140], 10),
  }),
  helmond: (random) => ({
    // The castle with a tower at each corner.
    silhouette:
      block(-70, 140, 62) +
      battlement(-70, 140, 62) +
      turret(-76, 17, 74, 44) +
      turret(76, 17, 74, 44) +
      turret(-34, 9, 72, 30) +
      turret(34, 9, 72, 30) +
      gable(-20, 40, 74, 34) +
      block(150, 26, 130) +
      houses(random, [-345, -100], [26, 48], ['spout', 'flat', 'step']) +
      houses(random, [184, 350], [28, 54], ['spout', 'flat']),
    openings:
      'M-12 0v-22q12-16 24 0v22z' +
      arches(-56, 2, 20, [26, 8, 14]) +
      arches(28, 2, 20, [26, 8, 14]) +
      windows(random, [154, 172], [16, 116], 8),
  }),
  denbosch: (random) => ({
    // The Sint-Jan: the long gothic church with the dome over its crossing.
    silhouette:
      nave(-120, 270, 70, 44) +
      tower(
        -130,
        [
          [18, 104],
          [13, 24],
        ],
        0,
      ) +
      dome(-130, 128, 12) +
      tower(-130, [[4, 150]], 16) +
      tower(
        40,
        [
          [17, 126],
          [11, 18],
        ],
        0,
      ) +
      onion(40, 144, 12, 36) +
      [-90, -62, -34, -6, 78, 106, 134].map((x) => `M${x - 4} -66L${x}-98L${x + 4}-66z`).join('') +
      houses(random, [-345, -150], [30, 54], ['step', 'bell', 'spout']) +
      houses(random, [152, 350], [30, 54], ['step', 'bell', 'neck']),
    openings:
      arches(-98, 4, 28, [12, 13, 42]) +
      'M20-12v-66q20-30 40 0v66z' +
      arches(80, 2, 28, [12, 13, 42]) +
      arches(-138, 2, 10, [30, 7, 50]),
  }),
  breda: (random) => ({
    // The Grote Kerk, and the castle's little towers at the water.
    silhouette:
      tower(
        0,
        [
          [23, 100],
          [19, 46],
        ],
        0,
      ) +
      onion(0, 146, 17, 34) +
      tower(0, [[8, 174]], 0) +
      onion(0, 174, 8, 24) +
      tower(0, [[2, 204]]) +
      nave(22, 150, 56, 34) +
      turret(-190, 12, 54, 26) +
      turret(-150, 12, 54, 26) +
      block(-184, 30, 34) +
      houses(random, [-345, -206], [28, 50], ['step', 'spout']) +
      houses(random, [-134, -26], [30, 54], ['step', 'bell', 'neck']) +
      houses(random, [176, 350], [30, 54], ['step', 'bell', 'spout']),
    openings:
      arches(-14, 2, 17, [18, 11, 60]) +
      arches(-12, 2, 15, [106, 9, 26]) +
      arches(44, 4, 28, [10, 12, 32]) +
      'M-178 0v-12q8-10 16 0v12z',
  }),
  tilburg: (random) => ({
    // The palace of Willem II with its four round towers, the Heikese Kerk, and Westpoint.
    silhouette:
      block(-60, 120, 72) +
      battlement(-60, 120, 72) +
      [-60, -20, 20, 60].map((x) => tower(x, [[13, 92]]) + battlement(x - 13, 26, 92)).join('') +
      tower(128, [[12, 110]], 46) +
      tower(166, [[12, 110]], 46) +
      gable(116, 62, 84, 22) +
      block(-170, 30, 186) +
      block(-166, 22, 10, 186) +
      houses(random, [-345, -178], [26, 52], ['spout', 'flat']) +
      houses(random, [-136, -76], [26, 50], ['spout', 'flat']) +
      houses(random, [184, 350], [26, 52], ['spout', 'flat', 'step']),
    openings:
      arches(-50, 2, 8, [26, 5, 18]) +
      arches(-8, 2, 10, [26, 6, 18]) +
      arches(38, 2, 8, [26, 5, 18]) +
      arches(140, 1, 10, [24, 14, 34]) +
      windows(random, [-166, -146], [20, 170], 16),
  }),
  venlo: (random) => ({
    // The renaissance town hall between its two turrets.
    silhouette:
      nave(-52, 104, 76, 40) +
      'M-30 0v-96l8-8v-8l8-8v-8l14-10l14 10v8l8 8v8l8 8V0z' +
      tower(-50, [[10, 104]], 0) +
      onion(-50, 104, 10, 36) +
      tower(50, [[10, 104]], 0) +
      onion(50, 104, 10, 36) +
      tower(
        -200,
        [
          [14, 104],
          [10, 22],
        ],
        34,
      ) +
      nave(-186, 80, 44, 28) +
      houses(random, [-345, -216], [28, 48], ['spout', 'step']) +
      houses(random, [66, 350], [30, 54], ['spout', 'step', 'bell', 'flat']),
    openings: arches(-38, 5, 17, [48, 8, 18]) + arches(-38, 5, 17, [14, 8, 18]) + arches(-10, 2, 13, [92, 7, 14]),
  }),
  roermond: (random) => ({
    // The Munsterkerk: four towers and a dome.
    silhouette:
      nave(-80, 190, 56, 32) +
      tower(-74, [[13, 102]], 44) +
      tower(-40, [[13, 102]], 44) +
      tower(72, [[10, 92]], 34) +
      tower(108, [[10, 92]], 34) +
      dome(28, 88, 24) +
      tower(28, [[5, 116]], 18) +
      tower(
        220,
        [
          [11, 110],
          [8, 18],
        ],
        40,
      ) +
      nave(228, 90, 42, 26) +
      houses(random, [-345, -92], [28, 52], ['spout', 'step', 'bell']) +
      houses(random, [124, 206], [28, 48], ['spout', 'step']) +
      houses(random, [322, 355], [28, 44], ['spout']),
    openings: arches(-80, 2, 34, [60, 12, 24]) + arches(-18, 5, 18, [14, 9, 26]) + 'M-62 0v-18q6-8 12 0v18z',
  }),
  maastricht: (random) => ({
    // The Sint Servaasbrug over the Maas, the red tower of Sint Jan beside Sint Servaas, and the hills.
    silhouette:
      'M-350-40q90-62 210-40t240-30t250 26V0H-350z'.replace('V0H-350z', 'V-20H-350z') +
      'M-350-34q190-22 380 0v34h-16q0-24-30-24t-30 24h-14q0-25-31-25t-31 25h-14q0-26-32-26t-32 26h-14q0-25-31-25t-31 25h-14q0-24-28-24z' +
      tower(
        150,
        [
          [15, 128],
          [12, 30],
        ],
        0,
      ) +
      'M138-158L150-212L162-158z' +
      tower(64, [[12, 92]], 36) +
      tower(96, [[12, 92]], 36) +
      nave(52, 84, 70, 26) +
      gable(168, 70, 56, 26) +
      tower(228, [[12, 80]], 26) +
      houses(random, [246, 350], [34, 54], ['spout', 'flat', 'neck']),
    openings:
      arches(142, 2, 9, [40, 6, 60]) +
      arches(143, 2, 8, [134, 5, 14]) +
      arches(60, 1, 10, [56, 8, 24]) +
      arches(92, 1, 10, [56, 8, 24]) +
      arches(180, 3, 17, [10, 9, 30]),
  }),
} as const satisfies Partial<Record<Place, (random: Random) => Skyline>>;
