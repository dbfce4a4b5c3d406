import type { Community } from '@rondo/contract';
import { sql } from 'kysely';
import type { Rows } from '../schema.ts';

type Option = Exclude<keyof Community['communityOptions'], 'userTags'>;

/** Where each option of a community is stored. Showing, editing and logging options take them from here (decisions/0128-complete-by-construction.md). */
const columns = {
  isPrivate: 'is_private',
  showElo: 'show_elo',
  isRatingVisible: 'is_rating_visible',
  isRatingEnabled: 'is_rating_enabled',
  areNicknamesEnabled: 'are_nicknames_enabled',
} as const satisfies Record<Option, keyof Rows['community']>;
const names = Object.keys(columns) as Option[];

export const optionColumns = names.map((name) => columns[name]);
export type OptionRow = Pick<Rows['community'], (typeof columns)[Option]>;
export type CommunityOptions = Record<Option, boolean>;

export const optionsOf = (row: OptionRow): CommunityOptions =>
  Object.fromEntries(names.map((name) => [name, row[columns[name]]])) as CommunityOptions;

/** The columns with some options changed. */
export const withOptions = (row: OptionRow, wanted: { [Name in Option]?: boolean | undefined }): OptionRow =>
  Object.fromEntries(names.map((name) => [columns[name], wanted[name] ?? row[columns[name]]])) as OptionRow;

/** The options of a community aliased `c`, as arguments of `jsonb_build_object`. */
export const optionsInJson = sql.join(names.map((name) => sql`${sql.lit(name)}, ${sql.ref(`c.${columns[name]}`)}`));
