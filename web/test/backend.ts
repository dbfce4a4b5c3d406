import {
  type Call,
  type CallResponse,
  type ErrorCode,
  type ErrorParams,
  type FieldIssue,
  errorMessage,
  errors,
  refusalsOf,
} from '@rondo/contract';
import { vi } from 'vitest';
import { exampleOf, type Partly } from './example.ts';
import { instant } from './instant.ts';

/** A request to the API, read by the call's own schemas. */
export interface Asked {
  params: Record<string, string>;
  query: Record<string, unknown>;
  // Tests look into bodies of every shape.
  body: unknown;
  files: File[];
  /** The idempotency key. */
  key: string | null;
}

type Respond = (asked: Asked) => Promise<Response> | Response;

/** How a call is answered in a test. */
export interface Answer {
  call: Call;
  respond: Respond;
}

const json = (status: number, body: unknown, headers?: Record<string, string>) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/**
 * A call succeeds. The contract fills in the parts of its answer that a test doesn't give, and checks the whole: an answer that the API could
 * not give fails the test.
 * @param given the parts that the test is about, or a function of the request that returns them
 */
export function answer<C extends Call>(
  call: C,
  given?: Partly<CallResponse<C>> | ((asked: Asked) => Partly<CallResponse<C>>),
): Answer {
  const respond = (asked: Asked) => {
    const isFor = (one: typeof given): one is (asked: Asked) => Partly<CallResponse<C>> => typeof one === 'function';
    const body = exampleOf(call.output, isFor(given) ? given(asked) : given, instant.toString());
    const { success, error } = call.output.safeParse(body);
    if (!success) throw new Error(`${call.method} ${call.path} can't be answered so: ${error.message}`);
    return json(200, body);
  };
  return { call, respond };
}

/** A call is refused by one of the codes that the contract names for it. */
export function refuse(
  call: Call,
  code: ErrorCode,
  more: { params?: ErrorParams; issues?: FieldIssue[] } = {},
): Answer {
  if (!refusalsOf(call).includes(code)) throw new Error(`${call.method} ${call.path} is never refused by ${code}`);
  const [status] = errors[code];
  const message = errorMessage(code, more.params);
  const body = { status: status < 500 ? 'fail' : 'error', code, message, ...more };
  // Asks to try again at once, as the server does.
  const headers = code === 'busy' ? { 'retry-after': '0' } : undefined;
  return { call, respond: () => json(status, body, headers) };
}

/** A call that stays under way, to test what a page shows while it loads. */
export const neverAnswer = (call: Call): Answer => ({ call, respond: () => new Promise(() => {}) });

/** A call that gets no answer, as when the network drops. */
export const loseAnswer = (call: Call): Answer => ({
  call,
  respond: () => Promise.reject(new TypeError('Failed to fetch')),
});

/** An answer that is held back until the test releases it: `const held = hold(answer(join)); …; held.release()`. */
export function hold({ call, respond }: Answer): Answer & { release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { call, respond: (asked) => promise.then(() => respond(asked)), release: resolve };
}

/** Whether the browser reaches the server. */
let hasNetwork = true;

/** Takes the browser's network away, or gives it back. */
export function networkIs(there: boolean): void {
  hasNetwork = there;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
  window.dispatchEvent(new Event(there ? 'online' : 'offline'));
}

let answers: Answer[] = [];
let asked: { call: Call; asked: Asked }[] = [];
/** Requests without an answer of the test: each fails the test. */
let unanswered: string[] = [];

/** Adds answers that win over earlier ones, because the first answer to a call counts. */
export function respondWith(...more: Answer[]): void {
  answers = [...more, ...answers];
}

/** The requests of a call so far, the earliest first. */
export function askedOf(call: Call): Asked[] {
  return asked.filter((one) => one.call === call).map((one) => one.asked);
}

/** Requests that were told to come back, and how often in a row: the app repeats each three times (platform/api.ts). */
const toldToComeBack = new Map<string, number>();
// Kept now, because a test may stop the page's timers.
const wait = setTimeout;

/** Waits until the page has made the requests that it was about to make when its test ended, for a second at most. */
export async function untilAsked(): Promise<void> {
  await new Promise((resolve) => wait(resolve));
  for (let left = 100; left > 0 && [...toldToComeBack.values()].some((times) => times < 4); left -= 1)
    await new Promise((resolve) => wait(resolve, 10));
}

/** Forgets all answers. @returns the requests that no answer fitted */
export function resetBackend(): string[] {
  const missed = unanswered;
  [answers, asked, unanswered] = [[], [], []];
  toldToComeBack.clear();
  if (!hasNetwork) networkIs(true);
  return missed;
}

/** Replaces `fetch`: the test answers `/api/…`, the network everything else. */
export async function fetchFromTest(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, location.origin);
  if (url.pathname === '/healthz') return hasNetwork ? json(200, {}) : Promise.reject(new TypeError('Failed to fetch'));
  if (!url.pathname.startsWith('/api/')) return realFetch(input, init);
  const method = init.method ?? 'GET';
  for (const { call, respond } of answers) {
    const params = call.method === method ? paramsOf(call, url.pathname) : null;
    if (!params) continue;
    const key = new Headers(init.headers).get('idempotency-key');
    const what = { ...(await readAsked(call, params, url, init.body)), key };
    asked.push({ call, asked: what });
    const response = await respond(what);
    if (response.headers.has('retry-after'))
      toldToComeBack.set(url.href, ((toldToComeBack.get(url.href) ?? 0) % 4) + 1);
    else toldToComeBack.delete(url.href);
    return response;
  }
  unanswered.push(`${method} ${url.pathname}`);
  return json(501, { status: 'error', code: 'internal', message: `no answer for ${method} ${url.pathname}` });
}

const realFetch = window.fetch.bind(window);

function paramsOf({ path }: Call, pathname: string): Record<string, string> | null {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  const values = pattern.exec(pathname)?.slice(1);
  return values ? Object.fromEntries(names.map((name, n) => [name, decodeURIComponent(values[n] ?? '')])) : null;
}

async function readAsked(call: Call, params: Record<string, string>, url: URL, body: BodyInit | null | undefined) {
  const query: Record<string, unknown> = Object.fromEntries(url.searchParams);
  const isForm = body instanceof FormData;
  const text = isForm ? body.get('data') : body;
  const given: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
  const files = isForm ? [...body.values()].filter((one) => one instanceof File) : [];
  return { params, query, body: given, files };
}
