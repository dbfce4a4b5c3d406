import { expect, test } from 'vitest';
import { show } from '../../test/open.tsx';
import { Avatar } from './avatar.tsx';

const drawn = () => [...document.querySelectorAll<HTMLElement>('[data-initials]')];

test('a user with a photo is shown by it, and nobody else by a face', async () => {
  await show([
    <Avatar key="1" name="Noor van Dijk" photo="/uploads/noor.webp" />,
    <Avatar key="2" name="Noor van Dijk" />,
  ]);
  await expect.poll(() => drawn().map(({ dataset }) => dataset['initials'])).toEqual(['ND']);
  expect(document.querySelectorAll('img')).toHaveLength(1);
});

test('two people have colours of their own', async () => {
  await show([<Avatar key="1" name="Noor van Dijk" />, <Avatar key="2" name="Ilias Benali" />]);
  await expect.poll(() => new Set(drawn().map((one) => getComputedStyle(one).backgroundColor)).size).toBe(2);
});

test.each(['light', 'dark'])('initials are read on every colour (%s)', async (scheme) => {
  await show(
    <div style={{ colorScheme: scheme }}>
      {Array.from({ length: 120 }, (_, index) => (
        <Avatar key={index} name={`Player ${String.fromCodePoint(65 + index)}`} />
      ))}
    </div>,
  );
  await expect.poll(() => drawn().length).toBe(120);
  for (const one of drawn()) {
    const { color, backgroundColor } = getComputedStyle(one);
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
  }
});

/** The contrast, by the formula of WCAG 2. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
