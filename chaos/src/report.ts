/** The result of a scenario. */
export interface Report {
  ok: boolean;
  lines: string[];
}

export const verdict = (good: boolean): string => (good ? '✓' : '✗');
