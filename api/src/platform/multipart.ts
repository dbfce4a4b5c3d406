import { type ErrorCode, errors } from '@rondo/contract';
import type { FastifyRequest } from 'fastify';
import { Refused } from './refusal.ts';

export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errors, text);
}

/**
 * Reads a multipart body: JSON in the field `data`, or each value in a field of its own, and at most one file in `fileField`.
 * A JSON body is taken as well, for clients without a file.
 */
export async function readMultipart(
  request: FastifyRequest,
  fileField: string,
): Promise<{ data: unknown; file: UploadedFile | null }> {
  if (!request.isMultipart()) return { data: request.body, file: null };
  let data: unknown;
  const fields = new Map<string, string>();
  let file: UploadedFile | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname === fileField && bytes.length > 0) file = { name: part.filename, bytes };
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
  if (error instanceof Refused || (error instanceof Error && 'statusCode' in error)) return error;
  return new Refused('invalid_input', undefined, [{ path: '', message: 'not a complete multipart/form-data body' }]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('invalid_input', undefined, [{ path: 'data', message: 'must be JSON' }]);
  }
}
