import { gameStatuses, leadingRights, levels, roles, sports, surfaces, tagColors } from '@rondo/rules';
import { tournamentEntries } from '@rondo/rules/tournament-form';
import { z } from 'zod';
import { eloEntry } from './accounts.ts';
import { ticket } from './attendance.ts';
import { takenOutBy } from './taking-out.ts';
import { coordinates, euros, id, instant } from './wire.ts';
import { phoneWallets } from './phone-tickets.ts';
import { weather } from './weather.ts';

const count = z.int().min(0);

export const place = z.strictObject({
  type: z.literal('Point'),
  coordinates,
  address: z.string(),
  city: z.string(),
  country: z.string(),
  description: z.string(),
});

export const earlyBirdEntry = z.strictObject({
  priority: z.int(),
  spots: z.strictObject({ occupied: count, total: count }),
  discount: z.strictObject({ discount_type: z.enum(['percentage', 'fixed']), discount_value: z.number() }),
});

/** A tag that a community's admins give to members. */
export const tagOption = z.strictObject({
  tag: z.string(),
  color: z.enum(tagColors),
  description: z.string(),
});

/** A tag as others see it beside a name; members' own have neither colour nor description. */
export const shownTag = z.strictObject({
  tag: z.string(),
  type: z.enum(['admin', 'suggestion']),
  color: z.enum(tagColors).nullable(),
  description: z.string().nullable(),
});

/** The options that a community's admins chose for it. */
export const communityOptions = z.strictObject({
  isPrivate: z.boolean(),
  showElo: z.boolean(),
  isRatingVisible: z.boolean(),
  isRatingEnabled: z.boolean(),
  areNicknamesEnabled: z.boolean(),
  /** The tags that its admins give; empty for a private community that the viewer may not see. */
  userTags: z.array(tagOption),
});

export const gameCommunity = z.strictObject({
  _id: id,
  name: z.string(),
  shortCode: z.string(),
  location_img: z.string().nullable(),
  communityOptions,
});

/** One side of a challenge. */
const challengeSide = z.strictObject({
  name: z.string(),
  /** The community whose members fill it; null if that was closed. */
  shortCode: z.string().nullable(),
  /** Its team's id. */
  team: id,
  joined: count,
  size: count,
});

/** What a card shows, and the shape of every list of games. */
export const gameCard = z.strictObject({
  _id: id,
  name: z.string(),
  sport: z.enum(sports),
  level: z.enum(levels),
  field_type: z.enum(surfaces),
  game_date: instant,
  /** Hours. */
  duration: z.number(),
  /** price and entranceFee are one amount under two names (wire.md#bodies). */
  price: euros,
  entranceFee: euros,
  /** Maximum number of players, without placeholders. */
  players: count,
  minimum_players_threshold: count,
  placeholder_player_number: count,
  /** Joined players, without placeholders; for a cancelled game, its players when it was cancelled. */
  joined_players_number: count,
  /** Guests among them who have not opened the link in their mail; they do not count towards the minimum yet. */
  unproved_players_number: count,
  status: z.enum(gameStatuses),
  /** When a pending game is cancelled for lack of players (product.md#life-of-a-game). */
  cutoff: instant,
  archived: z.boolean(),
  /** The game's own photo, and the venue's photo, which is shown if the game has none (decisions/0049-venue-photos.md). */
  photo: z.string().nullable(),
  venuePhoto: z.string().nullable(),
  /** The path of the picture drawn from the game's facts, shown if it has neither photo (decisions/0043-scenes.md). */
  scene: z.string(),
  location: place,
  early_bird: z.array(earlyBirdEntry),
  tournament: z.boolean(),
  tournament_external: z.boolean(),
  tournament_org: z.string().nullable(),
  /** The two sides of a challenge, and what the away one answered; null for any other game (product.md#challenges). */
  challenge: z.strictObject({ home: challengeSide, away: challengeSide, accepted: z.boolean().nullable() }).nullable(),
  hasPasscode: z.boolean(),
  signup_opens_in_days: z.int().nullable(),
  createdAt: instant,
  /** Kilometres from the searched place; null without one. */
  distance: z.number().nullable(),
});

/**
 * A joined or waiting player. Visitors get the same number of entries, with everything blanked except the first name of players who allow it, and the
 * entry's position as `_id` (`hidden-1`), so that nothing about a person leaves the server.
 */
