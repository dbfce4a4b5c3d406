/** A place on a field lying on its side, as fractions of its length and width from the top left corner. */
export interface FieldPlace {
  x: number;
  y: number;
}

/** No player stands nearer to a line than this part of their side's size. */
const margin = 0.1;
/** How many times longer than wide a field is. */
const lengthToWidth = 1.7;

/**
 * Where the players of each side stand on a drawn field (decisions/0109-line-up.md): sides beside each other along its length, each in rows as even
 * as they can be; every place is its own.
 * @param sizes the players of each side; one side has the whole field
 */
export function placesOnField(sizes: readonly number[]): FieldPlace[][] {
  return sizes.map((size, side) => {
    const rows = rowsOf(size, lengthToWidth / sizes.length);
    const inner = (part: number) => margin + part * (1 - 2 * margin);
    return rows.flatMap((inRow, row) =>
      Array.from({ length: inRow }, (_, index) => ({
        x: (side + inner((row + 0.5) / rows.length)) / sizes.length,
        y: inner((index + 0.5) / inRow),
      })),
    );
  });
}

/** How many stand in each row, from one end of a side to the other: as square as the side's shape allows, with the fuller rows in the middle. */
function rowsOf(size: number, shape: number): number[] {
  if (size === 0) return [];
  const count = Math.min(size, Math.max(1, Math.round(Math.sqrt(size * shape))));
  const rows = Array.from({ length: count }, () => Math.floor(size / count));
  const fromMiddle = rows
    .map((_, row) => row)
    .toSorted((a, b) => Math.abs(a - (count - 1) / 2) - Math.abs(b - (count - 1) / 2));
  for (const row of fromMiddle.slice(0, size % count)) rows[row] = (rows[row] ?? 0) + 1;
  return rows;
}

/** Black or white, whichever is read better on a colour (WCAG 2.2, relative luminance). @param color `#1b7846` */
export function inkOn(color: string): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // At this luminance both are read equally well: (l + 0.05)² = 1.05 · 0.05.
  return luminance > 0.179 ? '#000' : '#fff';
}
