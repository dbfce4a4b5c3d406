import { type Colour, lit, mix } from '../paper/colour.ts';
import { drawn, filled } from '../paper/elements.ts';
import { towards } from '../paper/geometry.ts';
import { Pen } from '../paper/pen.ts';
import { randomOf } from '../paper/random.ts';
import { leaves } from '../setting/palette.ts';
import { extent, type Setting } from '../setting/setting.ts';

/** The surroundings between the town and the field: trees and a hedge, a cage, boarding, or the sea with its dunes. */
export function drawSurroundings(setting: Setting): string {
  switch (setting.facts.surface) {
    case 'Indoors':
      return '';
    case 'Sand':
      return shore(setting);
    case 'Grass':
      return trees(setting) + hedge(setting);
    case 'Concrete':
      return trees(setting) + cage(setting);
    case 'Artificial grass':
      return trees(setting) + boarding(setting);
  }
}

/** How far each hour's light replaces a tree's own colour. */
const gloom = { morning: 0.2, midday: 0.2, golden: 0.45, dusk: 0.66, night: 0.82 } as const;

function trees({ facts, palette, landmark, horizon }: Setting): string {
  const random = randomOf(facts.seed, 'trees');
  const [round, other, trunks] = [new Pen(), new Pen(), new Pen()];
  for (let x = extent.left; x < extent.right; x += random.between(38, 92)) {
    const [radius, height, isRound, isPoplar] = [
      random.between(20, 42),
      random.between(0.9, 1.4),
      random.chance(0.5),
      random.chance(0.24),
    ];
    const away = Math.abs(x - landmark);
    // Fewer trees near the landmark, so that it stays in sight.
    if ((away < 70 && random.chance(0.85)) || (away < 260 && random.chance(0.5))) continue;
    const y = horizon + 8 - radius * height;
    trunks.box(x - 2, y, 4, horizon + 8 - y);
    if (facts.season === 'winter') {
      for (const branch of [-34, -12, 14, 36])
        trunks.shape([x - 1, y + radius * 0.5], towards([x, y + radius * 0.4], 180 + branch, radius * 1.5), [
          x + 2,
          y + radius * 0.5,
        ]);
    } else if (isPoplar) {
      other.move([x, y - radius * 2]).bend([x + radius * 0.8, y - radius * 0.4], [x + radius * 0.3, y + radius * 0.7]);
      other
        .line([x - radius * 0.3, y + radius * 0.7])
        .bend([x - radius * 0.8, y - radius * 0.4], [x, y - radius * 2])
        .close();
    } else (isRound ? round : other).circle([x, y], radius);
  }
  const [first, second] = leaves[facts.season].map((colour) => mix(colour, palette.mid, gloom[facts.hour])) as [
    Colour,
    Colour,
  ];
  return filled(palette.mid, trunks) + filled(first, round) + filled(second, other);
}

function hedge({ facts, palette, horizon }: Setting): string {
  const random = randomOf(facts.seed, 'hedge');
  const pen = new Pen().move([extent.left, horizon + 12]).line([extent.left, horizon - 6]);
  for (let x: number = extent.left; x < extent.right; x += 100)
    pen.bend([x + 50, horizon - random.between(12, 22)], [x + 100, horizon - 6]);
  return filled(palette.mid, pen.line([extent.right + 60, horizon + 12]).close());
}

function cage({ palette, horizon }: Setting): string {
  const [top, foot] = [horizon - 82, horizon + 8];
  const [mesh, posts] = [new Pen(), new Pen()];
  for (let x: number = extent.left; x <= extent.right; x += 22)
    mesh
      .move([x, top])
      .line([x - 90, foot])
      .move([x - 90, top])
      .line([x, foot]);
  for (let x: number = extent.left; x <= extent.right; x += 60) posts.move([x, foot + 6]).line([x, top]);
  posts.move([extent.left, top]).line([extent.right, top]);
  return (
    drawn(palette.mid, 1, mesh, 0.3) +
    drawn(palette.mid, 3, posts, 0.7) +
    filled(palette.mid, new Pen().box(extent.left, horizon - 2, extent.width, 16))
  );
}

function boarding({ palette, horizon }: Setting): string {
  const boards = new Pen();
  for (let x = extent.left + 10; x < extent.right; x += 150) boards.box(x, horizon - 12, 110, 20);
  return (
    filled(palette.ink, new Pen().box(extent.left, horizon - 16, extent.width, 32)) +
    filled(mix('#1fce6b', palette.mid, 0.35), boards)
  );
}

function shore({ palette, horizon }: Setting): string {
  const dune = mix(lit('#d9c08a', palette.light, palette.strength), palette.mid, 0.35);
  const sea = filled(mix(palette.far, '#3aa3b5', 0.45), new Pen().box(extent.left, horizon + 2, extent.width, 20));
  const surf = filled(
    mix(palette.sky[2], '#ffffff', 0.4),
    `M${extent.left} ${horizon + 12}q350-8 700 0t700 0t700 0t700 0v20H${extent.left}z`,
  );
  return (
    sea +
    surf +
    filled(
      dune,
      `M${extent.left} ${horizon + 14}v-50q170-30 350 4t330 12q80-34 190 4q60 26 170 30zM${extent.right} ${horizon + 14}v-40q-140-34-300 4t-300-20q-160-30-240 20q-50 26-120 28z`,
    )
  );
}
