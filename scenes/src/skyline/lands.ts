import type { Place } from '../places.ts';
import type { Random } from '../paper/random.ts';
import { gable, houses, mill, type Skyline, tower } from './shapes.ts';

/** A row of poplars. */
const poplars = (from: number, count: number, step: number): string =>
  Array.from({ length: count }, (_, index) => `M${from + index * step} 0q-9-34 2-78q11 44 2 78z`).join('');

/** Turbines belong to this country as much as mills. */
const turbine = (x: number, height: number, angle: number): string =>
  `M${x - 2} 0l1-${height}h2l1 ${height}z` +
  [0, 120, 240]
    .map((turn) => {
      const at = ((angle + turn) * Math.PI) / 180;
      return `M${x} -${height}l${Math.round(52 * Math.sin(at) - 3 * Math.cos(at))} ${Math.round(-52 * Math.cos(at) - 3 * Math.sin(at))}l${Math.round(6 * Math.cos(at))} ${Math.round(6 * Math.sin(at))}z`;
    })
    .join('');

/** The land beyond towns. */
export const lands = {
  polder: () => ({
    silhouette:
      mill(-40, 1.9, 28) +
      gable(110, 74, 26, 40) +
      turbine(230, 150, 20) +
      turbine(296, 120, 70) +
      poplars(-300, 7, 30) +
      'M-350 0q90-22 180-10T40-8T350-12V0z',
  }),
  dunes: () => ({
    // The lighthouse behind the dunes.
    silhouette:
      'M-360 0q60-66 130-40q60-44 150-8q80-40 160-6q80-44 280 54zM60-30l7-128h22l7 128zM62-158h32v-5h-32zM68-163v-20h20v20zM66-183l12-13 12 13z',
    openings: 'M65-66h25l1 22h-27zM67-118h22l1 22h-23zM72-180h12v14h-12z',
  }),
  heath: () => ({
    // The fold, and junipers on the heath.
    silhouette:
      'M-360 0q80-44 190-30t170-8t200-10t160 48zM-70-28v-26l40-44h110l40 44v26z' +
      [-260, -200, 180, 214, 290].map((x) => `M${x}-26q-12-34 4-66q14 32 6 66z`).join('') +
      'M-150-30q-4-16 8-18q6-8 14 0q10-2 10 10v8zM-118-32q-4-14 8-16q6-8 14 0q8-2 8 8v8z',
    openings: 'M-6-28v-22h22v22z',
  }),
  hunebed: () => ({
    silhouette:
      'M-360 0q120-22 240-12t240-4t240 16zM-110-10q-8-40 8-48h22q12 12 6 48zM-30-12q-6-38 8-50h22q14 14 4 50zM60-12q-8-40 8-48h24q12 14 6 48zM-128-56q10-30 70-34q50 0 58 22q-4 14-30 14zM-16-58q10-34 74-36q58 4 62 30q-10 14-40 14z' +
      [-300, -250, 190, 250, 310]
        .map((x) => `M${x - 3}-10v-50h6v50zM${x - 34}-50q-6-50 34-54t36 52q-34 16-70 2z`)
        .join(''),
  }),
  hills: (random) => ({
    silhouette:
      'M-360 0v-44q90-66 200-46t200-34t320 60V0z' +
      `M34-110v-38l14-18 14 18v38z` +
      tower(96, [[9, 158]], 46) +
      gable(106, 50, 128, 24) +
      houses(random, [160, 250], [118, 134], ['spout', 'flat']) +
      poplars(-230, 4, 34),
    openings: 'M92-142h8v12h-8z',
  }),
  river: () => ({
    // A village church behind the dike, a barge on the water.
    silhouette:
      'M-360 0q20-26 60-26H260q40 0 100 26z' +
      tower(-20, [[13, 100]], 62) +
      'M-6-20v-44l16-26h64l14 26v44z' +
      gable(110, 44, 44, 26) +
      gable(160, 48, 40, 30) +
      gable(-100, 50, 42, 28) +
      poplars(-290, 5, 34) +
      'M220-14h110l18-14h-20v-22h-24v22h-84z',
    openings: 'M-25-64h10v18h-10zM14-30v-22q6-8 12 0v22zM40-30v-22q6-8 12 0v22z',
  }),
} as const satisfies Partial<Record<Place, (random: Random) => Skyline>>;
