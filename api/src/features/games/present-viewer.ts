import type { GameDetails, Ticket } from '@rondo/contract';
import {
  centsToEuros,
  decideRefund,
  endsAt,
  forecastSpot,
  hour,
  type LeadingRight,
  mayCheckIn,
  ratingStanding,
  refuseVenuePhoto,
  rightsIn,
  runsGame,
} from '@rondo/rules';
import {
  isWanted,
  type NotificationCategory,
  type NotificationChannel,
  notificationChannels,
} from '@rondo/rules/notifications';
import { minutesByBike } from '@rondo/rules/travel';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { GameRow, PlayerRow } from './queries.ts';
import { heard, type ViewerRow } from './viewer-queries.ts';

interface ViewerContext {
  viewer: Viewer & { known: ViewerRow; rights: readonly LeadingRight[] };
  now: Date;
  /** The private link's key of this game. */
  secretKey: string;
  /** The viewer's own ticket. */
  ticket: Ticket | null;
  /** The wallet apps that tickets can be added to. */
  phoneWallets: GameViewer['phoneWallets'];
}

type GameViewer = NonNullable<GameDetails['viewer']>;

/** A viewer's relation to a game: their spot in it or place in line, what they may do, and what they are told. */
export function presentViewer(
  game: GameRow,
  players: readonly PlayerRow[],
  { viewer, now, secretKey, ticket, phoneWallets }: ViewerContext,
): GameViewer {
  const mine = players.find(({ id, waiting, was_in: wasIn }) => id === viewer.id && !waiting && !wasIn);
  const position = positionOf(viewer.id, players);
  const led = { organiserId: game.organiser.id, rights: viewer.rights };
  const rights = rightsIn(viewer, led);
  const canEdit = rights.includes('edit');
  return {
    joined: mine !== undefined,
    takenOut: viewer.known.taken_out,
    sides: viewer.known.sides,
    waiting: position !== null,
    waitingPosition: position,
    offeredUntil: players.find((player) => player.waiting && player.id === viewer.id)?.offered_until ?? null,
    paid: mine ? centsToEuros(mine.paid_cents) : null,
    fee: mine ? centsToEuros(viewer.known.fee_cents) : 0,
    refund:
      mine && mine.price_cents > 0
        ? presentRefund(game, { paidCents: mine.paid_cents, joinedAt: mine.joined_at }, now)
        : null,
    ...presentKnown(game, viewer.known, position !== null, now),
    rating: presentRating(game, viewer, now),
    playedWith: viewer.known.played_with,
    isRegular: viewer.known.is_regular,
    regularSpotUntil: viewer.known.regular_spot_until,
    canEdit,
    mayCheckIn: mayCheckIn(viewer, led),
    ticket: mine ? ticket : null,
    phoneWallets: mine ? phoneWallets : [],
    byBike: presentRide(viewer.known.home, game),
    rights,
    runsGame: runsGame(viewer, led),
    messages: mine || position !== null || viewer.known.was_in ? viewer.known.messages : 0,
    mayChangeVenuePhoto: mayChangePhoto(viewer, viewer.known),
    secretKey: canEdit && (game.has_passcode || game.community?.isPrivate) ? secretKey : null,
  };
}

function presentRide(home: ViewerRow['home'], game: GameRow): GameViewer['byBike'] {
  const minutes = home && minutesByBike(home, game);
  return home && minutes !== null ? { minutes, city: home.city } : null;
}

/** Position on the waiting list, from 1. */
function positionOf(userId: string, players: readonly PlayerRow[]): number | null {
  const index = players.filter(({ waiting }) => waiting).findIndex((player) => player.id === userId);
  return index === -1 ? null : index + 1;
}

function mayChangePhoto({ role }: Viewer, { hosts_there: hostsThere, photo_owner: owner }: ViewerRow): boolean {
  const mayUpload = role === 'organiser' || role === 'admin';
  return mayUpload && refuseVenuePhoto({ isAdmin: role === 'admin', hostsThere }, owner) === null;
}

/** Whether a player can rate the game; guests rate nobody. */
function presentRating(game: GameRow, { role, known }: Viewer & { known: ViewerRow }, now: Date): GameViewer['rating'] {
  if (role === 'guest' || !known.has_played) return null;
  const facts = {
    ...game,
    ratingEnabled: game.community?.isRatingEnabled ?? true,
    endsAt: endsAt({ startsAt: new Date(game.starts_at), durationMinutes: game.duration_minutes }),
  };
  return ratingStanding(facts, { others: known.others_played, hasGraded: known.has_graded }, now);
}

/** The viewer's relation to others in this game. */
function presentKnown(game: GameRow, known: ViewerRow, waiting: boolean, now: Date) {
  return {
    onPass: known.on_pass,
    paidBy: known.paid_by,
    friends: known.friends.map(({ id, name, email, ...spot }) => ({
      _id: id,
      name,
      email,
      paid: centsToEuros(spot.paidCents),
      refund: presentRefund(game, spot, now),
      offered: spot.offered,
    })),
    handOverTo: known.hand_over_to,
    released: known.is_released,
    handOverFrom: known.hand_over_from.map(({ id, name }) => ({ _id: id, name })),
    waitingAllowed: waiting && known.waiting_allowed_cents !== null ? centsToEuros(known.waiting_allowed_cents) : null,
    hearsConfirmed: hears(heard.hearsConfirmed, known),
    isReminded: hears(heard.isReminded, known),
    waitingForecast: forecastSpot(known.past, (Date.parse(game.starts_at) - now.getTime()) / hour),
  };
}

/** Whether news of this category reaches the viewer on any channel. */
function hears(category: NotificationCategory, { choices, has_push: hasPush }: ViewerRow): boolean {
  const reaches: Record<NotificationChannel, boolean> = { app: true, mail: true, push: hasPush };
  return notificationChannels.some(
    (channel) => reaches[channel] && isWanted(category, channel, choices[`${category}.${channel}`]),
  );
}

function presentRefund(game: GameRow, spot: { paidCents: number; joinedAt: string }, now: Date) {
  const decision = decideRefund(
    {
      status: game.status,
      startsAt: new Date(game.starts_at),
      paidCents: spot.paidCents,
      joinedAt: new Date(spot.joinedAt),
      changedAt: game.changed_at === null ? null : new Date(game.changed_at),
    },
    now,
  );
  if (!decision.allowed) return { allowed: false, percent: 0, amount: 0, retained: centsToEuros(spot.paidCents) };
  return {
    allowed: true,
    percent: decision.percent,
    amount: centsToEuros(decision.refundCents),
    retained: centsToEuros(decision.retainedCents),
  };
}
