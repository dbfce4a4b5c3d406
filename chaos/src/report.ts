/** The result of a scenario. */
export interface Report {
  ok: boolean;
  /** Whether its control showed nothing, so that what held may have held by chance. */
  isUnclear?: boolean;
  lines: string[];
}

/** What a scenario looked at, and whether it was as it must be. */
export type Check = readonly [words: string, good: boolean];

/** A scenario holds if all its checks are good. @param before what happened */
export function reportOf(checks: readonly Check[], before: readonly string[] = [], isUnclear = false): Report {
  const lines = [...before, ...checks.map(([words, good]) => `${words} ${verdict(good)}`)];
  return { ok: checks.every(([, good]) => good), isUnclear, lines };
}

/** How a scenario ended, and the exit code that says so. */
export function endOf({ ok, isUnclear = false }: Report): { words: string; code: number } {
  if (!ok) return { words: 'BROKEN', code: 1 };
  return isUnclear ? { words: 'could not tell', code: 2 } : { words: 'held', code: 0 };
}

export const verdict = (good: boolean): string => (good ? '✓' : '✗');
