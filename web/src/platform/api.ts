import type { Call, CallArguments, CallResponse, ErrorCode, ErrorParams, FieldIssue, Refusal } from '@rondo/contract';

/** A refusal of the API, or no answer at all (`status` 0, code `unavailable`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly issues: readonly FieldIssue[];

  constructor(status: number, refusal: Pick<Refusal, 'code' | 'message' | 'params' | 'issues'>) {
    super(refusal.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = refusal.code;
    this.params = refusal.params ?? {};
    this.issues = refusal.issues ?? [];
  }
}

export interface CallOptions {
  /** Sent for the field the contract names in `input.file`. */
  file?: File | null;
  /** Makes a retry safe: the same key gets the first answer (3-decisions §2). */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Whether nobody has answered, as when the network drops: nothing is known of what was asked. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

type Scalar = string | number | boolean | null | undefined;

interface Given extends CallOptions {
  params?: Record<string, Scalar>;
  query?: Record<string, Scalar | readonly Scalar[]>;
  body?: unknown;
}

interface Answer {
  status: number;
  body: unknown;
}

export type Transport = (url: string, init: RequestInit) => Promise<Answer>;

let transport: Transport = async (url, init) => {
  const response = await fetch(url, init);
  return { status: response.status, body: await response.json().catch(() => null) };
};

/** The server renders with calls inside its own process, as the visitor who asked. */
export function setTransport(next: Transport): void {
  transport = next;
}

const offlineListeners = new Set<() => void>();

/** Told when the API can't be reached; returns how to stop. */
export function onOffline(listener: () => void): () => void {
  offlineListeners.add(listener);
  return () => offlineListeners.delete(listener);
}

/** Makes one call of the contract: `call(listGames, { query })`. Throws {@link ApiError} when it is refused. */
export async function call<C extends Call>(
  definition: C,
  ...[input]: keyof CallArguments<C> extends never ? [input?: CallOptions] : [input: CallArguments<C> & CallOptions]
): Promise<CallResponse<C>> {
  const given = (input ?? {}) as Given;
  const answer = await send(addressOf(definition, given), {
    method: definition.method,
    credentials: 'same-origin',
    signal: given.signal,
    ...bodyOf(definition, given),
  });
  if (answer.status >= 400) throw new ApiError(answer.status, refusalIn(answer));
  return answer.body as CallResponse<C>;
}

async function send(url: string, init: RequestInit): Promise<Answer> {
  try {
    return await transport(url, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    for (const tell of offlineListeners) tell();
    throw new ApiError(0, { code: 'unavailable', message: 'The backend is not available at the moment!' });
  }
}

/** The address of a call: for a redirect of the API's, which is gone to instead of fetched. */
export function addressOf(definition: Call, given: Pick<Given, 'params' | 'query'>): string {
  const path = definition.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given.params?.[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return `/api${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

function bodyOf(definition: Call, given: Given): Pick<RequestInit, 'body' | 'headers'> {
  const headers: Record<string, string> = {};
  if (given.idempotencyKey) headers['idempotency-key'] = given.idempotencyKey;
  if (definition.input.file) {
    const form = new FormData();
    form.set('data', JSON.stringify(given.body ?? {}));
    if (given.file) form.set(definition.input.file, given.file);
    return { headers, body: form };
  }
  if (given.body === undefined) return { headers };
  headers['content-type'] = 'application/json';
  return { headers, body: JSON.stringify(given.body) };
}

function refusalIn({ status, body }: Answer): Pick<Refusal, 'code' | 'message' | 'params' | 'issues'> {
  if (typeof body === 'object' && body !== null && 'code' in body && 'message' in body) return body as Refusal;
  return { code: status === 503 ? 'unavailable' : 'internal', message: 'Something went wrong' };
}
