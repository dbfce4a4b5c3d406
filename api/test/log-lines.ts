/** What was written to a log, line by line. */
export const linesOf = (written: readonly string[]): Record<string, unknown>[] =>
  written
    .join('')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
