import { chosen } from '@rondo/rules';
import type { Rows } from '../schema.ts';
import { type ColumnsWith as With, columnsWith } from './columns-with.ts';

/** What has to be decided about a column of a game (decisions/0128-complete-by-construction.md). */
interface GameColumn {
  /**
   * What sets the column: the form's field of the same name, when a game is made or edited; reading the form (`read-form.ts`); the start in the form;
   * making the game, whatever the form says; the game's later life; or the database itself.
   */
  by: 'form' | 'reading' | 'start' | 'making' | 'life' | 'database';
  /** Whether the same game a week or two later gets the same value (product.md#after-a-game). */
  again: boolean;
  /** Whether the organiser's exported data contain it. */
  exported: boolean;
  /** Where it is shown: on each card, or only on the game's page; `viewer`: it decides what the page says to its viewer. */
  shown: 'card' | 'page' | 'viewer' | null;
}

/**
 * Every column of a game. Making, editing, repeating, copying, exporting and showing games take their columns from here, so a new column doesn't
 * compile until each of these is decided.
 */
const gameColumns = {
  id: { by: 'making', again: false, exported: true, shown: 'card' },
  name: { by: 'form', again: true, exported: true, shown: 'card' },
  description: { by: 'form', again: true, exported: true, shown: 'page' },
  contact_details: { by: 'form', again: true, exported: true, shown: 'page' },
  organisational_details: { by: 'form', again: true, exported: true, shown: 'page' },
  sport: { by: 'form', again: true, exported: true, shown: 'card' },
  level: { by: 'form', again: true, exported: true, shown: 'card' },
  level_limit: { by: 'reading', again: true, exported: true, shown: 'page' },
  elo_disabled: { by: 'form', again: true, exported: true, shown: 'page' },
  surface: { by: 'reading', again: true, exported: true, shown: 'card' },
  field_identifier: { by: 'form', again: true, exported: true, shown: 'page' },
  capacity: { by: 'reading', again: true, exported: true, shown: 'card' },
  minimum_players: { by: 'reading', again: true, exported: true, shown: 'card' },
  placeholder_players: { by: 'reading', again: true, exported: true, shown: 'card' },
  joined_count: { by: 'life', again: false, exported: false, shown: null },
  price_cents: { by: 'reading', again: true, exported: true, shown: 'card' },
  passcode: { by: 'making', again: true, exported: false, shown: null },
  starts_at: { by: 'start', again: false, exported: true, shown: 'card' },
  duration_minutes: { by: 'reading', again: true, exported: true, shown: 'card' },
  ends_at: { by: 'start', again: false, exported: false, shown: 'viewer' },
  cutoff_at: { by: 'start', again: false, exported: false, shown: 'card' },
  status: { by: 'life', again: false, exported: true, shown: 'card' },
  archived: { by: 'life', again: false, exported: true, shown: 'card' },
  photo: { by: 'making', again: true, exported: false, shown: 'card' },
  location_image: { by: 'life', again: false, exported: false, shown: 'page' },
  latitude: { by: 'reading', again: true, exported: true, shown: 'card' },
  longitude: { by: 'reading', again: true, exported: true, shown: 'card' },
  tile: { by: 'database', again: false, exported: false, shown: null },
  address: { by: 'reading', again: true, exported: true, shown: 'card' },
  city: { by: 'reading', again: true, exported: true, shown: 'card' },
  country: { by: 'reading', again: true, exported: true, shown: 'card' },
  place_description: { by: 'reading', again: true, exported: true, shown: 'card' },
  organiser_id: { by: 'making', again: true, exported: false, shown: null },
  community_id: { by: 'reading', again: true, exported: false, shown: null },
  series_id: { by: 'making', again: false, exported: false, shown: null },
  group_chat: { by: 'reading', again: true, exported: true, shown: 'page' },
  tournament: { by: 'form', again: true, exported: true, shown: 'card' },
  tournament_external: { by: 'reading', again: true, exported: true, shown: 'card' },
  tournament_org: { by: 'reading', again: true, exported: true, shown: 'card' },
  tournament_link: { by: 'reading', again: true, exported: true, shown: 'page' },
  signup_opens_in_days: { by: 'form', again: true, exported: true, shown: 'card' },
  featured_position: { by: 'life', again: false, exported: false, shown: null },
  external_member_price_cents: { by: 'reading', again: true, exported: true, shown: 'page' },
  rescheduled_at: { by: 'life', again: false, exported: false, shown: null },
  changed_at: { by: 'life', again: false, exported: false, shown: 'viewer' },
  cancel_note: { by: 'life', again: false, exported: true, shown: 'page' },
  created_at: { by: 'making', again: false, exported: true, shown: 'card' },
  search_text: { by: 'database', again: false, exported: false, shown: null },
  key_version: { by: 'life', again: false, exported: false, shown: 'viewer' },
  unproved_count: { by: 'life', again: false, exported: false, shown: 'card' },
  cancelled_by: { by: 'life', again: false, exported: false, shown: 'page' },
  private_community_id: { by: 'database', again: false, exported: false, shown: null },
  draw_secret: { by: 'database', again: false, exported: false, shown: null },
  organiser_paid: { by: 'life', again: false, exported: false, shown: null },
  venue_id: { by: 'database', again: false, exported: false, shown: null },
  moved_from: { by: 'life', again: false, exported: false, shown: 'page' },
  again_of_id: { by: 'life', again: false, exported: false, shown: null },
} as const satisfies Record<keyof Rows['game'], GameColumn>;

/** The columns with this property: `ColumnsWith<'by', 'form'>`. */
export type ColumnsWith<About extends keyof GameColumn, Is extends GameColumn[About]> = With<
  typeof gameColumns,
  About,
  Is
>;

export const gameColumnsWith = columnsWith<GameColumn>()(gameColumns);

/** What has to be decided about a column of a team. */
interface TeamColumn {
  /** Whether the teams of the same game a week or two later get the same value. */
  again: boolean;
  /** Whether the game's page shows it. */
  shown: boolean;
}

/** Every column of a game's teams. */
const teamColumns = {
  id: { again: false, shown: true },
  game_id: { again: false, shown: false },
  name: { again: true, shown: true },
  color: { again: true, shown: true },
  size: { again: true, shown: true },
  member_count: { again: false, shown: true },
  position: { again: true, shown: false },
} as const satisfies Record<keyof Rows['team'], TeamColumn>;

export const teamColumnsWith = columnsWith<TeamColumn>()(teamColumns);

/** The columns of its early bird entries that its form says, and that game has too. */
export const earlyBirdColumns = chosen<keyof Rows['early_bird']>()({
  id: false,
  game_id: false,
  priority: true,
  spots_total: true,
  spots_occupied: false,
  discount_type: true,
  discount_value: true,
});
