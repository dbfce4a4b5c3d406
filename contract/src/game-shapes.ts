import { gameStatuses, levels, roles, sports, surfaces } from '@rondo/rules';
import { z } from 'zod';
import { eloEntry } from './accounts.ts';
import { coordinates, euros, id, instant } from './wire.ts';

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

/** What a community's admins chose for it. */
export const communityOptions = z.strictObject({
  isPrivate: z.boolean(),
  showElo: z.boolean(),
  isRatingVisible: z.boolean(),
  isRatingEnabled: z.boolean(),
  areNicknamesEnabled: z.boolean(),
});

export const gameCommunity = z.strictObject({
  _id: id,
  name: z.string(),
  shortCode: z.string(),
  location_img: z.string().nullable(),
  communityOptions,
});

/** What a card shows; the shape of every list of games. */
export const gameCard = z.strictObject({
  _id: id,
  name: z.string(),
  sport: z.enum(sports),
  level: z.enum(levels),
  field_type: z.enum(surfaces),
  game_date: instant,
  /** Hours. */
  duration: z.number(),
  /** price and entranceFee are one amount under two names (3-decisions §1). */
  price: euros,
  entranceFee: euros,
  /** Maximum of players, without placeholders. */
  players: count,
  minimum_players_threshold: count,
  placeholder_player_number: count,
  /** Joined players, without placeholders; of a cancelled game, who was in when it was cancelled. */
  joined_players_number: count,
  /** Guests among them who have not opened the link in their mail: they do not count for the minimum yet. */
  unproved_players_number: count,
  status: z.enum(gameStatuses),
  /** When a pending game is cancelled for want of players (3-decisions §3). */
  cutoff: instant,
  archived: z.boolean(),
  photo: z.string().nullable(),
  location: place,
  early_bird: z.array(earlyBirdEntry),
  tournament: z.boolean(),
  tournament_external: z.boolean(),
  tournament_org: z.string().nullable(),
  hasPasscode: z.boolean(),
  signup_opens_in_days: z.int().nullable(),
  createdAt: instant,
  /** Kilometres from the searched place; null without one. */
  distance: z.number().nullable(),
});

/**
 * A joined or waiting player. Visitors get the same number of entries with everything but the `_id` blanked
 * and an `_id` of the entry's place (`hidden-1`), so that nothing about a person leaves the server.
 */
export const gamePlayer = z.strictObject({
  _id: z.string(),
  name: z.string().nullable(),
  photo: z.string().nullable(),
  role: z.enum(roles).nullable(),
  elo: z.number().nullable(),
  game_count: z.int().nullable(),
  eloArray: z.array(eloEntry),
  teamId: id.nullable(),
  teamName: z.string().nullable(),
  teamColor: z.string().nullable(),
});

/** A game of one's own, as a profile lists it. */
export const joinedCard = gameCard.extend({
  /** What came back of a cancelled game to the caller, for their own spot and those they paid for; null: it is not cancelled. */
  refundedAmount: euros.nullable(),
});

/** A game one waits for. */
export const waitingCard = gameCard.extend({
  /** Place on the waiting list, from 1. */
  waitingPosition: z.int(),
  /** A spot is kept for the caller until then. */
  offeredUntil: instant.nullable(),
});

/** Somebody in an external event, as the form of its payment link says. */
const registrant = z.strictObject({
  /** Of the player. */
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

/** What a refund would bring back now, to whoever paid. */
export const refundNow = z.strictObject({ allowed: z.boolean(), percent: z.number(), amount: euros, retained: euros });

/** A spot somebody else has and the viewer paid for. */
export const friendSpot = z.strictObject({
  /** Who plays. */
  _id: id,
  name: z.string(),
  /** Of a guest, as the payer typed it; null for players, who have a name. */
  email: z.string().nullable(),
  paid: euros,
  refund: refundNow,
});

/** What the viewer may do with this game, decided by the same rules as the calls. */
export const gameViewer = z.strictObject({
  joined: z.boolean(),
  waiting: z.boolean(),
  /** Place on the waiting list, from 1. */
  waitingPosition: z.int().nullable(),
  /** A spot is kept for the viewer until then. */
  offeredUntil: instant.nullable(),
  /** Euros really paid for the viewer's spot; null when not joined. */
  paid: euros.nullable(),
  /** Null when not joined, or when the spot had no price. */
  refund: refundNow.nullable(),
  /** Who paid for the viewer's spot, when that was somebody else. */
  paidBy: z.string().nullable(),
  friends: z.array(friendSpot),
  /** The address that the viewer has offered their spot to. */
  handOverTo: z.string().nullable(),
  /** The viewer's spot is released to the queue: it is theirs until somebody takes it. */
  released: z.boolean(),
  /** Spots of others that the viewer may take over. */
  handOverFrom: z.array(z.strictObject({ _id: id.describe('Who plays'), name: z.string() })),
  /** How likely the viewer gets in from this place of the waiting list, in percent, from past games; null: too few to say. */
  waitingChance: z.int().min(0).max(100).nullable(),
  canEdit: z.boolean(),
  /** The private link's key: organiser of the game and admins only (3-decisions §1). */
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
   * Who was in when the game was cancelled, and whether what was paid for them came back: for those who were, who paid for
   * them, and who may edit the game; nobody for others (3-decisions §3).
   */
  refunded_users: z.array(gamePlayer.extend({ refunded: z.boolean() })),
  /** Who takes part in an external event, as they filled in its form: for who may edit it; nobody for others. */
  registrants: z.array(registrant),
  organizer: z.strictObject({
    _id: id,
    /** null for a visitor, where the organiser hides it. */
    name: z.string().nullable(),
    photo: z.string().nullable(),
  }),
  confirmed: z.boolean(),
  /** Only for joined players and organisers. */
  groupchat: z.string().nullable(),
  tournament_link: z.string().nullable(),
  /** Of an external event, for members of its organisation; `price` is everyone else's. */
  external_member_price: euros.nullable(),
  teams: z.array(team),
  /** The weekly series this game is part of, with how many of its later games are still to come. */
  series: z.strictObject({ _id: id, following: count }).nullable(),
  /** What was said on cancelling. */
  cancel_note: z.string().nullable(),
  /** `system`: too few players in time; `rondo`: an admin. Null: not cancelled, or not known. */
  cancelled_by: z.enum(['system', 'organiser', 'rondo']).nullable(),
  communities: z.array(gameCommunity),
  /** When the game was created or last got the start it has now; the deadlines depend on it. */
  start_set_at: instant,
  /** Spots held for people who are paying; they are not free now. */
  held_spots: count,
  /** Taken spots that whoever joins now may take: their players are in until then. */
  released_spots: count,
  viewer: gameViewer.nullable(),
});

export type GameCard = z.output<typeof gameCard>;
export type JoinedCard = z.output<typeof joinedCard>;
export type WaitingCard = z.output<typeof waitingCard>;
export type GameDetails = z.output<typeof gameDetails>;
export type GamePlayer = z.output<typeof gamePlayer>;
export type GameTeam = z.output<typeof team>;
