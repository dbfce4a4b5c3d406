import { surfaces } from '@rondo/rules';
import { assert, constantFrom, nat, property, record, sample, type Arbitrary } from 'fast-check';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawScene, drawSceneElements } from './draw.ts';
import { type Facts, hours, seasons, seeds } from './facts.ts';
import { kinds } from './kinds.ts';
import { factsOf, nameOf } from './name.ts';
import { places } from './places.ts';
import { compositionCount } from './setting/compositions.ts';

const someFacts: Arbitrary<Facts> = record({
  kind: constantFrom(...kinds),
  surface: constantFrom(...surfaces),
  place: constantFrom(...places),
  hour: constantFrom(...hours),
  season: constantFrom(...seasons),
  composition: nat({ max: 100 }),
  seed: nat({ max: seeds - 1 }),
}).map((facts) => ({ ...facts, composition: facts.composition % compositionCount(facts.kind) }));

/** Whether every element is closed, attributes are quoted and nothing stands outside. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g,
    (_, end: string, name: string, _attributes: string, alone: string) => {
      if (end) return open.pop() === name ? '' : '!';
      if (!alone) open.push(name);
      return '';
    },
  );
  return open.length === 0 && !/[<>!]/.test(rest);
}

describe('a scene', () => {
  it('is the same for the same facts, is well formed, and contains no NaN', () => {
    assert(
      property(someFacts, (facts) => {
        const svg = drawScene(facts);
        expect(svg).toBe(drawScene(facts));
        expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
        expect(isWellFormed(svg)).toBe(true);
        expect(svg.match(/ id="[^"]*"/g)).toEqual([' id="close"']);
      }),
      { numRuns: 120 },
    );
  });

  it('is drawn for every kind on every surface, at every hour and in every season', () => {
    for (const [at, kind] of kinds.entries())
      for (const [on, surface] of surfaces.entries())
        for (const [when, hour] of hours.entries()) {
          const season = seasons[(at + on + when) % seasons.length] ?? 'summer';
          const svg = drawScene({ kind, surface, hour, season, place: 'utrecht', composition: 0, seed: 7 });
          expect([kind, surface, hour, season, svg.length > 5000]).toEqual([kind, surface, hour, season, true]);
        }
  });

  it('is drawn for every place and every composition', () => {
    const facts: Facts = {
      kind: 'football',
      surface: 'Grass',
      hour: 'dusk',
      season: 'autumn',
      place: 'utrecht',
      composition: 0,
      seed: 7,
    };
    expect(new Set(places.map((place) => drawScene({ ...facts, place }))).size).toBe(places.length);
    for (const kind of kinds) {
      const all = Array.from({ length: compositionCount(kind) }, (_, composition) =>
        drawScene({ ...facts, kind, composition }),
      );
      expect([kind, new Set(all).size]).toEqual([kind, all.length]);
    }
  });

  it('keeps its other layers when one of its facts changes', () => {
    const facts: Facts = {
      kind: 'football',
      surface: 'Grass',
      hour: 'midday',
      season: 'summer',
      place: 'utrecht',
      composition: 0,
      seed: 99,
    };
    const other = drawSceneElements({ ...facts, place: 'leiden' });
    const people = (svg: string) => svg.slice(svg.indexOf('<g fill="none" stroke='));
    expect(people(other)).toBe(people(drawSceneElements(facts)));
  });

  it('weighs 6 kB at most as it is sent, in the middle of 60, and takes no longer than some milliseconds', () => {
    const all = sample(someFacts, { numRuns: 60, seed: 1 });
    const sizes = all.map(
      (facts) => brotliCompressSync(drawScene(facts), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength,
    );
    expect(middle(sizes)).toBeLessThan(6 * 1024);
    expect(Math.max(...sizes)).toBeLessThan(9 * 1024);
    const times = all.map((facts) => {
      const from = performance.now();
      drawScene(facts);
      return performance.now() - from;
    });
    // A busy machine takes several times as long as a quiet one.
    expect(middle(times)).toBeLessThan(25);
  });
});

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('its name', () => {
  it('says all of its facts, and fits an address', () => {
    assert(
      property(someFacts, (facts) => {
        const name = nameOf(facts);
        expect(factsOf(name)).toEqual(facts);
        expect(name).toMatch(/^[a-z\d-]{1,100}$/);
      }),
    );
  });

  it('of an earlier edition, as mails have them, is drawn as today', () => {
    const rest = 'football-grass-utrecht-golden-autumn-3-2f';
    expect(factsOf(`1-${rest}`)).toEqual(factsOf(`3-${rest}`));
    expect(factsOf(`1-${rest}`)).not.toBeNull();
  });

  it.each([
    '01-football-grass-utrecht-golden-autumn-3-2f',
    '1.5-football-grass-utrecht-golden-autumn-3-2f',
    '4-football-grass-utrecht-golden-autumn-3-2f',
    '',
    'football',
    '0-football-grass-utrecht-golden-autumn-3-2f',
    '1-chess-grass-utrecht-golden-autumn-3-2f',
    '1-football-grass-utrecht-golden-autumn-99-2f',
    '1-football-grass-utrecht-golden-autumn-3-zzzz',
    '1-football-grass-utrecht-golden-autumn-3-02f',
    '1-football-grass-utrecht-golden-autumn-3-2f-1',
    '1-football-grass-utrecht-golden-autumn--1-2f',
    '1-football-grass-utrecht-golden-autumn-3-',
  ])('is not %s', (name) => {
    expect(factsOf(name)).toBeNull();
  });
});
