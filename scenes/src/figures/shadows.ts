import { short } from '../paper/elements.ts';
import type { Setting } from '../setting/setting.ts';
import type { Actor } from './cast.ts';
import { silhouette } from './outline.ts';

/** How far a shadow falls to the side and towards us, as parts of a figure's height. */
type Fall = readonly [aside: number, down: number];

/** A long one in low light, two under floodlights, a short reflection on a hall's floor. */
function fallsOf({ facts: { hour }, indoors, side }: Setting): readonly Fall[] {
  if (indoors) return [[0.08, 0.4]];
  switch (hour) {
    case 'night':
      return [
        [0.6, 0.16],
        [-0.6, 0.16],
      ];
    case 'midday':
      return [[-side * 0.25, 0.14]];
    case 'morning':
      return [[-side * 0.55, 0.3]];
    default:
      return [[-side * 0.55, 0.36]];
  }
}

const strength = { indoors: 0.22, night: 0.3, day: 0.5 } as const;

export function drawShadows(setting: Setting, actors: readonly Actor[]): string {
  const falls = fallsOf(setting);
  const opacity = setting.indoors ? strength.indoors : setting.facts.hour === 'night' ? strength.night : strength.day;
  const shadows = actors.flatMap(({ x, y, size, faces, body }) =>
    falls.map(([aside, down]) => {
      // The shadow lies on the ground: a point's height moves it aside and, upside down, towards us.
      const lying = [faces * size, 0, -aside * size, -down * size].map(short).join(' ');
      const to = `${Math.round(x - aside * size * body.drop)} ${Math.round(y - down * size * body.drop)}`;
      return `<g transform="matrix(${lying} ${to})">${silhouette(body)}</g>`;
    }),
  );
  return `<g fill="none" stroke="${setting.shadow}" stroke-linecap="round" stroke-linejoin="round" opacity="${short(opacity)}">${shadows.join('')}</g>`;
}
