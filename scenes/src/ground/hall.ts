import { type Colour, lit, mix } from '../paper/colour.ts';
import { filled } from '../paper/elements.ts';
import { Pen } from '../paper/pen.ts';
import { randomOf } from '../paper/random.ts';
import { extent, type Setting } from '../setting/setting.ts';

const walls: [Colour, ...Colour[]] = ['#eaddc4', '#dfe3cf', '#f0d9bd', '#d5dfe2', '#ecd3cb'];
const wallsByLamp: [Colour, ...Colour[]] = ['#d8b487', '#b9b48c', '#a3b4b4', '#c8a595', '#9fb39a'];

/** A hall's back wall, with windows on the town, wall bars, and lamps in the evening. */
export function drawHall(setting: Setting): string {
  const { facts, palette, horizon, groundTop, landmark, focus, side } = setting;
  const lamps = facts.hour === 'night' || facts.hour === 'dusk';
  const random = randomOf(facts.seed, 'hall');
  const wall = lamps ? random.pick(wallsByLamp) : mix(lit(random.pick(walls), palette.light, 0.5), palette.ink, 0.05);
  const frame = mix(wall, palette.ink, 0.45);
  const [top, sill] = [96, horizon - 46];
  // Windows are holes in the wall, placed so that one of them shows the landmark.
  const [holes, bars] = [new Pen().box(extent.left, extent.top, extent.width, groundTop - extent.top), new Pen()];
  const first = ((landmark - 84 + 760) % 190) - 190 * 5;
  for (let x = first; x < extent.right; x += 190) {
    holes.box(x, top, 168, sill - top);
    bars.box(x + 82, top, 4, sill - top).box(x, top + 62, 168, 4);
  }
  const ladders = new Pen();
  for (const x of [focus + side * 330, focus + side * 420, focus - side * 520]) {
    for (let y = sill - 120; y < groundTop - 6; y += 13) ladders.box(x, y, 76, 4);
    ladders.box(x - 4, sill - 126, 6, groundTop - sill + 126).box(x + 74, sill - 126, 6, groundTop - sill + 126);
  }
  const trusses = new Pen().box(extent.left, 64, extent.width, 10);
  for (let x = -720; x < extent.right; x += 120)
    trusses.shape([x, 74], [x + 60, 34], [x + 120, 74], [x + 114, 74], [x + 60, 39], [x + 6, 74]);
  const tubes = new Pen();
  for (let x = 60 - 3 * 216; x < extent.right; x += 216) tubes.shape([x, 74], [x + 14, 88], [x + 70, 88], [x + 84, 74]);
  return [
    `<path fill-rule="evenodd" fill="${wall}" d="${holes.d}"/>`,
    filled(frame, bars),
    filled(mix(wall, palette.ink, 0.2), new Pen().box(extent.left, sill + 10, extent.width, groundTop - sill - 10)),
    filled(frame, trusses),
    filled(mix(lit('#b9793f', palette.light, 0.5), palette.ink, lamps ? 0.12 : 0.06), ladders),
    lamps ? filled('#fff4cf', tubes) : '',
    filled(palette.ink, new Pen().box(extent.left, groundTop - 8, extent.width, 8)),
  ].join('');
}
