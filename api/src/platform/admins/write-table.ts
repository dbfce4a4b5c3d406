import { euros, instant } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { type Language, nameMarker, writeFigure } from '@rondo/rules';
import { z } from 'zod';
import { sayMoment } from '../time/amsterdam.ts';
import { neutralise } from './csv.ts';

/** One column: the path to its value in a row, such as `organiser` and then `name`, and its type. */
interface Column {
  path: readonly string[];
  kind: 'euros' | 'instant' | 'other';
}

/** The headings of a table's columns, also for a table without rows. */
export const headsOf = (row: z.ZodType, language: Language): string[] =>
  columnsOf(row).map(({ path }) => headOf(path, language));

/**
 * Rows of a list of the console as a table for a spreadsheet. Its columns are all that a row may have, whatever these rows have. Amounts have two
 * decimals, numbers the decimal sign of the language, and times are local, also inside nested values (the log). Nothing becomes a formula.
 */
export function tableOf(row: z.ZodType, rows: readonly object[], language: Language): string[][] {
  const columns = columnsOf(row);
  return rows.map((one) =>
    columns.map((column) => nameless(one, column, language) ?? write(valueAt(one, column.path), column, language)),
  );
}

/** Words for a guest or somebody who left, with the beginning of their id, because several have the same name; null for everything else. */
function nameless(row: object, { path }: Column, language: Language): string | null {
  const name = path.at(-1) === 'name' ? valueAt(row, path) : null;
  const marker = typeof name === 'string' ? nameMarker(name) : null;
  if (marker === null) return null;
  const id = valueAt(row, [...path.slice(0, -1), '_id']);
  return `${phrasesIn[language].common.names[marker]}${typeof id === 'string' ? ` (${id.slice(0, 4)})` : ''}`;
}

function columnsOf(schema: z.ZodType, path: readonly string[] = []): Column[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return columnsOf(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => columnsOf(field as z.ZodType, [...path, key]));
  return [{ path, kind: schema === euros ? 'euros' : schema === instant ? 'instant' : 'other' }];
}

/** @throws if a column has no words; a test of all lists would find this */
function headOf(path: readonly string[], language: Language): string {
  const known: Record<string, string> = phrasesIn[language].files.words;
  const words = path
    .map((part) => {
      const word = known[part];
      if (word === undefined) throw new Error(`the column ${path.join('.')} has no words`);
      return word;
    })
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const valueAt = (row: object, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], row);

function write(value: unknown, { kind }: Column, language: Language): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return writeFigure(kind === 'euros' ? value.toFixed(2) : value, language);
  if (typeof value !== 'string') return neutralise(JSON.stringify(value, (_, part: unknown) => inAmsterdam(part)));
  return kind === 'instant' ? sayMoment(new Date(value)) : neutralise(String(inAmsterdam(value)));
}

const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]00(?::?00)?)$/;

/** An instant in UTC as local time; anything else as it is. */
function inAmsterdam(value: unknown): unknown {
  const at = typeof value === 'string' && utc.test(value) ? new Date(value) : null;
  return at === null || Number.isNaN(at.getTime()) ? value : sayMoment(at);
}
