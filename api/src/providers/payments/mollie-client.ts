import { setTimeout as wait } from 'node:timers/promises';
import { ProviderError } from './provider.ts';

/** The largest answer accepted; a payment takes some 2 kB. */
const maxBytes = 256 * 1024;

interface MollieCall {
  method: 'GET' | 'POST' | 'DELETE';
  /** The path below the API's address: `payments/tr_…`. */
  path: string;
  body?: object;
  idempotencyKey?: string;
}

interface MollieAnswer {
  status: number;
  body: unknown;
}

export type MollieClient = (call: MollieCall) => Promise<MollieAnswer>;

/**
 * Calls Mollie's API: JSON both ways, with one retry after a lost connection or a 5xx, within `limitMs` in total. It follows no redirects, which
 * would carry the key elsewhere.
 * @returns the answer for 2xx, 404, 410 or 422
 * @throws ProviderError for any other status, if no answer comes in time, or if the answer is not JSON
 */
export function mollieClient({
  apiKey,
  apiUrl,
  limitMs,
}: {
  apiKey: string;
  apiUrl: string;
  limitMs: number;
}): MollieClient {
  const base = `${apiUrl.replace(/\/+$/, '')}/v2/`;

  const attempt = async ({ method, path, body, idempotencyKey }: MollieCall, limit: AbortSignal) => {
    const response = await fetch(new URL(path, base), {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/hal+json',
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([limit, AbortSignal.timeout(limitMs * 0.45)]),
      redirect: 'error',
    });
    return { status: response.status, text: await readText(response) };
  };

  return async (call) => {
    const limit = AbortSignal.timeout(limitMs);
    const what = `${call.method} ${call.path.split('/')[0]}`;
    let cause: unknown;
    const unanswered = (error: unknown) => {
      cause = error;
      return null;
    };
    let answer = await attempt(call, limit).catch(unanswered);
    if (answer === null || answer.status >= 500) {
      await wait(limitMs * 0.05);
      answer = await attempt(call, limit).catch(unanswered);
    }
    if (answer === null) throw new ProviderError(`Mollie did not answer ${what}`, { cause });
    const { status, text } = answer;
    if (!(status >= 200 && status < 300) && ![404, 410, 422].includes(status))
      throw new ProviderError(`Mollie answered ${status} to ${what}`);
    return { status, body: status === 204 ? null : parse(text, what) };
  };
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by an error cancels the rest.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ProviderError(`Mollie answered more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError(`Mollie answered no JSON to ${what}`);
  }
}
