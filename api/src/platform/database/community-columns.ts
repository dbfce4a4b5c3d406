import type { Community } from '@rondo/contract';
import { sql } from 'kysely';
import type { Rows } from '../schema.ts';
import { type ColumnsWith as With, columnsWith } from './columns-with.ts';

/** What has to be decided about a column of a community (decisions/0128-complete-by-construction.md). */
interface CommunityColumn {
  /** What sets the column: its leaders, who edit its page; Rondo's admins, who make it; what happens to it later; or the database itself. */
  by: 'leaders' | 'admins' | 'life' | 'database';
  /** Whether its page and its card show it. */
  shown: boolean;
}

/** Every column of a community. Making, editing and showing communities take their columns from here. */
const communityColumns = {
  id: { by: 'database', shown: true },
  short_code: { by: 'admins', shown: true },
  name: { by: 'admins', shown: true },
  description: { by: 'leaders', shown: true },
  sport: { by: 'admins', shown: true },
  city: { by: 'admins', shown: true },
  country: { by: 'database', shown: true },
  banner_image: { by: 'leaders', shown: true },
  location_image: { by: 'leaders', shown: true },
  is_private: { by: 'leaders', shown: true },
  show_elo: { by: 'leaders', shown: true },
  is_rating_visible: { by: 'leaders', shown: true },
  is_rating_enabled: { by: 'leaders', shown: true },
  are_nicknames_enabled: { by: 'leaders', shown: true },
  featured_position: { by: 'life', shown: false },
  member_count: { by: 'database', shown: true },
  created_at: { by: 'life', shown: false },
  games_told_until: { by: 'life', shown: false },
  news_told_at: { by: 'life', shown: false },
  search_text: { by: 'database', shown: false },
  closed_at: { by: 'life', shown: false },
  closed_note: { by: 'life', shown: false },
} as const satisfies Record<keyof Rows['community'], CommunityColumn>;

/** The columns with this property: `CommunityColumnsWith<'by', 'leaders'>`. */
export type CommunityColumnsWith<About extends keyof CommunityColumn, Is extends CommunityColumn[About]> = With<
  typeof communityColumns,
  About,
  Is
>;

export const communityColumnsWith = columnsWith<CommunityColumn>()(communityColumns);

type Option = Exclude<keyof Community['communityOptions'], 'userTags'>;

/** Where each option of a community is stored. */
const options = {
  isPrivate: 'is_private',
  showElo: 'show_elo',
  isRatingVisible: 'is_rating_visible',
  isRatingEnabled: 'is_rating_enabled',
  areNicknamesEnabled: 'are_nicknames_enabled',
} as const satisfies Record<Option, CommunityColumnsWith<'by', 'leaders'>>;
const names = Object.keys(options) as Option[];

type OptionRow = Pick<Rows['community'], (typeof options)[Option]>;
export type CommunityOptions = Record<Option, boolean>;

export const optionsOf = (row: OptionRow): CommunityOptions =>
  Object.fromEntries(names.map((name) => [name, row[options[name]]])) as CommunityOptions;

/** The columns with some options changed. */
export const withOptions = (row: OptionRow, wanted: { [Name in Option]?: boolean | undefined }): OptionRow =>
  Object.fromEntries(names.map((name) => [options[name], wanted[name] ?? row[options[name]]])) as OptionRow;

/** The options of a community aliased `c`, as arguments of `jsonb_build_object`. */
export const optionsInJson = sql.join(names.map((name) => sql`${sql.lit(name)}, ${sql.ref(`c.${options[name]}`)}`));
