import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { rateLimits } from '../limits/rate-limits.ts';
import { reasonOf, StartError } from './start-error.ts';

export type LimitName = keyof typeof rateLimits;
const names = Object.keys(rateLimits) as LimitName[];

/** How many times the usual number may be set: a higher limit would guard nothing. */
const mostTimes = 10;

const numberOf = (name: LimitName) =>
  z
    .number()
    .int()
    .min(1)
    .max(rateLimits[name].most * (rateLimits[name].guesses ? 1 : mostTimes))
    .optional();
const file = z.strictObject(Object.fromEntries(names.map((name) => [name, numberOf(name)])));

/**
 * The limits of attempts that the operator has set, by their names (operate/settings.md#limits-of-attempts).
 * @throws StartError that names each key that is unknown or out of its bounds
 */
export function limitsIn(path: string | undefined): ReadonlyMap<LimitName, number> {
  if (path === undefined) return new Map();
  const { data, error } = file.safeParse(read(path));
  if (error) {
    const problems = error.issues.map(({ path: at, message }) =>
      at.length > 0 ? `${at.join('.')} (${message})` : message,
    );
    throw new StartError(`LIMITS_FILE is not valid: ${problems.join(', ')}.`);
  }
  return new Map(names.flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]] as const])));
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StartError(`LIMITS_FILE can't be read: ${reasonOf(error)}.`);
  }
}
