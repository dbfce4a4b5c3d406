import { Refused } from '../../../platform/refusal.ts';

/** Thrown if somebody got into a game while theirs were being locked, so that everything is done again. */
export class JoinedMeanwhile extends Error {}

/** How many times to retry while they keep joining games. */
const triesMax = 5;

/**
 * Repeats what was rolled back because somebody joined another game meanwhile.
 * @throws Refused `unavailable` if they keep joining
 */
export async function retryIfJoined<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof JoinedMeanwhile)) throw error;
      if (tries === triesMax) throw new Refused('unavailable');
    }
  }
}
