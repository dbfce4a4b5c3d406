import { readFileSync } from 'node:fs';
import { closed, type Point, type Ring } from './map-geometry.ts';

interface Line {
  /** For a shore: 1 is land in the sea, 2 a lake in land. For a river: the lower, the larger. */
  level: number;
  points: Point[];
}

/** Lines as `gmt coast -M` writes them: a heading with the level, then one point on each line. */
export function readLines(file: string): Line[] {
  const lines: Line[] = [];
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    const level = /^>.*Level (\d+)/.exec(text)?.[1];
    if (level !== undefined) lines.push({ level: Number(level), points: [] });
    const [x = Number.NaN, y = Number.NaN] = text.trim().split(/\s+/).map(Number);
    if (!Number.isNaN(y)) lines.at(-1)?.points.push([x, y]);
  }
  return lines.filter(({ points }) => points.length > 1);
}

const keyOf = ([x, y]: Point) => `${x.toFixed(4)} ${y.toFixed(4)}`;

/** Joins lines that end where others begin, because GSHHG cuts them at the borders of its bins. */
export function joined(lines: readonly Point[][]): Point[][] {
  const rest = new Set(lines);
  const whole: Point[][] = [];
  for (let [line] = rest; line; [line] = rest) {
    rest.delete(line);
    for (let next = nextOf(line, rest); next; next = nextOf(line, rest)) {
      rest.delete(next.taken);
      line = next.line;
    }
    whole.push(line);
  }
  return whole;
}

function nextOf(line: Point[], rest: ReadonlySet<Point[]>): { taken: Point[]; line: Point[] } | null {
  const [first, last] = [keyOf(line[0] as Point), keyOf(line.at(-1) as Point)];
  if (first === last) return null;
  for (const taken of rest) {
    const [start, end] = [keyOf(taken[0] as Point), keyOf(taken.at(-1) as Point)];
    if (start === last) return { taken, line: [...line, ...taken.slice(1)] };
    if (end === last) return { taken, line: [...line, ...taken.toReversed().slice(1)] };
    if (end === first) return { taken, line: [...taken.slice(0, -1), ...line] };
    if (start === first) return { taken, line: [...taken.toReversed().slice(0, -1), ...line] };
  }
  return null;
}

/** Shores as rings; the mainland, cut off by the downloaded part, is closed along its southern `corners`. */
export function ringsOf(lines: readonly Point[][], corners: readonly Point[]): Ring[] {
  return joined(lines).map((line) =>
    keyOf(line[0] as Point) === keyOf(line.at(-1) as Point) ? closed(line) : closed([...line, ...corners]),
  );
}
