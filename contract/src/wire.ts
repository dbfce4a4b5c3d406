import { ownPath } from '@rondo/rules';
import { z } from 'zod';

/**
 * Shapes that several features use on the wire (decisions/0005-wire.md). They are strict: tests refuse an answer with an undeclared
 * field.
 */

export const id = z.uuid().describe('Opaque id');
/** Euros with at most two decimals; cents everywhere else. */
export const euros = z.number().describe('Euros, at most two decimals');
export const instant = z.iso.datetime({ offset: true }).describe('Instant, ISO 8601 with offset');
/** An instant in a request, from 2000 to 2100: PostgreSQL accepts fewer years and offsets than ISO 8601. */
export const givenInstant = instant
  .refine((given) => given >= '2000' && given < '2100')
  .transform((given) => new Date(given).toISOString());
export const coordinates = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
  .describe('[longitude, latitude] in degrees');

export const success = z.literal('success');
/** Where to go after signing in; always a path of Rondo's own site. */
export const returnTo = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[!-[\]-~]*$/)
  .refine((path) => ownPath(path) !== null)
  .optional()
  .describe('Path in the app to go to next');

/** An answer that only says that the call worked. */
export const done = z.strictObject({ status: success, message: z.string() });
export const pagination = z.strictObject({ totalCount: z.int(), totalPages: z.int() });

/**
 * Invisible characters: control characters, unpaired surrogates, direction marks, zero-width spaces, fillers and tags. The joiners and
 * variation selectors of emoji and of Indic scripts are kept.
 */
const unseen =
  /\u034F|[\p{Cc}\p{Cs}\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Text a person typed: trimmed, Unicode NFC, without invisible characters other than line breaks. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .transform((value) =>
      value
        .normalize('NFC')
        .replaceAll(unseen, (c) => (c === '\n' ? c : ''))
        .trim(),
    )
    .pipe(z.string().min(min).max(max));

/**
 * Such text on one line, for example a name: line breaks and runs of spaces become one space.
 * @param said the sentence for a missing text, if the product has one; `long` for a text that is too long
 */
export const line = (max: number, min = 0, said?: string, long?: string) =>
  z
    .string(said)
    .transform((value) =>
      value.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(unseen, '').replaceAll(/ +/g, ' ').trim(),
    )
    .pipe(z.string().min(min, said).max(max, long));

/**
 * A web address in the form browsers write it, with anything odd in it (a NUL, an unpaired surrogate, spaces) encoded or removed.
 * @param protocol https unless given
 */
export const webAddress = (max: number, protocol = /^https$/) => z.url({ protocol, normalize: true }).max(max);

/** A number as forms send it: a number or its digits. An empty field doesn't count as zero. */
const numberSaying = (said?: string) =>
  z.union([z.number(), z.string().trim().min(1).transform(Number)], said).pipe(z.number(said));
export const formNumber = numberSaying();
/** @param said the sentence for any other number, if the product has one */
export const whole = (min: number, max: number, said?: string) =>
  numberSaying(said).pipe(z.int(said).min(min).max(max));

/** `2026-12-01T20:00` is read in Europe/Amsterdam; with an offset it is an instant. */
export const localOrInstant = z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ local: true }).max(29)]);

export const skipLimit = z.object({
  order: z.enum(['latest', 'earliest']).default('latest'),
  skip: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(6),
});

/** Values from a closed list, comma-separated or repeated. */
export const csv = <const T extends string>(values: readonly T[]) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((given) => (Array.isArray(given) ? given : given.split(',')).filter((v) => v !== ''))
    .pipe(z.array(z.enum(values)).max(values.length * 2));

export const month = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
  .describe('A month, `2026-10`');
