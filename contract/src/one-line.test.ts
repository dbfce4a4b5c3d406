import { expect, test } from 'vitest';
import { z } from 'zod';
import * as contract from './index.ts';
import type { Call } from './index.ts';

/** Fields in which people may write several lines. */
const severalLines = new Set([
  'description',
  'contact_details',
  'organisational_details',
  'game.description',
  'game.contact_details',
  'game.organisational_details',
  'note',
  'message',
  'adminNote',
  'reason',
  'body',
  'texts.body',
  'additionalDetails',
  'answer',
  'sentence',
  'words',
]);

test('what people type is one line, but for what is named as more', () => {
  expect(calls().flatMap(manyLined)).toEqual([]);
});

function calls(): Call[] {
  const exported: unknown[] = Object.values(contract);
  return exported.filter(
    (one): one is Call => typeof one === 'object' && one !== null && 'path' in one && 'input' in one,
  );
}

function manyLined({ method, path, input }: Call): string[] {
  const names = [input.params, input.query, input.body].flatMap((schema) => (schema ? textsOf(schema, []) : []));
  return names.filter((name) => !severalLines.has(name)).map((name) => `${method} ${path} ${name}`);
}

/** Fields whose text is tidied but keeps its line breaks. Passwords, tokens and ids are taken as they come, so they are not among them. */
function textsOf(schema: z.core.$ZodType, path: string[]): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, one]) => textsOf(one, [...path, key]));
  if (schema instanceof z.ZodArray) return textsOf(schema.element, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return textsOf(schema.unwrap(), path);
  const read = z.safeParse(schema, ' Ja\nNee ');
  return read.success && read.data === 'Ja\nNee' ? [path.join('.')] : [];
}
