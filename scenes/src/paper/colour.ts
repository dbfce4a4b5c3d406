/** `#rrggbb`. */
export type Colour = `#${string}`;

const channels = (colour: Colour): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const colourOf = (values: number[]): Colour =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `share` of the second colour in the first: 0 is the first, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const other = channels(second);
  return colourOf(channels(first).map((value, index) => value + ((other[index] ?? 0) - value) * share));
}

/** The colour under light of another colour; `strength` goes from 0 (white light) to 1. */
export function lit(colour: Colour, light: Colour, strength: number): Colour {
  const other = channels(light);
  return mix(colour, colourOf(channels(colour).map((value, index) => (value * (other[index] ?? 0)) / 255)), strength);
}

/** The brightness, from 0 (black) to 1 (white). */
export function brightness(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

/** The colour that gives `colour` when multiplied after `first`. */
export function remainder(colour: Colour, first: Colour): Colour {
  const other = channels(first);
  return colourOf(channels(colour).map((value, index) => (value / Math.max(1, other[index] ?? 255)) * 255));
}
