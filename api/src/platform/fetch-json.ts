/** Thrown for a useless answer of another server. */
class AnswerError extends Error {
  override name = 'AnswerError';
}

/** The largest answer accepted: 20 addresses, or the weather of 20 places, take some 100 kB. */
const maxBytes = 512 * 1024;

/** The address of a call below a base address, with its query. */
export function addressOf(base: string, path: string, query: Record<string, string | number>): URL {
  const url = new URL(`${base.replace(/\/+$/, '')}/${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}

/**
 * Fetches JSON of unknown shape. It follows no redirects, so that only the configured address is asked.
 * @throws AnswerError for a status other than 200, an answer that is too large or not JSON; the fetch's own error when it fails
 */
export async function fetchJson(url: URL, signal: AbortSignal, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json', ...headers } });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new AnswerError(`${url.host} answered ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by an error cancels the rest.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new AnswerError(`${url.host} answered more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new AnswerError(`${url.host} answered no JSON`);
  }
}
