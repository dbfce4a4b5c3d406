import { type Call, euros } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { type Language, writeFigure } from '@rondo/rules';
import { z } from 'zod';
import { neutralise } from './csv.ts';

/** One column: where its value is in a row, such as `organiser` and then `name`, and whether it is an amount of euros. */
interface Column {
  path: readonly string[];
  isMoney: boolean;
}

/** What each row of a list of the console has, by its call. */
export function rowOf(list: Call): z.ZodType {
  const { data } = (list.output as z.ZodObject<{ data: z.ZodObject }>).shape;
  const rows = Object.values(data.shape).find((field) => field instanceof z.ZodArray);
  if (!rows) throw new Error(`${list.path} answers with no list`);
  return rows.element as z.ZodType;
}

/**
 * Rows of a list of the console as a table for a spreadsheet. Its columns are those of what a row may have, whatever these rows have, and
 * without any too; at their head stand words. Amounts have two decimals, numbers the decimal sign of the language, and nothing becomes a
 * formula.
 */
export function tableOf(row: z.ZodType, rows: readonly object[], language: Language): string[][] {
  const columns = columnsOf(row);
  const head = columns.map(({ path }) => headOf(path, language));
  return [head, ...rows.map((one) => columns.map((column) => write(valueAt(one, column.path), column, language)))];
}

function columnsOf(schema: z.ZodType, path: readonly string[] = []): Column[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return columnsOf(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => columnsOf(field as z.ZodType, [...path, key]));
  return [{ path, isMoney: schema === euros }];
}

/** @throws if a column has no words, which a test of all lists would find */
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

function write(value: unknown, { isMoney }: Column, language: Language): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return writeFigure(isMoney ? value.toFixed(2) : value, language);
  return neutralise(typeof value === 'string' ? value : JSON.stringify(value));
}
