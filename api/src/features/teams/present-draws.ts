import type { GameDraws } from '@rondo/contract';
import { drawnTeams, drawSeal, drawSeed, isAsDrawn, showsDraws, showsScores } from '@rondo/rules';
import { sha256 } from '../../platform/sessions/sha256.ts';
import type { DrawsRow } from './draw-queries.ts';

/**
 * A game's draws: no seed is shown while anybody can still join. Players are listed by strength, in blocks; not for viewers who may not see them, if
 * scores are hidden, or once the game is cancelled.
 */
export async function presentDraws(
  row: DrawsRow,
  { seesPlayers, now }: { seesPlayers: boolean; now: Date },
): Promise<GameDraws> {
  const draws = await Promise.all(
    row.draws.map(async (draw) => ({ ...draw, seed: await drawSeed(row.draw_secret, draw.number, sha256) })),
  );
  const listsPlayers =
    seesPlayers &&
    row.status !== 'cancelled' &&
    showsScores({ eloDisabled: row.elo_disabled, community: row.community });
  const present = new Set(row.teams.flatMap(({ players }) => players));
  const teams = row.teams.filter(({ id }) => id !== null).map(({ players }) => players);
  const facts = {
    status: row.status,
    startsAt: new Date(row.starts_at),
    createdAt: new Date(row.rescheduled_at ?? row.created_at),
    priceCents: row.price_cents,
  };
  return {
    seal: await drawSeal(row.draw_secret, sha256),
    count: draws.length,
    saved:
      teams.length === 0
        ? null
        : (draws.findLast((draw) => isAsDrawn(drawnTeams(draw), teams, present))?.number ?? null),
    shown: showsDraws(facts, now)
      ? draws.map(({ players, ...draw }) => ({ ...draw, players: listsPlayers ? players : null }))
      : null,
  };
}
