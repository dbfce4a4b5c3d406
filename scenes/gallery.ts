import { levels, sports, type Surface } from '@rondo/rules';
import { writeFileSync } from 'node:fs';
import { drawScene, nameOf, factsOf, sceneOf, spread } from './src/index.ts';

/**
 * `node scenes/gallery.ts OUT.html [from]`: a page of cards as a list shows them, in both schemes, to look at while one draws. Games of all
 * sports go through towns, hours and months; another `from` shows others.
 */
const [out = 'gallery.html', from = '0'] = process.argv.slice(2);

const towns = [
  [52.09, 5.12],
  [51.92, 4.48],
  [52.37, 4.9],
  [52.08, 4.31],
  [51.44, 5.47],
  [53.22, 6.57],
  [51.56, 5.08],
  [52.37, 5.22],
  [51.59, 4.78],
  [51.84, 5.86],
  [52.21, 5.97],
  [52.38, 4.64],
  [51.98, 5.91],
  [52.16, 5.39],
  [52.22, 6.89],
  [52.44, 4.82],
  [51.69, 5.3],
  [52.51, 6.09],
  [52.16, 4.5],
  [52.06, 4.49],
  [53.2, 5.8],
  [50.85, 5.69],
  [51.81, 4.67],
  [52.63, 4.75],
  [52.01, 4.36],
  [51.37, 6.17],
  [52.25, 6.16],
  [51.48, 5.66],
  [52.22, 5.18],
  [52.64, 5.06],
  [52.01, 4.71],
  [51.5, 3.61],
  [52.52, 5.47],
  [51.19, 5.99],
  [52.31, 4.7],
  [53.05, 4.8],
  [52.2, 5.75],
  [50.85, 5.9],
  [52.9, 6.8],
  [52.6, 4.95],
  [51.88, 5.4],
  [52.37, 4.53],
] as const;
const grounds: Record<(typeof sports)[number], readonly Surface[]> = {
  Football: ['Grass', 'Artificial grass'],
  Futsal: ['Indoors', 'Concrete'],
  Volleyball: ['Sand', 'Indoors', 'Grass'],
  Basketball: ['Concrete', 'Indoors'],
  'Martial arts': ['Indoors', 'Grass'],
  'Health & fitness': ['Grass', 'Concrete', 'Sand', 'Indoors'],
};
const words = ['', 'Judo', 'Kickboksen', 'Yoga', 'Bootcamp', 'Hardlopen', '3x3', 'Karate'];
const clock = [9, 13, 17, 19, 20, 22, 11, 15];

const games = Array.from({ length: 48 }, (_, index) => {
  const number = index + Number(from);
  const sport = sports[number % sports.length] ?? 'Football';
  const [latitude, longitude] = towns[(number * 5) % towns.length] ?? [52, 5];
  const surface = grounds[sport][number % grounds[sport].length] ?? 'Grass';
  const month = String(1 + ((number * 7) % 12)).padStart(2, '0');
  const hour = String((clock[(number * 3) % clock.length] ?? 19) - 1).padStart(2, '0');
  const startsAt = new Date(`2026-${month}-14T${hour}:00:00Z`);
  return sceneOf({
    id: `game ${number}`,
    name: words[(number * 5) % words.length] ?? '',
    sport,
    level: levels[0],
    surface,
    latitude,
    longitude,
    startsAt,
  });
});

const card = (name: string) => {
  const facts = factsOf(name);
  const picture = facts ? Buffer.from(drawScene(facts)).toString('base64') : '';
  return `<figure><img src="data:image/svg+xml;base64,${picture}" alt=""><figcaption>${name}</figcaption></figure>`;
};
const cards = spread(games.map(nameOf)).map(card).join('');
writeFileSync(
  out,
  `<!doctype html><meta charset="utf-8"><style>
  body{margin:0;font:13px system-ui} section{display:grid;grid-template-columns:repeat(4,1fr);gap:14px;padding:16px}
  .light{color-scheme:light;background:#f6f5ef;color:#10231a} .dark{color-scheme:dark;background:#0a1410;color:#e9f3ec}
  figure{margin:0} img{display:block;width:100%;aspect-ratio:3;border-radius:12px}
  </style><section class="light">${cards}</section><section class="dark">${cards}</section>`,
);
