/** The result of a scenario. */
export interface Report {
  ok: boolean;
  /** Whether its control showed nothing, so that what held may have held by chance. */
  isUnclear?: boolean;
  lines: string[];
}

/** How a scenario ended, and the exit code that says so. */
export function endOf({ ok, isUnclear = false }: Report): { words: string; code: number } {
  if (!ok) return { words: 'BROKEN', code: 1 };
  return isUnclear ? { words: 'could not tell', code: 2 } : { words: 'held', code: 0 };
}

export const verdict = (good: boolean): string => (good ? '✓' : '✗');
