import { skeleton } from '../skeleton.ts';
import { placeName } from './form.ts';

/** A place for a team: its name, and whether a team is in it, or it is kept for one. */
interface Place {
  name: string;
  isTaken: boolean;
}

/** Whether two names look alike, as those of two people may not (product.md#sign-up). */
export const sameName = (one: string, other: string): boolean => skeleton(one) === skeleton(other);

/**
 * Whether a team can't have this name: another team has it, or it is that of another place, which has it again when its team leaves.
 * @param number - of its own place, from 1
 * @param places - all of the tournament, in order
 */
export function isNameTaken(name: string, number: number, places: readonly Place[]): boolean {
  return places.some(
    (place, index) =>
      index + 1 !== number && (sameName(name, placeName(index + 1)) || (place.isTaken && sameName(name, place.name))),
  );
}
