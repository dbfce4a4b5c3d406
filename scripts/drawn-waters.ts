import type { Point, Ring } from './map-geometry.ts';

/** Drawn by hand, as [longitude, latitude], because GSHHG is older than these dykes, or coarser. */

/** From the Gooimeer in the west, past Harderwijk and Elburg, to the Vossemeer. The last point joins the first. */
export const borderLakes: Ring = [
  [5.14, 52.34],
  [5.2, 52.332],
  [5.27, 52.325],
  [5.33, 52.3],
  [5.4, 52.275],
  [5.46, 52.29],
  [5.52, 52.312],
  [5.553, 52.325],
  [5.565, 52.347],
  [5.61, 52.37],
  [5.7, 52.41],
  [5.78, 52.44],
  [5.81, 52.47],
  [5.82, 52.51],
  [5.825, 52.55],
  [5.81, 52.574],
  [5.835, 52.572],
  [5.85, 52.54],
  [5.838, 52.5],
  [5.828, 52.457],
  [5.78, 52.422],
  [5.71, 52.39],
  [5.64, 52.362],
  [5.605, 52.348],
  [5.58, 52.315],
  [5.54, 52.295],
  [5.48, 52.275],
  [5.41, 52.257],
  [5.36, 52.261],
  [5.31, 52.275],
  [5.28, 52.298],
  [5.24, 52.312],
  [5.2, 52.314],
  [5.14, 52.325],
];

/** Afsluitdijk and Houtribdijk: lines of land through the water, by which people recognise where they are. */
export const dykes: Point[][] = [
  [
    [5.045, 52.934],
    [5.1, 52.957],
    [5.21, 53.014],
    [5.335, 53.073],
    [5.39, 53.112],
  ],
  [
    [5.295, 52.703],
    [5.365, 52.612],
    [5.428, 52.537],
  ],
];
