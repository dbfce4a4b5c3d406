import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The status of a payment in a provider's books; `cancelled` by the payer. */
export type BookStatus = 'open' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'reversed';

/** A payment in the books of a fake provider. */
export interface Booked {
  reference: string;
  orderId: string;
  status: BookStatus;
  totalCents: number;
  currency: string;
  /** The payment's refunds; `refundId` is the seller's own number, null for one made at the provider. */
  refunds?: BookedRefund[];
  /** The payment's charge-backs in cents; `won` ones are the seller's again. */
  disputed?: { cents: number; won: boolean }[];
  /** The provider's own name of the method. */
  method: string;
  /** The answer when it was created; a repeated request gets it again. */
  firstAnswer: { body: string; asked: string };
}

export interface BookedRefund {
  id: string;
  refundId: string | null;
  cents: number;
  /** The provider's word for it: `pending`, `failed` and so on. */
  status: string;
}

/** What a fake provider paid to the bank. */
interface PaidOut {
  reference: string;
  paidAt: Date;
  parts: {
    id: string;
    kind: 'payment' | 'refund' | 'charge_back' | 'cost';
    /** The reference of the payment. */
    of: string | null;
    /** Below zero if the money went back; for a cost, what it took. */
    cents: number;
    feeCents?: number;
  }[];
}

/** The size of a page in a fake's lists, so small that there are several pages. */
export const pageSize = 2;

export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Reply {
  status: number;
  body: object;
}

/** How a provider can misbehave. */
export type Trouble = 'slow' | 'reset' | 'error' | 'busy' | 'malformed' | 'dripping' | 'another payment';

/** A fake payment provider on loopback that refuses what the real one would refuse. */
export interface FakeProvider {
  url: string;
  books: Map<string, Booked>;
  /** What the provider paid to the bank, the newest first, and what it holds now, in cents. */
  paidOut: PaidOut[];
  holdsCents: number;
  asked: Asked[];
  /** Why the provider refused requests: a test ends without any. */
  problems: string[];
  /** How the provider misbehaves; `times` counts lost connections or errors before it is well again; `of` limits it to some requests. */
  trouble: { kind: Trouble; times?: number; of?: (asked: Asked) => boolean } | null;
  /** The provider's clock. */
  now: () => Date;
  /** How many requests are waiting for an answer now. */
  waiting(): number;
  /** Cuts every connection. */
  hangUp(): void;
  close(): Promise<void>;
}

/** Starts it. `answer` returns the reply, or throws `Wrong` for a request that the real one would refuse. */
export async function startFakeProvider(answer: (asked: Asked, fake: FakeProvider) => Reply): Promise<FakeProvider> {
  let waiting = 0;
  const server = createServer((request, response) => {
    waiting += 1;
    response.on('close', () => (waiting -= 1));
    void serve(request, response);
  });
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '', headers } = request;
    const asked = { method, path, headers, body: await readBody(request) };
    fake.asked.push(asked);
    if (misbehave(fake, asked, response)) return;
    const { status, body: reply } = replyTo(asked);
    const text = JSON.stringify(fake.trouble?.kind === 'another payment' ? renamed(reply) : reply);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  };
  const replyTo = (asked: Asked): Reply => {
    try {
      return answer(asked, fake);
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      fake.problems.push(`${asked.method} ${asked.path}: ${error.message}`);
      return { status: 400, body: { error: { type: 'invalid_request_error', message: error.message }, status: 400 } };
    }
  };
  const fake: FakeProvider = {
    url: '',
    books: new Map(),
    paidOut: [],
    holdsCents: 0,
    asked: [],
    problems: [],
    trouble: null,
    now: () => new Date(),
    waiting: () => waiting,
    hangUp: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

/** A request that the real provider would refuse. */
class Wrong extends Error {}

/** Refuses the request unless `holds`. */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Wrong(what);
}

/** Refuses fields beyond those that are known, and values other than these; a function or pattern judges the value. */
export function mustBe(
  fields: Record<string, unknown>,
  known: Record<string, string | RegExp | ((value: string) => boolean)>,
): void {
  for (const name of Object.keys(fields)) must(name in known, `unknown field ${name}`);
  for (const [name, wanted] of Object.entries(known)) {
    must(name in fields, `no field ${name}`);
    const value = typeof fields[name] === 'string' ? fields[name] : JSON.stringify(fields[name]);
    const holds =
      typeof wanted === 'string' ? value === wanted : wanted instanceof RegExp ? wanted.test(value) : wanted(value);
    must(holds, `${name} is ${value}`);
  }
}

/** Misbehaves as the trouble says instead of answering. @returns whether it did */
function misbehave(fake: FakeProvider, asked: Asked, response: ServerResponse): boolean {
  const { trouble } = fake;
  if (trouble === null || trouble.of?.(asked) === false) return false;
  if (trouble.times !== undefined && trouble.times-- <= 0) return false;
  switch (trouble.kind) {
    case 'slow':
      return true;
    case 'reset':
      response.socket?.resetAndDestroy();
      return true;
    case 'error':
      response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service unavailable</h1>');
      return true;
    case 'busy':
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '60' }).end('{"error":{}}');
      return true;
    case 'malformed':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id": "tr_');
      return true;
    case 'dripping': {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
      return true;
    }
    case 'another payment':
      return false;
  }
}

/** The answer, about somebody else's payment. */
function renamed(reply: object): object {
  return {
    ...reply,
    ...('id' in reply && { id: `${String(reply.id).slice(0, -4)}0000` }),
    client_reference_id: 'another',
    metadata: { orderId: 'another' },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
