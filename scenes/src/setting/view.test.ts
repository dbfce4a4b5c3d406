import { type Surface, surfaces } from '@rondo/rules';
import { assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawScene } from '../draw.ts';
import { goalOf } from '../equipment/goal.ts';
import { type Facts, hours, seasons, seeds } from '../facts.ts';
import { type Actor, castOf } from '../figures/cast.ts';
import { kinds } from '../kinds.ts';
import { places } from '../places.ts';
import { compositionCount } from './compositions.ts';
import { extent, settingOf } from './setting.ts';
import { boxOf, closeViewOf, type View, viewOf } from './view.ts';

/** The frames of pages, as width to height: rows, a phone's and a desktop's cards, covers, and the widest banner. */
const shapes = [1, 12 / 7, 16 / 7, 12 / 5, 3, 4, 5, 5.3];

/** The frames of cards: a phone's, which lie on their side, rows, and a desktop's. */
const cards = [0.6, 0.75, 1, 16 / 9, 16 / 5] as const;

/** Every composition with chances of all kinds. */
function everyComposition(check: (facts: Facts) => void): void {
  assert(
    property(
      constantFrom<Surface[]>(...surfaces),
      constantFrom(...places),
      constantFrom(...hours),
      constantFrom(...seasons),
      nat({ max: seeds - 1 }),
      (surface, place, hour, season, seed) => {
        for (const kind of kinds)
          for (let composition = 0; composition < compositionCount(kind); composition++)
            check({ kind, surface, place, hour, season, composition, seed });
      },
    ),
    { numRuns: 8 },
  );
}

/** The part of a scene that a frame of a shape shows. */
function seenIn(shape: number, { x, y, width, height }: View): View {
  const [wide, high] = [Math.max(width, height * shape), Math.max(height, width / shape)];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

const holds = (outer: View, inner: View, margin = 0): boolean =>
  inner.x - margin >= outer.x &&
  inner.y - margin >= outer.y &&
  inner.x + inner.width + margin <= outer.x + outer.width &&
  inner.y + inner.height + margin <= outer.y + outer.height;

/** A head with its hair. */
function headOf({ body, x, y, size, faces }: Actor): View {
  const [across, down] = body.head.centre;
  const reach = 11 * size;
  return {
    x: x + faces * size * across - reach,
    y: y + size * (down + body.drop) - reach,
    width: 2 * reach,
    height: 2 * reach,
  };
}

describe('a frame of any shape', () => {
  it('shows everybody from head to foot, with the ball, and is filled', () => {
    const drawn: View = { x: extent.left, y: extent.top, width: extent.width, height: extent.height };
    everyComposition((facts) => {
      const setting = settingOf(facts);
      const actors = castOf(setting);
      const view = viewOf(setting, actors);
      for (const shape of shapes) {
        const seen = seenIn(shape, view);
        expect([facts, shape, holds(drawn, seen)]).toEqual([facts, shape, true]);
        for (const actor of actors) {
          expect([facts, shape, holds(seen, headOf(actor), 15)]).toEqual([facts, shape, true]);
          expect([facts, shape, holds(seen, boxOf(actor), 15)]).toEqual([facts, shape, true]);
        }
      }
    });
  });

  it('asks the drawing for it by its box', () => {
    const facts: Facts = {
      kind: 'football',
      surface: 'Grass',
      place: 'utrecht',
      hour: 'dusk',
      season: 'spring',
      composition: 1,
      seed: 7,
    };
    const { x, y, width, height } = viewOf(settingOf(facts), castOf(settingOf(facts)));
    expect(drawScene(facts)).toContain(`viewBox="${x} ${y} ${width} ${height}"`);
  });

  it('of a card is filled by one person from head to foot, much larger than among all', () => {
    const drawn: View = { x: extent.left, y: extent.top, width: extent.width, height: extent.height };
    everyComposition((facts) => {
      const setting = settingOf(facts);
      const actors = castOf(setting);
      const view = closeViewOf(actors);
      const all = seenIn(cards[0], viewOf(setting, actors));
      expect([facts, all.width / seenIn(cards[0], view).width >= 1.4]).toEqual([facts, true]);
      for (const shape of cards) {
        const seen = seenIn(shape, view);
        expect([facts, shape, holds(drawn, seen)]).toEqual([facts, shape, true]);
        const shares = actors
          .filter((actor) => holds(seen, boxOf(actor), 5))
          .map((actor) => Math.max(boxOf(actor).height / seen.height, boxOf(actor).width / seen.width));
        expect([facts, shape, Math.max(...shares) > 0.3]).toEqual([facts, shape, true]);
      }
    });
  });

  it('of a card asks the drawing for that by the name of its view', () => {
    const facts: Facts = {
      kind: 'yoga',
      surface: 'Grass',
      place: 'utrecht',
      hour: 'dusk',
      season: 'spring',
      composition: 1,
      seed: 7,
    };
    const { x, y, width, height } = closeViewOf(castOf(settingOf(facts)));
    expect(drawScene(facts)).toContain(`<view id="close" viewBox="${x} ${y} ${width} ${height}"/>`);
  });

  it('has its goal on the painted line, before which all of its field lies', () => {
    everyComposition((facts) => {
      const setting = settingOf(facts);
      const goal = goalOf(setting, castOf(setting));
      if (!goal) return;
      const [left, right] = [goal.left, goal.left + goal.width].map((x) => setting.ground.at([x, goal.foot]));
      expect(left?.[1]).toBeCloseTo(right?.[1] ?? 0, 6);
    });
  });
});
