import type { Colour } from './colour.ts';
import type { Pen } from './pen.ts';

type Path = Pen | string;

const textOf = (path: Path): string => (typeof path === 'string' ? path : path.d);
const seen = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${short(opacity)}"`);

/** A number in as few characters as possible, to two decimals. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

/** A filled path; an empty text if the path is empty. */
export function filled(colour: Colour, path: Path, opacity = 1): string {
  const d = textOf(path);
  return d && `<path fill="${colour}" d="${d}"${seen(opacity)}/>`;
}

/** A drawn line with round ends. */
export function drawn(colour: Colour, width: number, path: Path, opacity = 1): string {
  const d = textOf(path);
  return (
    d &&
    `<path fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${seen(opacity)}/>`
  );
}

/** An ellipse lying on the ground. */
export function pool(
  colour: Colour,
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  opacity = 1,
): string {
  return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="${colour}"${seen(opacity)}/>`;
}

export function group(transform: string, ...inside: string[]): string {
  return `<g transform="${transform}">${inside.join('')}</g>`;
}
