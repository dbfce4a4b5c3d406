import { randomUUID } from 'node:crypto';
import type { Rondo } from '../../../api/src/compose.ts';
import type { Joiner } from '../world.ts';

/** The parts of answers that are compared. */
export interface Answer {
  code?: string;
  amount?: number;
  orderId?: string;
  paymentLink?: string;
  order?: { status: string; outcome: string | null };
  data?: {
    outcome?: string;
    amount?: number;
    refundedAmount?: number;
    _id?: string;
    kept?: number;
    complete?: boolean;
    match?: { _id: string };
    offer?: { price: number } | null;
  };
}

export type Call = [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body: object];

/** Calls of the API, each with a key of its own. */
export class Calls {
  readonly #rondo: Rondo;

  constructor(rondo: Rondo) {
    this.#rondo = rondo;
  }

  async make<T = Answer>([method, path, body]: Call, as: Joiner | null): Promise<T> {
    const answer = await this.#rondo.app.inject({
      method,
      url: path.startsWith('/dev') || path.startsWith('/sandbox') ? path : `/api${path}`,
      headers: {
        ...(as && as.token !== '' && { authorization: `Bearer ${as.token}` }),
        'idempotency-key': randomUUID(),
      },
      ...(method !== 'GET' && { payload: body }),
    });
    // Hears events, as workers do within two seconds.
    if (method !== 'GET') await this.#rondo.events.tellHearers();
    if (answer.statusCode >= 500) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json<T>();
  }
}

export function cents(euros: number | undefined): number {
  return Math.round((euros ?? Number.NaN) * 100);
}
