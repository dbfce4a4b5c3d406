import { type Part, scoreOf } from '../results.ts';
import type { Result, Which } from './matches.ts';
import type { Terms } from './terms.ts';

/** What a match gave each of its sides. */
interface Gain {
  /** Points in the table. */
  points: number;
  /** Goals, points or sets. */
  scored: number;
  /** The points of all sets; the same as `scored` in sports without sets. */
  small: number;
}

/** What a match counts as: as it was played, or as the sport's walk-over. */
function countedParts({ parts, gaveUp }: Result, terms: Terms): readonly Part[] {
  if (gaveUp === undefined) return parts;
  return terms.walkOver.map(([most, least]): Part => (gaveUp === 1 ? [most, least] : [least, most]));
}

/** What a match gave both sides, the first one first. */
export function gains(result: Result, terms: Terms): readonly [Gain, Gain] {
  const parts = countedParts(result, terms);
  const score = scoreOf({ parts }, terms.counting, terms.setPoints);
  const gain = (which: Which): Gain => {
    const [mine, theirs] = which === 0 ? score : [score[1], score[0]];
    const [won, lost] = terms.walkOverPoints;
    return {
      points: result.gaveUp === undefined ? terms.points(mine, theirs) : result.gaveUp === which ? lost : won,
      scored: mine,
      small: parts.reduce((sum, part) => sum + part[which], 0),
    };
  };
  return [gain(0), gain(1)];
}

/** Which side won; null if it ended level and nothing else decided it. */
export function winnerIndex(result: Result, terms: Terms): Which | null {
  if (result.gaveUp !== undefined) return result.gaveUp === 0 ? 1 : 0;
  const [one, other] = scoreOf(result, terms.counting, terms.setPoints);
  if (one === other) return result.shootOut ?? null;
  return one > other ? 0 : 1;
}
