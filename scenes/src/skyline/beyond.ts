import type { Place } from '../places.ts';
import type { Random } from '../paper/random.ts';
import { arches, battlement, block, dome, gable, houses, nave, onion, type Skyline, tower, windows } from './shapes.ts';

/** A round tower with a wide pointed roof. */
const turret = (x: number, half: number, wall: number, roof: number): string =>
  tower(x, [[half, wall]]) + `M${x - half - 3} ${-wall}L${x} ${-wall - roof}L${x + half + 3} ${-wall}z`;

/** The towns of the north, the east and the south, by what one knows them by. */
export const beyond = {
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
