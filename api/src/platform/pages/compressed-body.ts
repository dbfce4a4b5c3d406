import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** Smaller bodies aren't compressed. */
const minBytes = 1024;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** The body of an answer shared by many, compressed once when first needed. */
export class CompressedBody {
  readonly bytes: Buffer;
  #etag: string | undefined;
  #br: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  /** The tag for `If-None-Match`. */
  get etag(): string {
    return (this.#etag ??= `"${createHash('sha1').update(this.bytes).digest('base64url')}"`);
  }

  /** Sends it in an encoding that this reader's browser accepts. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const besides = reply.getHeader('vary');
    void reply.header('vary', besides ? `${String(besides)}, Accept-Encoding` : 'Accept-Encoding');
    if (this.bytes.byteLength < minBytes) return reply.send(this.bytes);
    const accepted = request.headers['accept-encoding'] ?? '';
    if (takes(accepted, 'br'))
      return reply.header('content-encoding', 'br').send(await (this.#br ??= br(this.bytes, brotli)));
    if (takes(accepted, 'gzip'))
      return reply.header('content-encoding', 'gzip').send(await (this.#gzip ??= gz(this.bytes)));
    return reply.header('content-encoding', 'identity').send(this.bytes);
  }
}

/** Whether a list such as `gzip, br;q=0.8` accepts an encoding. */
export function takes(accepted: string, encoding: string): boolean {
  const entry = accepted.split(',').map((one) =>
    one
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  return entry.some(([name, quality]) => name === encoding && !/^q=0(?:\.0*)?$/.test(quality ?? ''));
}
