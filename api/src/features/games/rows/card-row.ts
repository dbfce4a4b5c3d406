import type { Challenge } from '@rondo/contract';
import { sql } from 'kysely';
import { columnsOf } from '../../../platform/database/columns.ts';
import { gameColumnsWith } from '../../../platform/database/game-columns.ts';
import type { Rows } from '../../../platform/schema.ts';

interface EarlyBirdRow {
  id: string;
  priority: number;
  occupied: number;
  total: number;
  discountType: 'percentage' | 'fixed';
  discountValue: number;
}

/** A game's columns that a card shows as they are. */
const shown = gameColumnsWith('shown', 'card');

/** The columns a card needs of a game; times are ISO text. */
export interface GameCardRow extends Pick<Rows['game'], (typeof shown)[number]> {
  /** Path of the venue's photo; null without one. */
  venue_photo: string | null;
  joined_count: number;
  early_birds: EarlyBirdRow[] | null;
  has_passcode: boolean;
  challenge: Challenge | null;
  distance: number | null;
}

/** The photo of the venue of a game aliased `g`, by its key (decisions/0049-venue-photos.md). */
const venuePhoto = sql`(select v.path from venue_photo v where v.venue_id = g.venue_id) as venue_photo`;

/** The number of players; for a cancelled game, the number it had, because its own count dropped to zero with the spots. */
const joinedCount = sql`
  case when g.status = 'cancelled' then (
    select count(*) from registration c where c.game_id = g.id and c.status = 'cancelled')::int
  else g.joined_count end as joined_count`;

const side = (team: string, community: ReturnType<typeof sql>) => {
  const of = (column: string) => sql.ref(`${team}.${column}`);
  return sql`jsonb_build_object('name', ${of('name')}, 'team', ${of('id')}, 'joined', ${of('member_count')}, 'size', ${of('size')},
    'shortCode', (select c.short_code from community c where c.id = ${community} and c.closed_at is null))`;
};

/** The sides of a game aliased `g`, if it is a challenge. */
const challenge = sql`(
  select jsonb_build_object('home', ${side('home', sql`g.community_id`)}, 'away', ${side('away', sql`h.away_community_id`)},
    'accepted', h.accepted)
  from challenge h join team home on home.id = h.home_team_id join team away on away.id = h.away_team_id
  where h.game_id = g.id) as challenge`;

/**
 * The columns of {@link GameCardRow} except `distance`, for a game aliased `g`.
 * @param occupied how many spots of an early bird entry `e` are taken
 */
export const cardColumnsWith = (occupied: ReturnType<typeof sql>) => sql`
  ${columnsOf('g', shown)}, ${venuePhoto}, ${joinedCount}, ${challenge}, g.passcode is not null as has_passcode,
  case when g.price_cents > 0 then (
    select jsonb_agg(jsonb_build_object('id', e.id, 'priority', e.priority, 'occupied', ${occupied},
      'total', e.spots_total, 'discountType', e.discount_type, 'discountValue', e.discount_value) order by e.priority)
    from early_bird e where e.game_id = g.id) end as early_birds`;

export const cardColumns = cardColumnsWith(sql`e.spots_occupied`);
