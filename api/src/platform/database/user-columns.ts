import type { Rows } from '../schema.ts';
import { type ColumnsWith as With, columnsWith } from './columns-with.ts';

/** What has to be decided about a column of a person (decisions/0128-complete-by-construction.md). */
interface UserColumn {
  /** Whether the account in a person's exported data contains it. */
  exported: boolean;
  /**
   * What becomes of it when the person leaves Rondo (product.md#leaving-rondo): it is what a new row would have without saying so, leaving says what it
   * is from then on, it stays because it tells nothing of who it was, or the database computes it.
   */
  leaving: 'default' | 'replaced' | 'kept' | 'computed';
}

/** Every column of a person. Their export and leaving take their columns from here, so a new column doesn't compile until both are decided. */
const userColumns = {
  id: { exported: true, leaving: 'kept' },
  name: { exported: true, leaving: 'replaced' },
  email: { exported: true, leaving: 'replaced' },
  // The file says only whether there is one.
  password_hash: { exported: false, leaving: 'default' },
  role: { exported: true, leaving: 'default' },
  organiser_kind: { exported: true, leaving: 'default' },
  photo: { exported: true, leaving: 'default' },
  language: { exported: true, leaving: 'replaced' },
  hides_name: { exported: true, leaving: 'default' },
  shows_first_name: { exported: true, leaving: 'default' },
  page_readers: { exported: true, leaving: 'replaced' },
  home_city: { exported: true, leaving: 'default' },
  liked_sports: { exported: true, leaving: 'default' },
  playing_hours: { exported: true, leaving: 'default' },
  spoken_languages: { exported: true, leaving: 'default' },
  shows_playing: { exported: true, leaving: 'default' },
  suggests_games: { exported: true, leaving: 'default' },
  newsletter_consent: { exported: true, leaving: 'default' },
  terms_accepted_at: { exported: true, leaving: 'default' },
  privacy_accepted_at: { exported: true, leaving: 'default' },
  confirmed_at: { exported: true, leaving: 'kept' },
  created_at: { exported: true, leaving: 'kept' },
  used_at: { exported: true, leaving: 'kept' },
  game_count: { exported: true, leaving: 'kept' },
  // What admins did stays in their log.
  banned_at: { exported: true, leaving: 'default' },
  deleted_at: { exported: false, leaving: 'replaced' },
  search_text: { exported: false, leaving: 'computed' },
} as const satisfies Record<keyof Rows['app_user'], UserColumn>;

/** The columns with this property: `UserColumnsWith<'leaving', 'replaced'>`. */
export type UserColumnsWith<About extends keyof UserColumn, Is extends UserColumn[About]> = With<
  typeof userColumns,
  About,
  Is
>;

export const userColumnsWith = columnsWith<UserColumn>()(userColumns);
