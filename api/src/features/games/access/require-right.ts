import { type LeadingRight, mayLead, runsGame } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { rightsOf } from '../../../platform/people/leading.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';

type Whose = { id: string; organiser_id: string };

/**
 * Ensures that somebody may do this with all of these games: because they run them, or as a co-organiser. Called after the games are
 * locked, so that a right just taken away no longer counts.
 * @throws Refused `not_allowed`
 */
export async function requireRight(
  db: Database,
  viewer: Viewer,
  games: readonly Whose[],
  right: LeadingRight,
): Promise<void> {
  const others = games.filter(({ organiser_id: organiserId }) => !runsGame(viewer, { organiserId }));
  if (others.length === 0) return;
  const ids = others.map(({ id }) => id);
  const { rows } = await sql<{ id: string; rights: LeadingRight[] }>`
    select g.id, ${rightsOf(viewer.id, sql`g.id`)} as rights from game g where g.id = any(${ids}::uuid[])`.execute(db);
  const rights = new Map(rows.map((row) => [row.id, row.rights]));
  for (const { id, organiser_id: organiserId } of others)
    if (!mayLead(viewer, { organiserId, rights: rights.get(id) ?? [] }, right)) throw new Refused('not_allowed');
}

/** A game as far as leading it goes, with what this person was trusted with in it; `ends_at` is ISO text. */
interface Led extends Whose {
  ends_at: string;
  rights: LeadingRight[];
}

/** @throws Refused `game_not_found` */
export async function requireLed(db: Database, viewer: Viewer, gameId: string): Promise<Led> {
  const { rows } = await sql<Led>`
    select g.id, g.organiser_id, g.ends_at, ${rightsOf(viewer.id, sql`g.id`)} as rights from game g
    where g.id = ${gameId}`.execute(db);
  if (!rows[0]) throw new Refused('game_not_found');
  return rows[0];
}

/**
 * The same for a game that isn't locked, before work that only people with this right should cause. @throws Refused `game_not_found`,
 * `not_allowed`
 */
export async function requireRightIn(db: Database, viewer: Viewer, gameId: string, right: LeadingRight): Promise<void> {
  const { organiser_id: organiserId, rights } = await requireLed(db, viewer, gameId);
  if (!mayLead(viewer, { organiserId, rights }, right)) throw new Refused('not_allowed');
}
