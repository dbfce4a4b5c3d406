import { neutralise } from './csv.ts';

/**
 * Rows of a list of the console as a table for a spreadsheet, with the names of the wire at its head: `organiser.name` for what is one
 * level down. Nothing in it becomes a formula.
 */
export function tableOf(rows: readonly Record<string, unknown>[]): string[][] {
  const flat = rows.map((row) => new Map(flatten(row, '')));
  const head = [...new Set(flat.flatMap((row) => [...row.keys()]))];
  return [head, ...flat.map((row) => head.map((name) => neutralise(row.get(name) ?? '')))];
}

function flatten(row: Record<string, unknown>, prefix: string): [string, string][] {
  return Object.entries(row).flatMap(([key, value]): [string, string][] => {
    const name = `${prefix}${key}`;
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      return flatten(Object.fromEntries(Object.entries(value)), `${name}.`);
    return [
      [name, value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)],
    ];
  });
}