export const gamePlayer = z.strictObject({
  _id: z.string(),
  name: z.string().nullable(),
  photo: z.string().nullable(),
  role: z.enum(roles).nullable(),
  elo: z.number().nullable(),
  game_count: z.int().nullable(),
  eloArray: z.array(eloEntry),
  /** Their nickname in the game's community. */
  nickname: z.string().nullable(),
  /** Their tags there, the admins' first. */
  tags: z.array(shownTag),
  teamId: id.nullable(),
  teamName: z.string().nullable(),
  teamColor: z.string().nullable(),
});

/** One of the caller's own games, as their profile lists it. */
export const joinedCard = gameCard.extend({
  /** What a cancelled game refunded to the caller, for their own spot and others they paid for; null if it is not cancelled. */
  refundedAmount: euros.nullable(),
});

/** A game the caller is on the waiting list of. */
export const waitingCard = gameCard.extend({
  /** Place on the waiting list, from 1. */
  waitingPosition: z.int(),
  /** Until when a spot is kept for the caller. */
  offeredUntil: instant.nullable(),
});

/** A participant of an external event, as they filled in the form of its payment link. */
const registrant = z.strictObject({
  /** The player's id. */
  _id: id,
  name: z.string(),
  teamName: z.string(),
  organisation: z.string(),
  organisationMember: z.boolean(),
});

export const team = z.strictObject({
  _id: id,
  name: z.string(),
  color: z.string(),
  team_members: count,
  team_size: count,
});

/** What a refund would return to the payer now. */
export const refundNow = z.strictObject({ allowed: z.boolean(), percent: z.number(), amount: euros, retained: euros });

/** A spot that the viewer paid for and somebody else has. */
export const friendSpot = z.strictObject({
  /** The player's id. */
  _id: id,
  name: z.string(),
  /** The guest's address, as the payer typed it; null for players, who have a name. */
  email: z.string().nullable(),
  paid: euros,
  refund: refundNow,
  /** Whether it is released to the waiting list, or its player has offered it to somebody; it is theirs until somebody takes it. */
  offered: z.enum(['queue', 'person']).nullable(),
});

/** What the viewer may do with this game, decided by the same rules as the calls. */
export const gameViewer = z.strictObject({
  joined: z.boolean(),
  /** Set if the viewer was taken out and can't join any more: by whom, and why. */
  takenOut: z.strictObject({ by: takenOutBy, reason: z.string().nullable() }).nullable(),
  /** The sides of a challenge whose community the viewer is a member of; empty for any other game. */
  sides: z.array(z.enum(['home', 'away'])),
  waiting: z.boolean(),
  /** Place on the waiting list, from 1. */
  waitingPosition: z.int().nullable(),
  /** Until when a spot is kept for the viewer. */
  offeredUntil: instant.nullable(),
  /** Euros actually paid for the viewer's spot; null if not joined. */
  paid: euros.nullable(),
  /** The provider's fee in euros that was paid with it; 0 if it was paid from a balance. */
  fee: euros,
  /** Null if not joined, or if the spot had no price. */
  refund: refundNow.nullable(),
  /** Whether the viewer's spot was paid with a pass of theirs that is still open: a full refund then gives back the ride. */
  onPass: z.boolean(),
  /** The payer of the viewer's spot, if that is somebody else. */
  paidBy: z.string().nullable(),
  friends: z.array(friendSpot),
  /** The address that the viewer has offered their spot to. */
  handOverTo: z.string().nullable(),
  /** Whether the viewer's spot is released to the waiting list; it is theirs until somebody takes it. */
  released: z.boolean(),
  /** Spots of others that the viewer may take over. */
  handOverFrom: z.array(z.strictObject({ _id: id.describe('The player'), name: z.string() })),
  /** The most that the waiting viewer agreed to pay from their balance once a spot opens, in euros; null for nothing. */
  waitingAllowed: euros.nullable(),
  /**
   * In how many of ten games like this a spot opens for the viewer's place on the waiting list, or the place they would get, judged by past games;
   * null if there are too few.
   */
  waitingForecast: z.int().min(0).max(10).nullable(),
  /** Whether the viewer's preferences let some channel tell them that a game they play in is confirmed, and remind them of it. */
  hearsConfirmed: z.boolean(),
  isReminded: z.boolean(),
  /** Whether the viewer, who played in the game, can still rate the others (`open`), has done so (`done`), or can't any more (`closed`). */
  rating: z.enum(['open', 'done', 'closed']).nullable(),
  /** Ids of the game's players who have played with the viewer before, the most frequent partners first. */
  playedWith: z.array(id),
  /** Whether the viewer is a regular of the game's series, and until when a spot in this one is kept for them. */
  isRegular: z.boolean(),
  regularSpotUntil: instant.nullable(),
  canEdit: z.boolean(),
  /** Whether the viewer may check players in and confirm who didn't come. */
  mayCheckIn: z.boolean(),
  /** The viewer's ticket for the day; null if not joined. */
  ticket: ticket.nullable(),
  /** The wallet apps of phones that the ticket can be added to. */
  phoneWallets,
  /** About how many minutes it is by bike from the centre of their home city; null without a home city, or too far. */
  byBike: z.strictObject({ minutes: count, city: z.string() }).nullable(),
  /** The viewer's rights in leading the game: all rights for its organiser and admins, the given ones for a co-organiser. */
  rights: z.array(z.enum(leadingRights)),
  /** How many messages to everyone in the game the viewer can read, as a player or on the waiting list. */
  messages: count,
  /** Whether the viewer runs the game, and so may also cancel it and name co-organisers. */
  runsGame: z.boolean(),
  /** Whether the viewer may put up, replace or remove the photo of the venue. */
  mayChangeVenuePhoto: z.boolean(),
  /** The private link's key, for the game's organiser and admins only (product.md#passcodes). */
  secretKey: z.string().nullable(),
});

