import type { Client } from 'pg';
import type { Joiner } from '../world.ts';
import type { Calls } from './calls.ts';

/** Tournaments whose captains enter teams, over the product's API. */
export class ProductTeams {
  readonly #calls: Calls;
  readonly #database: Client;
  #named = 0;

  constructor(calls: Calls, database: Client) {
    this.#calls = calls;
    this.#database = database;
  }

  /** Creates a tournament with as many places as its game has spots. @returns the answer, and the form of its game */
  async create(form: { players: number }, admin: Joiner) {
    const teams = Array.from({ length: form.players }, (_, index) => ({
      name: `Team ${index + 1}`,
      color: '#0b7a3e',
      team_size: 1,
    }));
    const terms = { format: 'knockOut', matchMinutes: 5, courts: [{ name: 'A', from: 0, to: 60 }] };
    const game = { ...form, tournament: true, teams };
    const answer = await this.#calls.make(['POST', '/tournaments', { game, entry: 'team', teamSize: 5, terms }], admin);
    const { rows } = await this.#database.query<{ _id: string }>(
      'select id as _id from team where game_id = $1 order by position',
      [answer.data?.match?._id ?? null],
    );
    return { answer, form: { ...game, teams: teams.map((team, index) => ({ ...team, ...rows[index] })) } };
  }

  /** Names a team, each time another. */
  async name(captain: Joiner, gameId: string): Promise<string> {
    this.#named += 1;
    const name = { name: `Elf ${this.#named}` };
    const { code } = await this.#calls.make(['POST', `/tournaments/${gameId}/teams`, name], captain);
    return code ?? 'named';
  }

  /** The place that somebody enters: the one kept for them, else the first free one; nothing where no spot is open for them, as on the page. */
  async placeOf({ id }: Joiner, gameId: string): Promise<{ teamId?: string }> {
    const { rows } = await this.#database.query<{ teamId: string }>(
      `with hold as (
        select user_id, team_id, registration_id from spot_hold
        where game_id = $1 and released_at is null and expires_at > app_now())
      select t.id as "teamId" from team t join game g on g.id = t.game_id
      where g.id = $1 and g.tournament and t.member_count = 0
        and g.joined_count + (select count(*) from hold where user_id <> $2 and registration_id is null) < g.capacity
        and not exists (select from hold h where h.team_id = t.id and h.user_id <> $2)
      order by exists (select from hold h where h.team_id = t.id) desc, t.position limit 1`,
      [gameId, id],
    );
    return rows[0] ?? {};
  }
}
