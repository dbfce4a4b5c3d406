import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { inkOn, placesOnField } from './line-up.ts';

test('two sides stand in their own halves, as even as they can', () => {
  const [left = [], right = []] = placesOnField([5, 5]);
  expect(left.every(({ x }) => x < 0.5)).toBe(true);
  expect(right.every(({ x }) => x > 0.5)).toBe(true);
  expect(new Set(left.map(({ x }) => x)).size).toBe(2);
  expect(placesOnField([1])).toEqual([[{ x: 0.5, y: 0.5 }]]);
  expect(placesOnField([0, 3])[0]).toEqual([]);
});

test('everybody has a place of their own within the field, on their own side', () => {
  assert(
    property(array(integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 8 }), (sizes) => {
      const sides = placesOnField(sizes);
      expect(sides.map((side) => side.length)).toEqual(sizes);
      const within = sides.every((side, index) =>
        side.every(({ x, y }) => x > index / sizes.length && x < (index + 1) / sizes.length && y > 0.05 && y < 0.95),
      );
      expect(within).toBe(true);
      const places = sides.flat().map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`);
      expect(new Set(places).size).toBe(places.length);
    }),
  );
});

test.each([
  ['#000000', '#fff'],
  ['#ffffff', '#000'],
  ['#ffd500', '#000'],
  ['#1b7846', '#fff'],
  ['#e53935', '#000'],
])('%s is written on in %s', (color, ink) => expect(inkOn(color)).toBe(ink));

test('what is written is read with 4.5 to 1 on any colour', () => {
  const channel = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  assert(
    property(array(integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 }), (rgb) => {
      const [red = 0, green = 0, blue = 0] = rgb.map(channel);
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      const isDark = inkOn(`#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`) === '#000';
      expect(isDark ? (luminance + 0.05) / 0.05 : 1.05 / (luminance + 0.05)).toBeGreaterThan(4.5);
    }),
  );
});