export const gameDetails = gameCard.omit({ distance: true }).extend({
  description: z.string(),
  contact_details: z.string(),
  organisational_details: z.string(),
  location_img: z.string().nullable(),
  levelLimit: z.number(),
  elo_disabled: z.boolean(),
  field_identifier: z.string(),
  potential_users: z.array(gamePlayer),
  waiting_list: z.array(gamePlayer),
  /**
   * The players when the game was cancelled, and whether what was paid for them was refunded. Shown to these players, their payers and
   * everyone who may edit the game; empty for others (product.md#life-of-a-game).
   */
  refunded_users: z.array(gamePlayer.extend({ refunded: z.boolean() })),
  /** The participants of an external event, as they filled in its form; empty for viewers who may not edit it. */
  registrants: z.array(registrant),
  organizer: z.strictObject({
    _id: id,
    /** null for a visitor, if the organiser hides it. */
    name: z.string().nullable(),
    photo: z.string().nullable(),
    /** Past games of theirs, and how many of those went ahead; null if the name is. */
    hosted: count.nullable(),
    wentAhead: count.nullable(),
  }),
  confirmed: z.boolean(),
  /** Only for joined players and organisers. */
  groupchat: z.string().nullable(),
  tournament_link: z.string().nullable(),
  /** Who enters, if it is a tournament that is played on Rondo; null for any other game. */
  tournament_entry: z.enum(tournamentEntries).nullable(),
  /** The price of an external event for members of its organisation; `price` is everyone else's. */
  external_member_price: euros.nullable(),
  teams: z.array(team),
  /** The weekly series this game is part of, with how many of its later games are still to come. */
  series: z
    .strictObject({
      _id: id,
      following: count,
      /** How many spots of each of its games are for regulars, how many of those are taken, and how many days before a game they stop being kept. */
      regulars: z.strictObject({ spots: count, taken: count, days: count }),
    })
    .nullable(),
  /** The note given when the game was cancelled. */
  cancel_note: z.string().nullable(),
  /** `system`: too few players in time; `rondo`: an admin; null if it isn't cancelled, or unknown. */
  cancelled_by: z.enum(['system', 'organiser', 'rondo']).nullable(),
  communities: z.array(gameCommunity),
  /** When the game was created or last got its present start; the deadlines depend on it. */
  start_set_at: instant,
  /** The start that was announced first, if the game was moved. */
  movedFrom: instant.nullable(),
  /** Changes made on the day, the latest first (product.md#late-changes). */
  late_changes: z.array(
    z.strictObject({
      minutesLater: z.int(),
      /** Empty without a note. */
      note: z.string(),
      /** The start before the change. */
      startedAt: instant,
      createdAt: instant,
    }),
  ),
  /** null if it has none, or it is unknown. */
  weather: weather.nullable(),
  /** Spots held for people who are paying; they are not free. */
  held_spots: count,
  /** Taken spots that the next person to join may take over; until then their players are in. */
  released_spots: count,
  viewer: gameViewer.nullable(),
});

export type Challenge = NonNullable<z.output<typeof gameCard>['challenge']>;
export type GameCard = z.output<typeof gameCard>;
export type JoinedCard = z.output<typeof joinedCard>;
export type WaitingCard = z.output<typeof waitingCard>;
export type GameDetails = z.output<typeof gameDetails>;
export type GamePlayer = z.output<typeof gamePlayer>;
export type TagOption = z.output<typeof tagOption>;
export type ShownTag = z.output<typeof shownTag>;
export type GameTeam = z.output<typeof team>;
