import { z } from 'zod';

/** Shapes that several features put on the wire. Strict: an answer with an undeclared field is refused in tests. */

export const id = z.uuid().describe('Opaque id');
/** Euros with at most two decimals; cents everywhere else. */
export const euros = z.number().describe('Euros, at most two decimals');
export const instant = z.iso.datetime({ offset: true }).describe('Instant, ISO 8601 with offset');
export const coordinates = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
  .describe('[longitude, latitude] in degrees');

export const success = z.literal('success');
/** An answer that only says it worked. */
export const done = z.strictObject({ status: success, message: z.string() });
export const pagination = z.strictObject({ totalCount: z.int(), totalPages: z.int() });

/** Text a person typed: trimmed, Unicode NFC, no control characters besides line breaks. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .transform((value) =>
      value
        .normalize('NFC')
        .replaceAll(/[\p{Cc}\p{Cs}]/gu, (c) => (c === '\n' ? c : ''))
        .trim(),
    )
    .pipe(z.string().min(min).max(max));

export const skipLimit = z.object({
  order: z.enum(['latest', 'earliest']).default('latest'),
  skip: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(6),
});

/** Some of a closed list, comma-separated or repeated. */
export const csv = <T extends readonly [string, ...string[]]>(values: T) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((given) => (Array.isArray(given) ? given : given.split(',')).filter((v) => v !== ''))
    .pipe(z.array(z.enum(values)).max(values.length * 2));
