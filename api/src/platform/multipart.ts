import { type ErrorCode, errors } from '@rondo/contract';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { Refused } from './refusal.ts';

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errors, text);
}

/**
 * Reads a multipart body: JSON in the field `data`, or each value in a field of its own, and at most one file in `fileField`.
 * @param keep what is done with the file's bytes as they come
 * @throws Refused `invalid_input`, `picture_not_usable` for a file that is too large
 */
export async function readMultipart<Kept extends { size: number }>(
  request: FastifyRequest,
  fileField: string,
  keep: (name: string, bytes: Readable) => Promise<Kept>,
): Promise<{ data: unknown; file: Kept | null }> {
  let data: unknown;
  const fields = new Map<string, string>();
  let file: Kept | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const kept = await keep(part.filename, part.file);
        if (part.file.truncated) throw new Refused('picture_not_usable');
        if (part.fieldname === fileField && kept.size > 0) file = kept;
      } else if (part.fieldname === 'data') data = parseJson(String(part.value));
      else fields.set(part.fieldname, String(part.value));
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return { data: data ?? Object.fromEntries(fields), file };
}

/** The parser throws plain errors for a body it can't read: no boundary, or cut off. That is the sender's doing. */
function refusalOf(error: unknown): unknown {
  if (error instanceof Refused || (error instanceof Error && ('statusCode' in error || isOurs(error)))) return error;
  return new Refused('invalid_input', undefined, [{ path: '', message: 'not a complete multipart/form-data body' }]);
}

/** Our own disk failed. */
function isOurs(error: Error): boolean {
  return 'syscall' in error;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('invalid_input', undefined, [{ path: 'data', message: 'must be JSON' }]);
  }
}
