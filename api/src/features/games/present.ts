import type {
  GameCard,
  GameDetails,
  GamePlayer,
  JoinedCard,
  LiveGame,
  OrganisedCard,
  OwnDayGame,
  WaitingCard,
} from '@rondo/contract';
import { centsToEuros, firstNameOf, type LeadingRight, rightsIn, showsScores, type Sight, sightOf } from '@rondo/rules';
import { spread } from '@rondo/scenes';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { sceneName, scenePath } from '../../platform/files/scene-path.ts';
import { presentScore } from '../../platform/people/scores.ts';
import type { GameCardRow } from './rows/card-row.ts';
import type { OrganisedRow } from './own/organised-queries.ts';
import type { JoinedRow, OwnDayRow, WaitingRow } from './own/own-games-queries.ts';
import type { RegistrantRow } from './people-queries.ts';
import type { CommunityOfGame, GameRow, PlayerRow } from './queries.ts';
import type { ViewerRow } from './viewer-queries.ts';

/** The games of a list, with scenes that can be told apart: no composition appears twice while others are unused. */
export function presentCards<Row extends GameCardRow, Card extends GameCard>(
  rows: readonly Row[],
  present: (row: Row) => Card,
): Card[] {
  const scenes = spread(rows.map(sceneName));
  return rows.map((row, index) => ({ ...present(row), scene: scenePath(scenes[index] ?? sceneName(row)) }));
}

export function presentCard(row: GameCardRow): GameCard {
  return { ...cardFields(row), distance: row.distance === null ? null : Math.round(row.distance * 10) / 10 };
}

/** A game that somebody has joined, with the refund if it was cancelled. */
export function presentJoined(row: JoinedRow): JoinedCard {
  return { ...presentCard(row), refundedAmount: row.refunded_cents === null ? null : centsToEuros(row.refunded_cents) };
}

export function presentOwnDay(row: OwnDayRow): OwnDayGame {
  const { plays, waits, hosts } = row;
  return { ...presentCard(row), plays, waits, hosts };
}

export function presentWaiting(row: WaitingRow): WaitingCard {
  return { ...presentCard(row), waitingPosition: row.position, offeredUntil: row.offered_until };
}

export function presentOrganised(row: OrganisedRow): OrganisedCard {
  const { waiting, series_left: seriesLeft, organiser_paid: isPaid, helps_with: helpsWith } = row;
  return { ...presentCard(row), waiting, seriesLeft, isPaidFor: isPaid && helpsWith === null, helpsWith };
}

function cardFields(row: GameCardRow): Omit<GameCard, 'distance'> {
  const price = centsToEuros(row.price_cents);
  return {
    _id: row.id,
    name: row.name,
    sport: row.sport,
    level: row.level,
    field_type: row.surface,
    game_date: row.starts_at,
    duration: row.duration_minutes / 60,
    price,
    entranceFee: price,
    players: row.capacity,
    minimum_players_threshold: row.minimum_players,
    placeholder_player_number: row.placeholder_players,
    joined_players_number: row.joined_count,
    unproved_players_number: row.unproved_count,
    status: row.status,
    cutoff: row.cutoff_at,
    archived: row.archived,
    photo: row.photo,
    venuePhoto: row.venue_photo,
    scene: scenePath(sceneName(row)),
    location: {
      type: 'Point',
      coordinates: [row.longitude, row.latitude],
      address: row.address,
      city: row.city,
      country: row.country,
      description: row.place_description,
    },
    early_bird: (row.early_birds ?? []).map((entry) => ({
      priority: entry.priority,
      spots: { occupied: entry.occupied, total: entry.total },
      discount: {
        discount_type: entry.discountType,
        discount_value: entry.discountType === 'fixed' ? centsToEuros(entry.discountValue) : entry.discountValue,
      },
    })),
    tournament: row.tournament,
    tournament_external: row.tournament_external,
    tournament_org: row.tournament_org,
    challenge: row.challenge,
    hasPasscode: row.has_passcode,
    signup_opens_in_days: row.signup_opens_in_days,
    createdAt: row.created_at,
  };
}

interface DetailsContext extends Pick<GameDetails, 'weather'> {
  viewer: (Viewer & { known: ViewerRow; rights: readonly LeadingRight[] }) | null;
  /** The viewer's relation to the game, as shown; null for visitors. */
  shown: GameDetails['viewer'];
  /** The participants of an external event for viewers who may edit it; otherwise empty. */
  registrants: RegistrantRow[];
}

/** A game as this viewer may see it: visitors get no player's data, and only its organiser and admins get the private key. */
export function presentDetails(
  game: GameRow,
  players: PlayerRow[],
  { viewer, shown, registrants, weather }: DetailsContext,
): GameDetails {
  const led = { organiserId: game.organiser.id, rights: viewer?.rights ?? [] };
  const rights = rightsIn(viewer, led);
  const sight = sightOf(viewer, led);
  return {
    ...presentLive(game, players, sight),
    contact_details: viewer ? game.contact_details : '',
    groupchat: shown?.joined || rights.length > 0 ? game.group_chat : null,
    refunded_users:
      viewer && (rights.includes('players') || viewer.known.was_in)
        ? players
            .filter(({ was_in }) => was_in)
            .map((player) => presentRefunded(player, game, decimalsShown(game, sight)))
        : [],
    registrants: registrants.map((row) => ({
      _id: row.id,
      name: row.name,
      teamName: row.team_name,
      organisation: row.organisation,
      organisationMember: row.is_member,
    })),
    weather,
    viewer: shown,
  };
}

