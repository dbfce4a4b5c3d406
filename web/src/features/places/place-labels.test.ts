import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrowTo, atEdge, type Box, placeLabels } from './place-labels.ts';

const frame: Box = { left: 0, top: 0, right: 400, bottom: 300 };
const town = (name: string, x: number, y: number) => ({ name, x, y, width: 60, height: 16 });

describe('names on the map', () => {
  test('stand beside their point', () => {
    expect(placeLabels([town('Utrecht', 100, 100)], [], frame)).toEqual([{ name: 'Utrecht', left: 105, top: 92 }]);
  });

  test('the other side, above or below where there is no room; the less important go', () => {
    const both = placeLabels([town('Utrecht', 100, 100), town('De Meern', 96, 104)], [], frame);
    expect(both[1]).toEqual({ name: 'De Meern', left: 31, top: 96 });
    const crowd = Array.from({ length: 30 }, (_, index) => town(`Town ${index}`, 100, 100));
    const placed = placeLabels(crowd, [], frame);
    expect(placed.length).toBeGreaterThan(2);
    expect(placed.length).toBeLessThan(10);
    expect(placed[0]?.name).toBe('Town 0');
  });

  test('farther off when a mark covers the point, never behind it', () => {
    const mark = { left: 78, top: 78, right: 122, bottom: 122 };
    const [label] = placeLabels([town('Utrecht', 100, 100)], [mark], frame);
    expect(label).toEqual({ name: 'Utrecht', left: 127, top: 92 });
  });

  test('never nearer to another well-known point than to its own', () => {
    // Marks leave room only above it, where Den Haag already is.
    const marks = [
      { left: 78, top: 78, right: 122, bottom: 122 },
      { left: 0, top: 84, right: 78, bottom: 300 },
      { left: 122, top: 84, right: 400, bottom: 300 },
      { left: 78, top: 122, right: 122, bottom: 300 },
    ];
    const rotterdam = town('Rotterdam', 100, 100);
    expect(placeLabels([rotterdam], marks, frame)).toEqual([{ name: 'Rotterdam', left: 70, top: 57 }]);
    expect(placeLabels([rotterdam, town('Den Haag', 90, 60)], marks, frame).map(({ name }) => name)).toEqual([
      'Den Haag',
    ]);
  });

  test('a name that may not stand far off is left out instead', () => {
    const mark = { left: 78, top: 78, right: 122, bottom: 122 };
    expect(placeLabels([{ ...town('Zeist', 100, 100), reach: 10 }], [mark], frame)).toEqual([]);
  });

  test('never over each other, a mark or the edge', () => {
    const at = record({ x: integer({ min: -50, max: 450 }), y: integer({ min: -50, max: 350 }) });
    assert(
      property(array(at, { maxLength: 60 }), array(at, { maxLength: 10 }), (points, pins) => {
        const marks = pins.map(({ x, y }) => ({ left: x - 22, right: x + 22, top: y - 22, bottom: y + 22 }));
        const boxes = placeLabels(
          points.map(({ x, y }, index) => town(`t${index}`, x, y)),
          marks,
          frame,
        ).map(({ left, top }) => ({ left, top, right: left + 60, bottom: top + 16 }));
        for (const [index, one] of boxes.entries()) {
          expect(one.left >= 0 && one.right <= 400 && one.top >= 0 && one.bottom <= 300).toBe(true);
          for (const other of [...boxes.slice(0, index), ...marks])
            expect(
              one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
            ).toBe(true);
        }
      }),
    );
  });
});

test('beyond the edge a name says which way it lies', () => {
  expect([arrowTo(1, 0), arrowTo(1, 1), arrowTo(0, 1), arrowTo(-1, 0), arrowTo(0, -1), arrowTo(1, -1)]).toEqual([
    '→',
    '↘',
    '↓',
    '←',
    '↑',
    '↗',
  ]);
  expect(atEdge({ x: 900, y: 100, width: 80, height: 20 }, frame)).toEqual({ x: 320, y: 90 });
  expect(atEdge({ x: 100, y: -500, width: 80, height: 20 }, frame)).toEqual({ x: 60, y: 0 });
});
