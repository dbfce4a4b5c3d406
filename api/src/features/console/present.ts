import type { CallResponse, getUser, listConsoleGames, listUsers } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { presentSetAside } from '../../platform/wording/set-aside.ts';
import type { ConsoleGameRow } from './game-queries.ts';
import type {
  ListedUserRow,
  UserActionRow,
  UserCommunityRow,
  UserOrderRow,
  UserRow,
  UserSpotRow,
} from './user-queries.ts';

type ListedUser = CallResponse<typeof listUsers>['data']['users'][number];
type UserDetails = CallResponse<typeof getUser>['data']['user'];
type ListedGame = CallResponse<typeof listConsoleGames>['data']['games'][number];

export function presentListedUser(row: ListedUserRow): ListedUser {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    organiserKind: row.organiser_kind,
    games: row.game_count,
    isConfirmed: row.confirmed_at !== null,
    bannedAt: row.banned_at,
    createdAt: row.created_at,
  };
}

export function presentUser(
  row: UserRow,
  lists: {
    communities: UserCommunityRow[];
    spots: UserSpotRow[];
    orders: UserOrderRow[];
    actions: UserActionRow[];
  },
): UserDetails {
  return {
    ...presentListedUser(row),
    language: row.language,
    confirmedAt: row.confirmed_at,
    waysIn: { password: row.has_password, google: row.google, passkeys: row.passkeys },
    sessions: { count: row.sessions, lastUsedAt: row.last_used_at },
    balance: centsToEuros(row.balance_cents),
    owes: centsToEuros(row.owes_cents),
    owedToGuest: centsToEuros(row.kept_cents),
    appointed:
      row.appointed_by !== null && row.appointed_until !== null
        ? { by: row.appointed_by, until: row.appointed_until }
        : null,
    communities: lists.communities.map(({ name, short_code: shortCode, is_admin: isAdmin }) => ({
      name,
      shortCode,
      isAdmin,
    })),
    spots: lists.spots.map((spot) => ({
      _id: spot.id,
      gameId: spot.game_id,
      name: spot.name,
      startsAt: spot.starts_at,
      gameStatus: spot.game_status,
      status: spot.status,
      paid: centsToEuros(spot.paid_cents),
      refunded: centsToEuros(spot.refunded_cents),
    })),
    orders: lists.orders.map((order) => ({
      _id: order.id,
      kind: order.kind,
      amount: centsToEuros(order.amount_cents),
      fee: centsToEuros(order.fee_cents),
      method: order.method,
      status: order.status,
      setAside: presentSetAside(order),
      createdAt: order.created_at,
    })),
    actions: lists.actions.map(({ id, action, reason, by, at }) => ({ _id: id, action, reason, by, at })),
  };
}

export function presentConsoleGame(row: ConsoleGameRow): ListedGame {
  return {
    _id: row.id,
    name: row.name,
    sport: row.sport,
    city: row.city,
    startsAt: row.starts_at,
    status: row.status,
    archived: row.archived,
    joined: row.joined_count,
    players: row.capacity,
    price: centsToEuros(row.price_cents),
    organiser: { _id: row.organiser_id, name: row.organiser_name },
    featured: row.featured_position,
    isPrivate: row.is_private,
    venue: { _id: row.venue_id, name: row.venue_name },
    seriesId: row.series_id,
  };
}
