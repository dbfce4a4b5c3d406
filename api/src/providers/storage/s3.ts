import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import type { BucketSettings } from '../../platform/settings/storage-settings.ts';
import { StorageError, type StorageProvider } from './provider.ts';

/** How long one call may take, retries included, because people wait for a picture to be stored. */
const answerLimitMs = 8000;

const types: Record<string, string> = { webp: 'image/webp', svg: 'image/svg+xml', jpg: 'image/jpeg' };

/** A server in front of the bucket, such as a CDN, may cache its files, because a name never gets other bytes. */
const cacheControl = 'public, max-age=31536000, immutable';

/** Stores files in a bucket of Amazon S3, or of a server that speaks its protocol. */
export function s3Storage(
  { url, region, accessKeyId, secretAccessKey }: BucketSettings,
  { limitMs } = { limitMs: answerLimitMs },
): StorageProvider & {
  /** @throws StorageError, which is RefusedByBucket if the bucket answers */
  check(): Promise<void>;
} {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  const ask = async (address: string, init: RequestInit = {}): Promise<{ status: number; body: Buffer }> => {
    const signal = AbortSignal.timeout(limitMs);
    try {
      const answer = await client.fetch(address, { ...init, signal, redirect: 'manual' });
      return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
    } catch (error) {
      throw new StorageError(`the bucket did not answer: ${reasonOf(error)}`);
    }
  };
  const need = async (address: string, init: RequestInit, accepted: readonly number[]) => {
    const answer = await ask(address, init);
    if (!accepted.includes(answer.status)) throw new RefusedByBucket(init.method ?? 'GET', answer);
    return answer;
  };
  const addressOf = (name: string) => `${url}/${name.split('/').map(encodeURIComponent).join('/')}`;

  return {
    async put(name, bytes) {
      const headers = {
        'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        'cache-control': cacheControl,
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      await need(addressOf(name), { method: 'PUT', headers, body: new Uint8Array(bytes) }, [200, 201, 204]);
    },
    async read(name) {
      const { status, body } = await need(addressOf(name), {}, [200, 404]);
      return status === 404 ? null : body;
    },
    async remove(name) {
      await need(addressOf(name), { method: 'DELETE' }, [200, 202, 204, 404]);
    },
    async check() {
      await need(`${url}?list-type=2&max-keys=1`, {}, [200]);
    },
  };
}

/** The bucket answered with a refusal. */
export class RefusedByBucket extends StorageError {
  readonly status: number;

  constructor(method: string, { status, body }: { status: number; body: Buffer }) {
    const code = /<Code>(\w{1,60})<\/Code>/.exec(body.toString('utf8', 0, 2000))?.[1];
    super(`the bucket answered ${[status, code].filter(Boolean).join(' ')} to ${method}`);
    this.status = status;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
