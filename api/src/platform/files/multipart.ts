import multipart from '@fastify/multipart';
import type { ErrorCode } from '@rondo/contract';
import { gameForm } from '@rondo/rules';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Readable } from 'node:stream';
import { Refused } from '../refusal.ts';

/** Adds a route that takes multipart bodies, in a scope of its own, because the plugin does something for every request of its scope. */
export function routeWithFiles(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: gameForm.pictureMaxBytes, files: 1, fields: 5, fieldSize: 64 * 1024, parts: 6 },
    });
    scope.route(route);
  });
}

/**
 * Reads a multipart body: JSON in the field `data`, or each value in its own field, and at most `most` files in `field`.
 * @param keep stores a file's bytes as they arrive
 * @throws Refused `invalid_input`, `too_many_photos`; for a file that is too large the code of `tooLarge`, or of several files `photo_too_large`
 */
export async function readMultipart<Kept extends { size: number }>(
  request: FastifyRequest,
  { field, most, tooLarge }: { field: string; most: number; tooLarge: ErrorCode },
  keep: (name: string, bytes: Readable) => Promise<Kept>,
): Promise<{ data: unknown; files: Kept[] }> {
  let data: unknown;
  const fields = new Map<string, string>();
  const files: Kept[] = [];
  try {
    for await (const part of request.parts(most > 1 ? { limits: limitsOfSeveral(most) } : {})) {
      if (part.type === 'file') {
        if (files.length === most) throw new Refused('too_many_photos', { most });
        const kept = await keep(part.filename, part.file);
        if (part.file.truncated) throw most === 1 ? new Refused(tooLarge) : oneTooLarge(part, files.length);
        if (part.fieldname === field && kept.size > 0) files.push(kept);
      } else if (part.fieldname === 'data') data = parseJson(String(part.value));
      else fields.set(part.fieldname, String(part.value));
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return { data: data ?? Object.fromEntries(fields), files };
}

/** Accepts the beginning of one file too many, so that the refusal can name it. */
function limitsOfSeveral(most: number) {
  const fields = 20;
  return { files: most + 1, fields, parts: most + 1 + fields };
}

function oneTooLarge(part: { fieldname: string; filename: string }, at: number): Refused {
  const mb = gameForm.pictureMaxBytes / 1024 / 1024;
  const issues = [{ path: `${part.fieldname}.${at}`, message: 'too large' }];
  return new Refused('photo_too_large', { file: part.filename, mb }, issues);
}

/** The parser throws plain errors for a body that it can't read, without a boundary or cut off; that is the sender's fault. */
function refusalOf(error: unknown): unknown {
  if (error instanceof Refused || (error instanceof Error && ('statusCode' in error || isOurs(error)))) return error;
  return new Refused('invalid_input', undefined, [{ path: '', message: 'not a complete multipart/form-data body' }]);
}

/** Whether Rondo's own disk failed. */
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