/** The part that is the same for all viewers, apart from how much they see of the players. */
export function presentLive(game: GameRow, players: PlayerRow[], sight: Sight): LiveGame {
  const seesPlayers = sight !== 'visitors';
  const seen = decimalsShown(game, sight);
  const show = (waiting: boolean) =>
    players
      .filter((player) => player.waiting === waiting && !player.was_in)
      .map((player, place) => (seesPlayers ? presentPlayer(player, game, seen) : hiddenPlayer(player, place)));
  return {
    ...cardFields(game),
    description: game.description,
    organisational_details: game.organisational_details,
    location_img: game.location_image,
    levelLimit: game.level_limit,
    elo_disabled: game.elo_disabled,
    field_identifier: game.field_identifier,
    potential_users: show(false),
    waiting_list: show(true),
    organizer: presentOrganiser(game.organiser, seesPlayers),
    confirmed: game.status === 'confirmed',
    tournament_link: game.tournament_link,
    tournament_entry: game.tournament_entry,
    external_member_price:
      game.external_member_price_cents === null ? null : centsToEuros(game.external_member_price_cents),
    series: game.series && {
      _id: game.series.id,
      following: game.series.following,
      regulars: game.series.regulars,
    },
    cancel_note: game.cancel_note,
    cancelled_by: game.cancelled_by,
    start_set_at: game.start_set_at,
    teams: game.teams.map((team) => ({
      _id: team.id,
      name: team.name,
      color: team.color,
      team_members: team.member_count,
      team_size: team.size,
    })),
    communities: game.community ? [presentCommunity(game.community)] : [],
    movedFrom: game.moved_from,
    late_changes: game.late_changes,
    held_spots: game.held_spots,
    released_spots: game.released_spots,
  };
}

/** With how many decimals scores are shown; null hides them. The person who makes the teams sees them exactly. */
function decimalsShown(game: GameRow, sight: Sight): 1 | 2 | null {
  if (sight === 'organisers') return 2;
  return showsScores({ eloDisabled: game.elo_disabled, community: game.community }) ? 1 : null;
}

/** A player of a cancelled game; the payer has been refunded in full. */
function presentRefunded(player: PlayerRow, game: GameRow, seen: 1 | 2 | null): GameDetails['refunded_users'][number] {
  return { ...presentPlayer(player, game, seen), refunded: player.paid_cents > 0 };
}

/** Viewers who may see the players also see the organiser; visitors don't if the organiser hides their name. */
function presentOrganiser(
  { id, name, photo, hidesName, hosted, wentAhead }: GameRow['organiser'],
  seesPlayers: boolean,
): GameDetails['organizer'] {
  if (seesPlayers || !hidesName) return { _id: id, name, photo, hosted, wentAhead };
  return { _id: id, name: null, photo: null, hosted: null, wentAhead: null };
}

function presentCommunity(community: CommunityOfGame): GameDetails['communities'][number] {
  const { id, name, shortCode, locationImage, userTags, ...options } = community;
  return {
    _id: id,
    name,
    shortCode,
    location_img: locationImage,
    // Only the members of a private community read its labels (decisions/0037-tags-and-nicknames.md).
    communityOptions: { ...options, userTags: options.isPrivate ? [] : userTags },
  };
}

function presentPlayer(player: PlayerRow, game: GameRow, seen: 1 | 2 | null): GamePlayer {
  const scores = seen === null ? [] : player.scores.map((score) => presentScore(score, seen));
  return {
    _id: player.id,
    name: player.name,
    photo: player.photo,
    role: player.role,
    elo: scores.find((score) => score.sport === game.sport)?.elo ?? null,
    game_count: player.role === 'guest' ? null : player.game_count,
    eloArray: scores,
    nickname: player.nickname,
    tags: player.tags,
    teamId: player.team_id,
    teamName: player.team_name,
    teamColor: player.team_color,
  };
}

/** An entry without the person: the list has as many entries as players, and says nothing about anyone. */
/** Visitors see only the first name of a player, and only if the player allows it. */
function hiddenPlayer({ name, role, named_to_visitors: isNamed, waiting }: PlayerRow, place: number): GamePlayer {
  return {
    _id: `hidden-${place + 1}`,
    name: isNamed && !waiting && role !== 'guest' ? firstNameOf(name) : null,
    photo: null,
    role: null,
    elo: null,
    game_count: null,
    eloArray: [],
    nickname: null,
    tags: [],
    teamId: null,
    teamName: null,
    teamColor: null,
  };
}
