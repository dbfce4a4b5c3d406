import type { Client } from 'pg';
import { type Calls, cents } from './calls.ts';
import type { Person } from './people.ts';

/** Acts of guests by the links in their mails. */
export class ProductLinks {
  readonly #calls: Calls;
  readonly #database: Client;

  constructor(calls: Calls, database: Client) {
    this.#calls = calls;
    this.#database = database;
  }

  /** A guest gives up the spot. */
  async giveUp({ id }: Person, gameId: string): Promise<string> {
    const { rows } = await this.#database.query<{ id: string; price_cents: number }>(
      `select id, case when free_since is null then price_cents else 0 end as price_cents from registration where game_id = $1 and user_id = $2 and status in ('active', 'played')`,
      [gameId, id],
    );
    const [spot] = rows;
    if (!spot) return 'not_joined';
    const token = await this.#booking(spot.id);
    const { code, data } = await this.#calls.make(['POST', `/guest/bookings/${token}/cancel`, {}], null);
    if (code) return code;
    return spot.price_cents > 0 ? `refunded ${cents(data?.refundedAmount)}` : 'left';
  }

  /** A guest opens the link of their latest spot; somebody who never had a spot has no link. */
  async prove({ id }: Person, gameId: string): Promise<string> {
    const { rows } = await this.#database.query<{ id: string }>(
      `select id from registration where game_id = $1 and user_id = $2 order by place desc limit 1`,
      [gameId, id],
    );
    const [spot] = rows;
    if (!spot) return 'nothing';
    const { code } = await this.#calls.make(
      ['POST', `/guest/bookings/${await this.#booking(spot.id)}/proof`, {}],
      null,
    );
    return code ?? 'proved';
  }

  /** The token of the link that was mailed for a spot. */
  async #booking(registrationId: string): Promise<string> {
    const { rows } = await this.#database.query<{ text_body: string }>(
      `select text_body from mail where text_body like '%/booking/' || $1 || '.%' limit 1`,
      [registrationId],
    );
    return /\/booking\/(\S+)/.exec(rows[0]?.text_body ?? '')?.[1] ?? '';
  }
}
