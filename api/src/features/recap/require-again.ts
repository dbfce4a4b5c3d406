import { mayCreateGame } from '@rondo/rules';
import { type Again, hasRecap, refuseAgain } from '@rondo/rules/recap';
import type { Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { type AgainRow, findAgain } from './recap-queries.ts';

/** The facts that decide what somebody can do for another game like this one. */
export const againOf = (row: AgainRow, viewer: Viewer): Again => ({
  hasNext: row.next !== null || row.was_opened,
  isTournament: row.is_tournament,
  isChallenge: row.is_challenge,
  isHost: row.organiser_id === viewer.id,
  mayOpen: mayCreateGame(viewer, { priceCents: row.price_cents, external: row.tournament_external }),
  hasHost: row.has_host,
  isGuest: viewer.role === 'guest',
  hasAsked: row.has_asked,
});

/** Whether the recap of a game is still shown. */
export const stands = ({ ends_at: endsAt, ...game }: AgainRow, now: Date): boolean =>
  hasRecap({ ...game, endsAt: new Date(endsAt) }, now);

/** @throws Refused `game_not_found` for people who neither played in it nor hosted it, or as `refuseAgain` says */
export async function requireAgain(
  trx: Transaction,
  wanted: 'open' | 'ask',
  { gameId, viewer }: { gameId: string; viewer: Viewer },
  now: Date,
): Promise<AgainRow> {
  const [row] = await findAgain(trx, viewer.id, gameId, now);
  if (!row) throw new Refused('game_not_found');
  const code = refuseAgain(wanted, { stands: stands(row, now), again: againOf(row, viewer) });
  if (code) throw new Refused(code);
  return row;
}
