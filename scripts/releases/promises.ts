import * as contract from '@rondo/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingNames } from '../../api/src/platform/config.ts';
import { root } from '../run-program.ts';

/** The names that stay the same within a major version: releases.md#what-a-version-promises. */
export interface Promises {
  /** Environment variables that the server and its tools read. */
  settings: string[];
  /** `GET /matches/{id}`. */
  calls: string[];
}

export const promisesFile = join(root, 'scripts/releases/promised.json');

export const keptPromises = () => JSON.parse(readFileSync(promisesFile, 'utf8')) as Promises;

/** The names that this code has. */
export function namesNow(): Promises {
  return {
    settings: sorted(settingNames),
    calls: calls(),
  };
}

/** The names in capitals in the first column of tables. */
export function documentedSettings(page: string): string[] {
  const cells = [...page.matchAll(/^\| (`[A-Z][^|]*) \|/gm)].map(([, cell = '']) => cell);
  return sorted(cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name = '']) => name)));
}

function calls(): string[] {
  return sorted(
    Object.values<unknown>(contract).flatMap((one) => {
      const { method, path } = (one ?? {}) as Partial<contract.Call>;
      return method && path ? [`${method} ${path}`] : [];
    }),
  );
}

const sorted = (names: string[]) => [...new Set(names)].toSorted();

/** The promised names that are gone and that no *Removed* section of the changelog has in backticks. */
export function brokenPromises(promised: Promises, now: Promises, changelog: string): string[] {
  const removed = changelog
    .split(/^(?=##)/m)
    .filter((part) => part.startsWith('### Removed'))
    .join('\n');
  return compare(promised, now).filter((name) => !removed.includes(`\`${name}\``));
}

/** The names that no version has promised yet. */
export const newNames = (promised: Promises, now: Promises): string[] => compare(now, promised);

/** The members of the first that the second lacks. */
const compare = (some: Promises, others: Promises): string[] => [
  ...some.settings.filter((name) => !others.settings.includes(name)),
  ...some.calls.filter((name) => !others.calls.includes(name)),
];
