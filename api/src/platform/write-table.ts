import { type Language, writeFigure } from '@rondo/rules';
import { neutralise } from './csv.ts';

/**
 * Rows of a list of the console as a table for a spreadsheet, with the names of the wire at its head: `organiser.name` for what is one
 * level down. Numbers have the decimal sign of the language, and nothing in it becomes a formula.
 */
export function tableOf(rows: readonly Record<string, unknown>[], language: Language): string[][] {
  const flat = rows.map((row) => new Map(flatten(row, '')));
  const head = [...new Set(flat.flatMap((row) => [...row.keys()]))];
  return [head, ...flat.map((row) => head.map((name) => write(row.get(name), language)))];
}

function flatten(row: Record<string, unknown>, prefix: string): [string, unknown][] {
  return Object.entries(row).flatMap(([key, value]): [string, unknown][] => {
    const name = `${prefix}${key}`;
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      return flatten(Object.fromEntries(Object.entries(value)), `${name}.`);
    return [[name, value]];
  });
}

function write(value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return writeFigure(value, language);
  return neutralise(typeof value === 'string' ? value : JSON.stringify(value));
}
