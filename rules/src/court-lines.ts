import type { Sport } from './sports.ts';

/**
 * The lines of each sport's field, to scale: one unit is 10 cm, and the origin is the field's top left corner. Sources: the laws of each
 * game (IFAB, FIFA futsal, FIVB, FIBA, WKF, World Athletics).
 */
export interface FieldLines {
  /** Size of the field in units, lying down: length x width. */
  width: number;
  height: number;
  /** SVG path of the lines. */
  lines: string;
  /** Ground shown around the field, as a fraction of its width; a narrow default when not given. */
  margin?: number;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;

export const fieldLines: Record<Sport, FieldLines> = {
  // 105 x 68 m; penalty area 16.5 x 40.32, goal area 5.5 x 18.32, spot 11, circle 9.15, corner 1
  Football: {
    width: 1050,
    height: 680,
    lines: [
      box(0, 0, 1050, 680),
      'M525 0v680',
      circle(525, 340, 91.5),
      circle(525, 340, 3),
      box(0, 138.4, 165, 403.2),
      box(0, 248.4, 55, 183.2),
      box(885, 138.4, 165, 403.2),
      box(995, 248.4, 55, 183.2),
      circle(110, 340, 3),
      circle(940, 340, 3),
      'M165 266.9a91.5 91.5 0 0 1 0 146.2M885 266.9a91.5 91.5 0 0 0 0 146.2',
      'M0 10a10 10 0 0 0 10-10M1040 0a10 10 0 0 0 10 10M0 670a10 10 0 0 1 10 10M1040 680a10 10 0 0 1 10-10',
    ].join(''),
  },
  // 40 x 20 m; goal 3, arcs of 6 m around the posts joined by 3.16 m, spots at 6 and 10 m, circle 3
  Futsal: {
    width: 400,
    height: 200,
    lines: [
      box(0, 0, 400, 200),
      'M200 0v200',
      circle(200, 100, 30),
      'M0 24.2a60 60 0 0 1 60 60v31.6a60 60 0 0 1-60 60M400 24.2a60 60 0 0 0-60 60v31.6a60 60 0 0 0 60 60',
      circle(60, 100, 1.5),
      circle(340, 100, 1.5),
      circle(100, 100, 1.5),
      circle(300, 100, 1.5),
    ].join(''),
  },
  // 18 x 9 m; centre line under the net, attack lines at 3 m and their dashed extensions
  Volleyball: {
    width: 180,
    height: 90,
    margin: 0.17,
    lines: [
      box(0, 0, 180, 90),
      'M90-8v106M60 0v90M120 0v90',
      'M60-3v-4M60-10v-4M120-3v-4M120-10v-4M60 93v4M60 100v4M120 93v4M120 100v4',
    ].join(''),
  },
  // 28 x 15 m; key 5.8 x 4.9, free-throw circle 1.8, three-point arc 6.75 with straights 0.9 from the side, hoop at 1.575
  Basketball: {
    width: 280,
    height: 150,
    lines: [
      box(0, 0, 280, 150),
      'M140 0v150',
      circle(140, 75, 18),
      box(0, 50.5, 58, 49),
      box(222, 50.5, 58, 49),
      'M58 57a18 18 0 0 1 0 36M222 57a18 18 0 0 0 0 36',
      'M0 9h29.9a67.5 67.5 0 0 1 0 132H0M280 9h-29.9a67.5 67.5 0 0 0 0 132H280',
      'M12 66v18M268 66v18',
      circle(15.75, 75, 2.25),
      circle(264.25, 75, 2.25),
      'M12 62.5h3.750a12.5 12.5 0 0 1 0 25H12M268 62.5h-3.750a12.5 12.5 0 0 0 0 25H268',
    ].join(''),
  },
  // 12 x 10 m of 1 x 1 m mats with the 8 x 8 contest area, its starting marks and the inner square
  'Martial arts': {
    width: 120,
    height: 100,
    lines: [
      box(0, 0, 120, 100),
      box(20, 10, 80, 80),
      'M50 45v10M70 45v10M56 70h8M56 30h8',
      'M10 0v100M110 0v100M0 10h20M0 30h20M0 50h20M0 70h20M0 90h20M100 10h20M100 30h20M100 50h20M100 70h20M100 90h20',
    ].join(''),
  },
  // The 400 m oval: straights of 84.39 m, inner radius 36.5 m, lanes of 1.22 m (four drawn)
  'Health & fitness': {
    width: 1670,
    height: 826,
    lines: [0, 1, 2, 3, 4]
      .map((lane) => {
        const radius = 413 - lane * 24;
        return `M413 ${413 - radius}h844a${radius} ${radius} 0 0 1 0 ${2 * radius}h-844a${radius} ${radius} 0 0 1 0 ${-2 * radius}`;
      })
      .join('')
      .concat('M1257 730v96M413 0v96'),
  },
};
