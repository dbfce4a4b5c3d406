import { sql } from 'kysely';
import type { Context } from '../../../platform/serve.ts';
import { lockGames } from '../../games/life/lock-games.ts';
import { touchGame } from '../drawing/tell-of-plan.ts';
import { findTournament } from '../find-tournament.ts';
import { drawRounds } from './draw-rounds.ts';

/** A team whose last player left withdrew (decisions/0149-the-day-of-a-tournament.md): that may have been what a Swiss round waited for. */
export function hearGivenUp({ events }: Pick<Context, 'events'>): void {
  events.hear(['spot.givenUp'], async (trx, happened, now) => {
    const ids = [...new Set(happened.map(({ data }) => data.gameId))].toSorted();
    const { rows } = await sql<{ game_id: string }>`
      select game_id from tournament
      where game_id = any(${ids}::uuid[]) and drawn_at is not null and terms ->> 'format' = 'swiss'
      order by game_id`.execute(trx);
    for (const { game_id: id } of rows) {
      await lockGames(trx, id, 'one');
      const row = await findTournament(trx, id, null);
      if (!row) continue;
      await drawRounds(trx, row, now);
      await touchGame(trx, id);
    }
  });
}
