import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnLots, drawnTeams, drawOrder, drawSeal, drawSeed, isAsDrawn, isSealed } from './committed-draw.ts';
import { drawsMax } from './limits.ts';

/** Stands in for SHA-256: another text gives another hash, the same text the same. */
const hash = async (text: string) =>
  Array.from({ length: 8 }, (_, part) => {
    let value = part + 1;
    for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
    return (value >>> 0).toString(16).padStart(8, '0');
  }).join('');
const secret = 'a1'.repeat(32);
const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
const players = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `p${String(n).padStart(2, '0')}`, elo: 1 + ((n * 7) % 10) / 2 }));

describe('the seal', () => {
  test('is what the seed of each draw becomes, hashed as often as its number says', async () => {
    const seal = await drawSeal(secret, hash);
    for (let number = 1; number <= drawsMax; number++) {
      const seed = await drawSeed(secret, number, hash);
      expect(await isSealed(seed, number, seal, hash)).toBe(true);
      expect(await isSealed(seed, number + 1, seal, hash)).toBe(false);
    }
  });

  test('the seed of a draw follows from that of the next, never the other way round', async () => {
    const [first, second] = [await drawSeed(secret, 1, hash), await drawSeed(secret, 2, hash)];
    expect(await hash(second)).toBe(first);
  });

  test.each([0, drawsMax + 1, 1.5])('there is no draw %s', async (number) => {
    await expect(drawSeed(secret, number, hash)).rejects.toThrow(RangeError);
  });
});

describe('a draw', () => {
  test('is in blocks of like strength, by id within each', () => {
    const of = [5, 3, 6, 4, 1, 2, 2.5, 3.5].map((elo, n) => ({ id: `p${n}`, elo }));
    expect(drawOrder(of)).toEqual(['p0', 'p2', 'p3', 'p7', 'p1', 'p6', 'p4', 'p5']);
  });

  test('gives these teams for this seed, in any browser', () => {
    const seed = '00112233445566778899aabbccddeeff'.repeat(2);
    expect(drawnTeams({ seed, players: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], teamSize: 4 })).toMatchInlineSnapshot(`
      [
        [
          "b",
          "d",
          "f",
          "h",
        ],
        [
          "a",
          "c",
          "e",
          "g",
        ],
      ]
    `);
  });

  test('has everyone in one team, the same for the same seed', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 12 }), (seed, count, teamSize) => {
        const order = drawOrder(players(count));
        const teams = drawnTeams({ seed, players: order, teamSize });
        expect(teams.flat().toSorted()).toEqual(order.toSorted());
        expect(drawnTeams({ seed, players: order, teamSize })).toEqual(teams);
      }),
    );
  });

  test('is fair: over many seeds everybody is in the first team about half of the time', async () => {
    const order = drawOrder(players(8));
    const first = new Map<string, number>();
    for (let n = 0; n < 2000; n++) {
      const [team = []] = drawnTeams({ seed: await hash(`${n}`), players: order, teamSize: 4 });
      for (const id of team) first.set(id, (first.get(id) ?? 0) + 1);
    }
    for (const id of order) expect((first.get(id) ?? 0) / 2000).toBeCloseTo(0.5, 1);
  });
});

describe('teams as drawn', () => {
  const drawn = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  test.each([
    ['in another order', [['d', 'c'], ['b', 'a'], []], 'abcd', true],
    ['without who left', [['a'], ['c', 'd']], 'acd', true],
    [
      'with somebody who came later and has no team',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      'abcde',
      true,
    ],
    [
      'with two who changed places',
      [
        ['a', 'c'],
        ['b', 'd'],
      ],
      'abcd',
      false,
    ],
    ['with one taken out', [['a'], ['c', 'd']], 'abcd', false],
    [
      'with somebody added',
      [
        ['a', 'b', 'e'],
        ['c', 'd'],
      ],
      'abcde',
      false,
    ],
    ['none', [], 'abcd', false],
  ])('%s', (_, teams, present, expected) => {
    expect(isAsDrawn(drawn, teams, new Set(present))).toBe(expected);
  });
});

test('lots are the same whatever the order in which the teams are given, and each order is as likely', () => {
  const seedOf = (n: number) => n.toString(16).padStart(8, '0').repeat(8);
  const ids = ['a', 'b', 'c'];
  expect(drawnLots(seedOf(7), ids.toReversed())).toEqual(drawnLots(seedOf(7), ids));
  const orders = Array.from({ length: 600 }, (_, n) => drawnLots(seedOf(n * 7_919_123), ids).join(''));
  const counts = [...Map.groupBy(orders, (order) => order).values()].map(({ length }) => length);
  expect(counts).toHaveLength(6);
  expect(Math.min(...counts)).toBeGreaterThan(70);
});
