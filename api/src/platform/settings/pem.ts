import { z } from 'zod';

/** Text in PEM; a settings file that can't have line breaks in a value writes `\n` for them. */
export const pem = z
  .string()
  .transform((text) => text.replaceAll(String.raw`\n`, '\n'))
  .refine((text) => text.trimStart().startsWith('-----BEGIN '), 'in PEM')
  .optional();
