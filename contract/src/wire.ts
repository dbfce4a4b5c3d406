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

/**
 * What nobody sees: control characters and lone halves of letters, what turns the direction of reading, spaces of no width, fillers
 * and tags. The joiners and selectors of pictographs and of Indian scripts stay.
 */
const unseen =
  /\u034F|[\p{Cc}\p{Cs}\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Text a person typed: trimmed, Unicode NFC, nothing in it that can't be seen besides line breaks. */
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

/** The same on one line, such as a name: line breaks and runs of spaces are one space. */
export const line = (max: number, min = 0) =>
  z
    .string()
    .transform((value) =>
      value.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(unseen, '').replaceAll(/ +/g, ' ').trim(),
    )
    .pipe(z.string().min(min).max(max));

/**
 * An address on the web, written as browsers write it: whatever is odd in it (a NUL, half a character, spaces) is encoded or gone.
 * @param protocol https unless said otherwise
 */
export const webAddress = (max: number, protocol = /^https$/) => z.url({ protocol, normalize: true }).max(max);

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
