import { noteAnswered } from './connection.ts';
import { proveIdentity } from './identity.ts';
import { begin } from './ready.ts';
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
  /** The file for the field that the contract names in `input.file`. */
  file?: File | null;
  /** The files for the field in `input.files`. */
  files?: readonly File[];
  /** Makes a retry safe: a second call with the same key gets the first answer (product.md#money). */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Whether the call got no answer, as when the network drops: its effect is unknown. */
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

/**
 * Makes a request, and repeats it up to three times if the server asks for that: a server that refused because it is busy has not begun anything
 * (reliability.md#overload).
 */
export const ask = async (url: string, init: RequestInit, again = 3): Promise<Answer> => {
  const response = await fetch(url, init);
  const { headers, status } = response;
  const isFile = headers.get('content-type')?.startsWith('application/xml');
  const body: unknown = await (isFile ? response.text() : response.json().catch(() => null));
  if (again === 0 || (body as Partial<Refusal> | null)?.code !== 'busy') return { status, body };
  await new Promise((resolve) => setTimeout(resolve, Number(headers.get('retry-after')) * 1000));
  return ask(url, init, again - 1);
};

let transport: Transport = (url, init) => ask(url, init);

/** Replaces how calls are made: the server renders with calls inside its own process, as the visitor who asked. */
export function setTransport(next: Transport): void {
  transport = next;
}

let readyToRefuse: () => Promise<void> = async () => undefined;

/** How many milliseconds a refusal waits for its words at most: if their file doesn't come, as in a tunnel, the refusal is still shown. */
const patienceMs = 3000;

/** In the browser a refusal is shown once `load` has fetched its words, at most after three seconds. */
export function beforeRefusing(load: () => Promise<void>): void {
  readyToRefuse = () => Promise.race([load(), new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
}

const unansweredListeners = new Set<() => void>();

/** Calls `listener` when a call gets no answer; returns a function that stops it. */
export function onUnanswered(listener: () => void): () => void {
  unansweredListeners.add(listener);
  return () => unansweredListeners.delete(listener);
}

const loggedOutListeners = new Set<() => void>();

/** Calls `listener` when a write was refused because nobody is logged in; returns a function that stops it. */
export function onLoggedOut(listener: () => void): () => void {
  loggedOutListeners.add(listener);
  return () => loggedOutListeners.delete(listener);
}

/**
 * Calls the API by its contract: `call(listGames, { query })`. If the server wants users to prove who they are first, the call is repeated once
 * they have. Throws {@link ApiError} when refused.
 */
export async function call<C extends Call>(
  definition: C,
  ...[input]: keyof CallArguments<C> extends never ? [input?: CallOptions] : [input: CallArguments<C> & CallOptions]
): Promise<CallResponse<C>> {
  const given = (input ?? {}) as Given;
  const ask = () => answerOf(definition, given) as Promise<CallResponse<C>>;
  try {
    return await ask();
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'confirm_identity';
    if (isAsked && (await proveIdentity())) return ask();
    throw error;
  }
}

async function answerOf(definition: Call, given: Given): Promise<unknown> {
  const end = begin();
  try {
    const answer = await send(addressOf(definition, given), {
      method: definition.method,
      credentials: 'same-origin',
      signal: given.signal,
      ...bodyOf(definition, given),
    });
    if (answer.status >= 400) {
      // If the phrases can't be loaded, the refusal shows the server's own words.
      await readyToRefuse().catch(() => undefined);
      const refused = new ApiError(answer.status, refusalIn(answer));
      if (definition.method !== 'GET' && refused.code === 'not_logged_in')
        for (const tell of loggedOutListeners) tell();
      throw refused;
    }
    return answer.body;
  } finally {
    end();
  }
}

async function send(url: string, init: RequestInit): Promise<Answer> {
  try {
    const answer = await transport(url, init);
    noteAnswered();
    return answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    for (const tell of unansweredListeners) tell();
    throw new ApiError(0, { code: 'unavailable', message: 'The backend is not available at the moment!' });
  }
}

/** The address of a call that redirects, which the browser goes to instead of fetching it. */
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
  const { file, files } = definition.input;
  if (file !== undefined || files) {
    const form = new FormData();
    form.set('data', JSON.stringify(given.body ?? {}));
    if (file !== undefined && given.file) form.set(file, given.file);
    for (const one of given.files ?? []) if (files) form.append(files.field, one);
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
