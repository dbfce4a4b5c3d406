import { mix } from '../paper/colour.ts';
import { filled } from '../paper/elements.ts';
import { type Point, radians } from '../paper/geometry.ts';
import { Pen } from '../paper/pen.ts';
import { randomOf } from '../paper/random.ts';
import { extent, type Setting } from '../setting/setting.ts';

/** Slanting bands, sun or moon with its rays or the stars, flat clouds, and a row of roofs at the horizon. */
export function drawSky(setting: Setting): string {
  const { palette, facts, slant } = setting;
  const [top, middle, low] = palette.sky;
  const isOvercast = facts.season === 'winter' && facts.hour === 'midday';
  const band = (y: number, tilt: number) =>
    new Pen().shape([extent.left, y - 2 * tilt], [extent.right, y + 2 * tilt], [extent.right, 400], [extent.left, 400]);
  return [
    filled(top, new Pen().box(extent.left, extent.top, extent.width, extent.height)),
    filled(middle, band(150, slant)),
    filled(low, band(236, slant * 0.6)),
    isOvercast ? '' : sun(setting),
    facts.hour === 'night' || facts.hour === 'dusk' ? stars(setting) : isOvercast ? '' : rays(setting),
    clouds(setting),
    facts.season === 'summer' && facts.hour !== 'night' ? birds(setting) : '',
    farRoofs(setting),
  ].join('');
}

function sun({ palette, facts, sun: { x, y, radius } }: Setting): string {
  const disc = filled(palette.sun, new Pen().circle([x, y], radius), facts.hour === 'night' ? 0.9 : 1);
  if (facts.hour !== 'night') return disc;
  // Seas of the moon.
  const seas = new Pen()
    .circle([x - radius * 0.3, y - radius * 0.2], radius * 0.24)
    .circle([x + radius * 0.25, y + radius * 0.3], radius * 0.17);
  return disc + filled(palette.sky[2], seas, 0.16);
}

function rays({ palette, sun: { x }, horizon, side }: Setting): string {
  const pen = new Pen();
  const from: Point = [x, horizon - 60];
  const end = (degrees: number): Point => [
    from[0] - 1700 * Math.sin(radians(degrees)),
    from[1] - 1700 * Math.cos(radians(degrees)),
  ];
  for (let ray = -2; ray < 4; ray++) pen.shape(from, end(ray * 24 + 10 * side), end(ray * 24 + 10 * side + 10));
  return filled(palette.sun, pen, 0.16);
}

function stars({ facts, palette }: Setting): string {
  const random = randomOf(facts.seed, 'stars');
  const pen = new Pen();
  for (let star = 0; star < (facts.hour === 'night' ? 48 : 22); star++)
    pen.box(random.between(extent.left, extent.right), random.between(-60, 230), 2, 2);
  return filled(mix('#fff6d8', palette.sun, 0.2), pen, 0.5);
}

function clouds({ facts, palette }: Setting): string {
  const random = randomOf(facts.seed, 'clouds');
  const pen = new Pen();
  for (let cloud = random.whole(4, 8); cloud > 0; cloud--) {
    const [x, y, width] = [random.between(-400, 1800), random.between(90, 202), random.between(90, 210)];
    pen
      .move([x, y])
      .line([x + width, y])
      .arc(9, [x + width, y + 18])
      .line([x + width * 0.7, y + 18])
      .arc(8, [x + width * 0.7, y + 34]);
    pen
      .line([x - width * 0.2, y + 34])
      .arc(8, [x - width * 0.2, y + 18])
      .line([x, y + 18])
      .arc(9, [x, y])
      .close();
  }
  return filled(palette.sky[2], pen, facts.hour === 'night' || facts.hour === 'dusk' ? 0.22 : 0.75);
}

function birds({ landmark, side, facts, palette }: Setting): string {
  const y = Math.round(randomOf(facts.seed, 'birds').between(150, 180));
  return `<path d="M${Math.round(landmark - side * 150)} ${y}q10-10 16 0q8-10 17 0m30 20q8-8 13 0q6-8 13 0" fill="none" stroke="${palette.mid}" stroke-width="3" stroke-linecap="round"/>`;
}

function farRoofs({ facts, palette, horizon }: Setting): string {
  const random = randomOf(facts.seed, 'roofs');
  const foot = horizon + 6;
  const pen = new Pen().move([extent.left, foot]);
  for (let x: number = extent.left; x < extent.right;) {
    const [width, height] = [random.between(18, 64), random.between(8, 40)];
    pen.line([x, foot - height], [x + width, foot - height]);
    x += width;
  }
  return filled(mix(palette.far, palette.sky[2], 0.5), pen.line([extent.right + 60, foot]).close());
}
