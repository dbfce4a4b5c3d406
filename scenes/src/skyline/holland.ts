import type { Place } from '../places.ts';
import type { Random } from '../paper/random.ts';
import { arches, battlement, block, gable, houses, mill, nave, onion, type Skyline, tower, windows } from './shapes.ts';

/** The towns of the west, by what one knows them by. */
export const holland = {
  amsterdam: (random) => ({
    // The Westertoren with its crown, among canal houses.
    silhouette:
      'M-20 0V-104h2v-5h36v5h2V0zM-15-109v-36h30v36zM-11-145v-28h22v28zM-7-173v-20h14v20zM-6-193q-4-9 1-13q5-3 10 0q5 4 1 13zM-1-206h2v-14h-2zM22 0v-52l26-22 26 22V0z' +
      houses(random, [-350, -22], [58, 92], ['step', 'bell', 'neck', 'spout', 'neck']) +
      houses(random, [76, 360], [56, 94], ['step', 'bell', 'neck', 'spout']),
    openings:
      'M-8-70v-22q8-10 16 0v22zM-8-116v-18q8-8 16 0v18zM-4-150v-14q4-6 8 0v14z' +
      windows(random, [-345, -30], [14, 60], 26) +
      windows(random, [80, 350], [14, 60], 24),
  }),
  rotterdam: (random) => ({
    // The Erasmusbrug, the Euromast, the towers of the Kop van Zuid.
    silhouette:
      'M-6 0L10-88L-8-196l5-3L22-90L12 0zM-210-22H330v8H-210z' +
      block(-190, 8, 16) +
      block(120, 8, 18) +
      block(250, 8, 18) +
      block(190, 26, 118, 20) +
      block(220, 30, 146, 20) +
      block(255, 24, 128, 20) +
      'M150-20v-96l16-10v106zM-262 0l3-150h-13v-8l4-8h24l4 8v8h-13l3 150zM-252-166h4v-46h-4z' +
      houses(random, [-350, -275], [24, 40], ['flat']) +
      block(300, 34, 92) +
      block(-150, 28, 50, 20) +
      block(-240, 50, 36),
    openings: 'M196-60h14v2h-14zM226-90h18v2h-18zM226-120h18v2h-18z' + windows(random, [192, 272], [30, 120], 14),
    lines:
      'M-7-190L-200-24M-7-182L-170-24M-6-172L-142-24M-5-162L-116-24M-4-152L-90-24M-2-140L-64-24M0-128L-40-24M-4-194L118-24',
  }),
  denhaag: (random) => ({
    // The ministries, and the pier of Scheveningen with its wheel.
    silhouette:
      block(-190, 34, 150) +
      'M-150 0v-132l17-34 17 34V0zM-110 0v-132l17-34 17 34V0z' +
      block(-70, 30, 112) +
      'M-36 0v-176l26 14V0z' +
      block(-4, 34, 96) +
      houses(random, [-330, -190], [34, 70], ['flat', 'flat', 'spout']) +
      houses(random, [32, 90], [20, 44], ['flat']) +
      'M90-18H350v6H90z' +
      [110, 150, 190, 230, 270, 310].map((x) => block(x, 5, 14)).join('') +
      'M128-18q24-30 56 0zM326-18l4-86h-8v-5h24v5h-8l4 86z',
    openings: windows(random, [-186, -166], [20, 140], 8) + windows(random, [-30, -14], [20, 140], 6),
    lines:
      'M238-70a44 44 0 1 0 88 0a44 44 0 1 0-88 0M282-114v88M238-70h88M251-101l62 62M251-39l62-62M282-70l-20 52M282-70l20 52',
  }),
  utrecht: (random) => ({
    // The Dom: its tower stands apart from the church.
    silhouette:
      'M-26 0V-96h3v-9l3 9h40l3-9v9h3V0zM-20-96V-158h2v-9l3 9h30l3-9v9h2V-96zM-13-158v-34l4-3 3-12 6-10 6 10 3 12 4 3v34zM-1-214h3v-16h-3z' +
      'M58 0V-60l14-26 14 26h60l8-30 8 30h10V0zM112-60l3-30 3 30z' +
      houses(random, [-330, -34], [30, 52], ['spout', 'step', 'bell', 'neck']) +
      houses(random, [176, 360], [28, 50], ['spout', 'bell', 'flat', 'neck']),
    openings:
      'M-13-20v-52q4-8 8 0v52zM5-20v-52q4-8 8 0v52zM-11-104v-40q4-8 8 0v40zM3-104v-40q4-8 8 0v40zM-7-164v-24q3-6 5 0v24zM2-164v-24q3-6 5 0v24z' +
      arches(84, 4, 17, [12, 8, 26]),
  }),
  leiden: (random) => ({
    // De Put above the drawbridge over the Rijn.
    silhouette:
      mill(0, 2.3, 33) +
      houses(random, [-340, -48], [40, 70], ['step', 'bell', 'neck', 'spout']) +
      houses(random, [48, 180], [40, 66], ['step', 'bell', 'neck']) +
      houses(random, [290, 360], [40, 60], ['spout', 'neck']) +
      'M186 0v-66h4V0zM222 0v-66h4V0zM176-66h96l-2-6h-92z',
    openings: 'M-8-6v-22q8-9 16 0v22z' + windows(random, [-330, -60], [12, 44], 20),
    lines: 'M266-68L236-14M180-8H290',
  }),
  delft: (random) => ({
    // The new church, and the old one's leaning tower.
    silhouette:
      'M-22 0V-84h44V0zM-22-84v-12l4 12zM22-84v-12l-4 12zM-17-84v-48h34v48zM-17-132v-12l4 12zM17-132v-12l-4 12zM-12-132v-26h24v26zM-12-158L0-226 12-158zM22 0v-54l16-22h120l14 22V0z' +
      'M-250 0l6-112h32l-2 112zM-244-112l6-12 4 12zM-242-112l18-52 14 52z' +
      houses(random, [-345, -250], [34, 60], ['step', 'bell', 'spout']) +
      houses(random, [-206, -26], [32, 56], ['step', 'bell', 'neck']) +
      houses(random, [176, 350], [34, 58], ['step', 'bell', 'neck']),
    openings: arches(-12, 2, 15, [20, 9, 46]) + arches(-9, 2, 11, [94, 7, 28]) + arches(50, 4, 26, [10, 10, 26]),
  }),
  haarlem: (random) => ({
    // The Bavo, and De Adriaan at the Spaarne.
    silhouette:
      'M-150 0v-66l22-40H-22l22-16 22 16H120l22 40V0zM-14-110v-36h28v36zM-14-146v-10l3 10zM14-146v-10l-3 10zM-9-146v-28h18v28zM-9-174q-6-10 2-16q7-4 7-34q0 30 7 34q8 6 2 16z' +
      mill(255, 1.5, 20) +
      houses(random, [-345, -150], [36, 62], ['step', 'bell', 'neck']) +
      houses(random, [142, 226], [30, 48], ['step', 'bell']) +
      houses(random, [290, 360], [30, 48], ['step', 'bell']),
    openings:
      arches(-120, 3, 30, [12, 12, 36]) +
      arches(48, 3, 30, [12, 12, 36]) +
      'M-12-12v-58q12-18 24 0v58zM-5-120v-18q5-7 10 0v18z',
  }),
  alkmaar: (random) => ({
    // The weigh house of the cheese market, and the Grote Kerk.
    silhouette:
      gable(-34, 68, 78, 44) +
      tower(
        0,
        [
          [13, 122],
          [11, 22],
          [8, 18],
        ],
        40,
      ) +
      onion(0, 158, 9, 26) +
      nave(110, 170, 56, 36) +
      tower(190, [[5, 96]], 26) +
      houses(random, [-345, -38], [34, 60], ['step', 'bell', 'neck']) +
      houses(random, [284, 355], [34, 52], ['step', 'neck']),
    openings: arches(-24, 4, 14, [14, 8, 20]) + 'M-6-128h12v14h-12z' + arches(128, 5, 30, [10, 12, 30]),
  }),
  zaandam: (random) => ({
    // The houses that are stacked at the station, and the mills of the Zaan.
    silhouette:
      gable(-60, 46, 60, 30) +
      gable(-16, 50, 96, 30) +
      gable(-44, 44, 128, 28) +
      gable(24, 44, 66, 28) +
      gable(10, 40, 134, 26) +
      mill(150, 1.5, 24) +
      mill(242, 1.1, 50) +
      mill(312, 0.8, 12) +
      houses(random, [-345, -62], [30, 48], ['bell', 'spout', 'flat']),
    openings: windows(random, [-52, 50], [14, 112], 22),
  }),
  hoorn: (random) => ({
    // The Hoofdtoren at the harbour, with the masts.
    silhouette:
      'M-34 0v-86q34-18 68 0V0zM-26-92l14-34h24l14 34z' +
      tower(
        0,
        [
          [8, 146],
          [6, 20],
        ],
        46,
      ) +
      block(-290, 180, 5) +
      'M120 0q50 14 110 0l14-22h-140z' +
      houses(random, [-345, -120], [30, 54], ['step', 'bell', 'neck']) +
      houses(random, [270, 350], [30, 54], ['step', 'bell']),
    openings: arches(-20, 3, 16, [34, 8, 18]) + 'M-4-130h8v10h-8z',
    lines: 'M150-20V-120M206-20V-104M150-116L112-24M150-116L190-26M206-100L236-24M150-90h-20M206-80h18',
  }),
  gouda: (random) => ({
    // The gothic town hall alone on the market, and the Sint-Jan.
    silhouette:
      'M-34 0v-84l8-8v-10l8-8v-10l8-8v-10l10-14l10 14v10l8 8v10l8 8v10l8 8V0z' +
      'M-40 0v-96l6-22l6 22V0zM28 0v-96l6-22l6 22V0z' +
      tower(0, [[4, 160]], 28) +
      nave(120, 180, 54, 38) +
      tower(
        142,
        [
          [10, 100],
          [7, 14],
        ],
        30,
      ) +
      houses(random, [-345, -42], [34, 58], ['step', 'bell', 'neck']) +
      houses(random, [304, 355], [34, 52], ['step']),
    openings: arches(-22, 3, 16, [20, 10, 30]) + arches(-14, 2, 16, [72, 10, 18]) + arches(166, 5, 24, [8, 10, 30]),
  }),
  dordrecht: (random) => ({
    // The Grote Kerk at the water: a tower with four clocks and no spire.
    silhouette:
      tower(0, [
        [25, 86],
        [22, 46],
        [18, 28],
      ]) +
      block(-21, 16, 22, 160) +
      block(5, 16, 22, 160) +
      nave(24, 170, 56, 34) +
      block(-350, 210, 6) +
      houses(random, [-345, -30], [36, 62], ['step', 'bell', 'neck']) +
      houses(random, [200, 350], [34, 60], ['step', 'bell']),
    openings:
      'M-18-171h10v10h-10zM8-171h10v10h-10z' +
      arches(-14, 2, 16, [18, 11, 46]) +
      arches(-12, 2, 14, [96, 9, 24]) +
      arches(50, 5, 26, [10, 11, 30]),
  }),
  zoetermeer: (random) => ({
    // The ski hall on its hill, and flats.
    silhouette:
      'M-70 0L130-150h40v14L-30 0zM150 0v-140h8V0zM100 0v-116h7V0zM50 0v-80h6V0z' +
      block(-170, 34, 118) +
      block(-128, 30, 84) +
      block(-230, 44, 74) +
      block(210, 40, 96) +
      block(256, 30, 128) +
      houses(random, [-345, -232], [26, 48], ['flat']) +
      houses(random, [290, 350], [30, 50], ['flat']),
    openings: windows(random, [-166, -142], [14, 104], 9) + windows(random, [214, 280], [14, 90], 12),
  }),
  hoofddorp: (random) => ({
    // The control tower of Schiphol, and the planes at its gates.
    silhouette:
      'M-9 0l3-150h12l3 150zM-24-150l6-12h36l6 12l-8 18h-32zM-3-180h2v-22h2v22z' +
      'M70-10h180q22 0 30-12l-40-6H70q-14 8 0 18zM92-26l-24-40h18l34 40z' +
      block(100, 5, 12) +
      block(190, 5, 12) +
      block(-200, 150, 34) +
      block(-260, 40, 60) +
      houses(random, [-345, -262], [20, 44], ['flat']) +
      houses(random, [290, 350], [20, 40], ['flat']),
    openings: 'M-20-148h40v6h-40z' + windows(random, [-190, -60], [10, 26], 12),
  }),
  hilversum: (random) => ({
    // The town hall of Dudok: blocks, and a tower with a slit.
    silhouette:
      block(-20, 40, 168) +
      block(-14, 28, 12, 168) +
      block(20, 90, 62) +
      block(60, 80, 84) +
      block(-90, 72, 78) +
      block(-150, 70, 46) +
      block(140, 90, 40) +
      houses(random, [-345, -152], [22, 42], ['spout', 'flat']) +
      houses(random, [232, 350], [22, 42], ['spout', 'flat']),
    openings:
      'M-10-158h4v34h-4zM-2-158h4v34h-4zM6-158h4v34h-4z' +
      block(64, 68, 4, 60) +
      block(-84, 56, 4, 54) +
      block(150, 70, 4, 22),
  }),
  middelburg: (random) => ({
    // The Lange Jan of the abbey, and the town hall's turrets.
    silhouette:
      tower(
        0,
        [
          [19, 120],
          [15, 34],
        ],
        0,
      ) +
      onion(0, 154, 15, 34) +
      tower(0, [[5, 190]], 34) +
      nave(-150, 132, 46, 30) +
      'M120 0v-60l12-24h86l12 24V0z' +
      tower(
        175,
        [
          [9, 96],
          [7, 14],
        ],
        26,
      ) +
      tower(124, [[4, 70]], 20) +
      tower(226, [[4, 70]], 20) +
      houses(random, [-345, -152], [32, 52], ['step', 'bell', 'neck']) +
      houses(random, [244, 350], [32, 52], ['step', 'bell']),
    openings: arches(-10, 2, 12, [30, 8, 60]) + arches(134, 5, 18, [10, 9, 34]),
  }),
  almere: (random) => ({
    // The towers at the Weerwater.
    silhouette:
      'M-60 0v-150l30-22V0z' +
      block(-22, 30, 118) +
      'M20 0v-96q20-26 40 0V0z' +
      block(70, 26, 176) +
      'M104 0v-124l34 18V0z' +
      block(150, 50, 76) +
      'M-170 0q6-70 34-84q26-8 60 18V0z' +
      block(-230, 50, 58) +
      battlement(150, 50, 76) +
      houses(random, [-345, -232], [20, 46], ['flat']) +
      houses(random, [210, 350], [24, 56], ['flat']),
    openings: windows(random, [-54, 4], [16, 110], 16) + windows(random, [74, 130], [16, 100], 16),
  }),
  lelystad: (random) => ({
    // The Batavia with her masts, and the man who crouches on the dam.
    silhouette:
      'M-110-4q80 20 170 0l26-44l-30 8l-10 12H-90l-18-10z' +
      'M190 0l8-40l-6-34q10-34 34-36q-4-22 10-26q16 0 14 18q-2 8-8 10q16 20 12 44l22 6v12l-20 2l-4 44h-14l-2-42h-14l-6 42z' +
      block(-350, 240, 5) +
      houses(random, [-345, -190], [18, 30], ['flat', 'spout']),
    openings: windows(random, [-80, 40], [12, 24], 9),
    lines:
      'M-70-30V-160M-10-30V-196M46-34V-150M-100-96h60M-92-128h44M-50-110h80M-40-150h60M-32-180h44M22-86h48M28-118h36M86-50L124-92M-70-158L-108-34M-10-194L-66-40M46-148L84-50',
  }),
} as const satisfies Partial<Record<Place, (random: Random) => Skyline>>;
