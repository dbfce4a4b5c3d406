import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import type { Joiner } from '../world.ts';
import { type Calls, cents } from './calls.ts';
import type { Goodwill } from './oracle-taking-out.ts';
import type { Person } from './people.ts';
import type { Step } from './steps.ts';

const kinds = ['takeOut', 'letIn', 'ban', 'goodwill'] as const;
type AdminStep = Extract<Step, { do: (typeof kinds)[number] }>;

export function isOfAdmin(step: Step): step is AdminStep {
  return kinds.some((kind) => kind === step.do);
}

const reason = 'The model asks for it';

/** An admin's acts on a player and their spot. */
export class ProductAdmin {
  readonly #calls: Calls;
  readonly #database: Client;
  readonly #admin: Joiner;
  readonly #sweep: () => Promise<void>;

  constructor(calls: Calls, database: Client, admin: Joiner, sweep: () => Promise<void>) {
    this.#calls = calls;
    this.#database = database;
    this.#admin = admin;
    this.#sweep = sweep;
  }

  async do(step: AdminStep, person: Person, matchId: string): Promise<string> {
    await this.#confirmIdentity();
    switch (step.do) {
      case 'takeOut':
        return this.#takeOut(person, matchId);
      case 'letIn': {
        const { code } = await this.#calls.make(
          ['DELETE', `/matches/${matchId}/takenOut/${person.id}`, {}],
          this.#admin,
        );
        return code ?? 'let in';
      }
      case 'ban':
        return this.#ban(person);
      case 'goodwill':
        return this.#giveGoodwill(person, matchId, step.cents);
    }
  }

  async #takeOut({ id: targetId }: Person, matchId: string): Promise<string> {
    const { code } = await this.#calls.make(['PATCH', '/matches/mainlist', { matchId, targetId, reason }], this.#admin);
    return code ?? 'taken out';
  }

  /** Bans somebody, runs the sweeps, which end their regular spots, lifts the ban, and lets them log in again. */
  async #ban(person: Person): Promise<string> {
    for (const banned of [true, false]) {
      const { code } = await this.#calls.make(['PATCH', `/admin/users/${person.id}`, { banned, reason }], this.#admin);
      if (code) return code;
      await this.#sweep();
    }
    if (person.token !== '') person.token = await this.#logIn(person);
    return 'banned';
  }

  async #giveGoodwill({ id }: Person, gameId: string, amountCents: number): Promise<string> {
    const { rows } = await this.#database.query<{ id: string }>(
      `select id from registration where game_id = $1 and user_id = $2 order by place desc limit 1`,
      [gameId, id],
    );
    const [spot] = rows;
    if (!spot) return 'nothing';
    const body = { amount: amountCents / 100, reason };
    const { code, data } = await this.#calls.make(['POST', `/admin/spots/${spot.id}/goodwill`, body], this.#admin);
    return code ?? `given ${cents(data?.amount)}`;
  }

  async #logIn({ id }: Person): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(token).digest();
    await this.#database.query(
      `insert into session (user_id, token_hash, bearer_hash, bearer_expires_at, created_at, expires_at)
      values ($1, $2, $2, now() + interval '1 day', now(), now() + interval '1 day')`,
      [id, hash],
    );
    return token;
  }

  /** All goodwill ever given for spots that stayed. */
  async goodwill(people: readonly Person[]): Promise<Goodwill[]> {
    const { rows } = await this.#database.query<{ user_id: string; cents: number; at: Date }>(
      `select j.user_id, p.amount_cents::int as cents, j.created_at as at from journal j
      join posting p on p.journal_id = j.id and p.amount_cents > 0 where j.kind = 'goodwill'`,
    );
    return rows.map(({ user_id, cents, at }) => ({
      who: people.findIndex(({ id }) => id === user_id),
      cents,
      at: at.getTime(),
    }));
  }

  async #confirmIdentity(): Promise<void> {
    await this.#database.query('update session set identity_confirmed_at = now() where user_id = $1', [this.#admin.id]);
  }
}
