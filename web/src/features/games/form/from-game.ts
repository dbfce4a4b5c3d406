import type { GameDetails } from '@rondo/contract';
import { emptyDraft, type GameDraft } from './draft.ts';
import { localOf, nextSameWeekday } from '../../../platform/local-time.ts';

/** An existing game as the form shows it. */
export function draftOfGame(game: GameDetails): GameDraft {
  const { location, early_bird: entries, teams } = game;
  const free = game.price === 0;
  const empty = emptyDraft(free);
  return {
    ...empty,
    name: game.name,
    description: game.description,
    contact: game.contact_details,
    organisational: game.organisational_details,
    sport: game.sport,
    level: game.level,
    surface: game.field_type,
    fields: fieldNames(game.field_identifier),
    levelLimit: game.levelLimit > 0 ? String(game.levelLimit) : '',
    eloDisabled: game.elo_disabled,
    minimum: String(game.minimum_players_threshold),
    players: String(game.players),
    placeholders: game.placeholder_player_number > 0 ? String(game.placeholder_player_number) : '',
    price: euros(game.price),
    earlyBirds: entries
      .toSorted((a, b) => a.priority - b.priority)
      .map(({ priority, spots, discount }) => ({
        key: String(priority),
        spots: String(spots.total),
        kind: discount.discount_type,
        value: String(discount.discount_value),
        priority,
        occupied: spots.occupied,
      })),
    passcodeMode: game.hasPasscode ? 'keep' : 'set',
    startsAt: localOf(Date.parse(game.game_date)),
    duration: String(Math.round(game.duration * 100) / 100),
    signupDays: game.signup_opens_in_days === null ? '' : String(game.signup_opens_in_days),
    groupchat: game.groupchat ?? '',
    community: game.communities[0]?._id ?? '',
    place: {
      point: { longitude: location.coordinates[0], latitude: location.coordinates[1] },
      address: location.address,
      city: location.city,
      country: location.country,
      venue: location.description,
    },
    tournament: game.tournament,
    external: game.tournament_external,
    teams: teams.map(({ _id, name, color, team_size: size, team_members: members }) => ({
      key: _id,
      id: _id,
      name,
      color,
      size: String(size),
      members,
    })),
    organisation: game.tournament_org ?? '',
    tournamentLink: game.tournament_link ?? '',
    memberPrice: game.external_member_price === null ? empty.memberPrice : euros(game.external_member_price),
  };
}

/** A copy of a game: the next possible week at the same time, without its picture, passcode and players. */
export function draftOfCopy(game: GameDetails, { now, freeOnly }: { now: number; freeOnly: boolean }): GameDraft {
  const draft = draftOfGame(game);
  return {
    ...draft,
    ...(freeOnly && { free: true, price: '0', earlyBirds: [] }),
    ...(!freeOnly && {
      earlyBirds: draft.earlyBirds.map((entry) => ({ ...entry, priority: null, occupied: 0 })),
    }),
    passcodeMode: 'set',
    startsAt: nextSameWeekday(Date.parse(game.game_date), now),
    teams: draft.teams.map((team) => ({ ...team, id: null, members: 0 })),
  };
}

/** An amount as people type it: `6.50`, or `7`. */
function euros(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}

function fieldNames(identifier: string): string[] {
  return identifier
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
