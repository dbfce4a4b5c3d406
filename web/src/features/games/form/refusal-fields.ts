import type { ErrorCode } from '@rondo/contract';
import { ApiError } from '../../../platform/api.ts';
import type { GameDraft } from './draft.ts';
import type { FormField } from './steps.ts';

/** The field that a refusal is about; the picture is not part of the draft. */
const fieldOfCode: Partial<Record<ErrorCode, FormField>> = {
  only_free_games: 'price',
  sport_not_paying: 'price',
  local_time_missing: 'startsAt',
  date_out_of_range: 'startsAt',
  players_not_above_minimum: 'players',
  capacity_below_joined: 'players',
  place_outside: 'place',
  place_unknown: 'place',
  picture_not_usable: 'picture',
  community_not_yours: 'community',
  teams_required: 'teams',
  teams_too_small: 'teams',
  team_in_use: 'teams',
  kind_fixed: 'tournament',
  external_details_required: 'organisation',
};

/** The draft's name for each field of the contract. */
const fieldOfPath: Record<string, keyof GameDraft> = {
  name: 'name',
  description: 'description',
  contact_details: 'contact',
  organisational_details: 'organisational',
  sport: 'sport',
  level: 'level',
  levelLimit: 'levelLimit',
  field_type: 'surface',
  field_identifier: 'fields',
  minimum_players_threshold: 'minimum',
  players: 'players',
  placeholder_player_number: 'placeholders',
  price: 'price',
  early_bird: 'earlyBirds',
  passcode: 'passcode',
  game_date: 'startsAt',
  duration: 'duration',
  repeat_weeks: 'repeat',
  signup_opens_in_days: 'signupDays',
  groupchat: 'groupchat',
  communities: 'community',
  location: 'place',
  teams: 'teams',
  tournament_org: 'organisation',
  tournament_link: 'tournamentLink',
  external_member_price: 'memberPrice',
};

/** The refusal in the reader's words, for each field it is about. */
export function refusalErrors(error: unknown, said: string): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const field = fieldOfCode[error.code];
  if (field) return { [field]: said };
  const fields = error.issues.flatMap(({ path }) => fieldOfPath[path.split('.')[0] ?? ''] ?? []);
  return Object.fromEntries(fields.map((name) => [name, said]));
}
