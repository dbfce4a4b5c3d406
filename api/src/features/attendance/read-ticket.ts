import { plainTicket } from '@rondo/rules/attendance';
import { sql } from 'kysely';
import { isSpot } from '../../platform/people/held-spots.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { spotOf, ticketOf } from '../../platform/sessions/tickets.ts';
import { type Secret, someSecret } from '../../platform/sessions/tokens.ts';

type NamedSpot = Pick<Rows['registration'], 'id' | 'game_id' | 'status'>;

/**
 * The spot in a game that a ticket's text or code names.
 * @throws Refused `ticket_unknown`, `ticket_of_another_game`, `ticket_given_up`
 */
export async function readTicket(db: Database, secret: Secret, gameId: string, given: string): Promise<string> {
  const spot = await findNamed(db, secret, gameId, plainTicket(given));
  if (!spot) throw new Refused('ticket_unknown');
  if (spot.game_id !== gameId) throw new Refused('ticket_of_another_game');
  if (spot.status !== 'active' && spot.status !== 'played') throw new Refused('ticket_given_up');
  return spot.id;
}

/** A text names a spot of any game. A code is looked for among the spots of this game, taken ones first. */
async function findNamed(db: Database, secret: Secret, gameId: string, ticket: string): Promise<NamedSpot | null> {
  const spotId = spotOf(secret, ticket);
  const which = spotId ? sql`id = ${spotId}` : sql`game_id = ${gameId} and ${isSpot('registration')}`;
  const { rows } = await sql<NamedSpot>`
    select id, game_id, status from registration where ${which}
    order by status in ('active', 'played') desc`.execute(db);
  return (
    (spotId ? rows[0] : rows.find(({ id }) => someSecret(secret, (one) => ticketOf(one, id).code === ticket))) ?? null
  );
}
