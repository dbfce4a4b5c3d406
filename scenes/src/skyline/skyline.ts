import { mix } from '../paper/colour.ts';
import { filled, group } from '../paper/elements.ts';
import { type Random, randomOf } from '../paper/random.ts';
import type { Place } from '../places.ts';
import type { Setting } from '../setting/setting.ts';
import { east } from './east.ts';
import { holland } from './holland.ts';
import { lands } from './lands.ts';
import type { Skyline } from './shapes.ts';
import { south } from './south.ts';

const skylines: Record<Place, (random: Random) => Skyline> = { ...holland, ...east, ...south, ...lands };

/** How far the windows of a hall raise the town behind them. */
const raised = 44;

/** The town that a game is in, or the land, with lit windows in the evening. */
export function drawSkyline({ facts, palette, landmark, horizon, indoors }: Setting): string {
  const { silhouette, openings = '', lines = '' } = skylines[facts.place](randomOf(facts.seed, 'skyline'));
  const light = palette.windows ?? mix(palette.far, palette.sky[2], 0.62);
  return group(
    `translate(${Math.round(landmark)} ${horizon + 6 - (indoors ? raised : 0)})`,
    indoors ? filled(palette.far, 'M-1900 0H1900V60H-1900z') : '',
    filled(palette.far, silhouette),
    lines && `<path fill="none" stroke="${palette.far}" stroke-width="2" d="${lines}"/>`,
    filled(light, openings),
  );
}
