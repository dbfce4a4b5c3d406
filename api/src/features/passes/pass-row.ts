import type { PassGame } from '@rondo/rules/passes';
import { sql } from 'kysely';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Rows } from '../../platform/schema.ts';

const fields = [
  'id',
  'user_id',
  'game_id',
  'ride_cents',
  'rides_left',
  'ends_at',
] as const satisfies readonly (keyof Rows['pass'])[];

/** An open pass; times are ISO text. */
export interface PassRow extends Pick<Rows['pass'], (typeof fields)[number]> {
  /** The game at which it was bought. */
  game_name: string;
  /** The games of its series that are neither over nor cancelled. */
  to_come: number;
}

/** The number of upcoming games in the series of the table `s`. */
const gamesToCome = (series: ReturnType<typeof sql.ref>) => sql<number>`(
  select count(*) from game f where f.series_id = ${series} and not f.archived and f.status <> 'cancelled')`;

/** Selects open passes as `p`; further conditions come after it. */
export const openPasses = sql`
  select ${columnsOf('p', fields)}, g.name as game_name, ${gamesToCome(sql.ref('p.series_id'))} as to_come
  from pass p join game g on g.id = p.game_id where p.ended_at is null`;

/** The rides left on a pass, as the rules take them. */
export const heldRides = ({ rides_left: ridesLeft, ride_cents: rideCents }: PassRow) => ({ ridesLeft, rideCents });

/** A game at which a pass may be bought; times are ISO text. */
export interface SoldRow extends Pick<
  Rows['game'],
  'id' | 'series_id' | 'price_cents' | 'tournament_external' | 'status' | 'archived' | 'starts_at'
> {
  pass_percent: number | null;
  /** The games of its series that begin while a pass bought now is valid. */
  to_play: number;
}

/** The facts that decide whether a pass is sold at this game. */
export const soldGame = (game: SoldRow): PassGame => ({
  percentOff: game.pass_percent,
  priceCents: game.price_cents,
  external: game.tournament_external,
  status: game.status,
  archived: game.archived,
  startsAt: new Date(game.starts_at),
  gamesToPlay: game.to_play,
});
