import { day, hour, hoursBefore, minute, placeLine } from '@rondo/rules';
import { type NotificationKind, notices } from '@rondo/rules/notification-kinds';
import { regularSpots } from '@rondo/rules/regulars';
import { reminderHours } from '@rondo/rules/reminders';
import { type Community, deniedIn } from './communities.ts';
import type { GameRow } from './story.ts';

/** A notification that doesn't follow from an account's games and payments. */
interface Told {
  kind: NotificationKind;
  /** How long before now; for a game that is soon, it is a day before that game. */
  msAgo: number;
  params?: Record<string, string | number>;
  /** Which of the upcoming or past games it is about; omitted if none. */
  game?: 'upcoming' | 'soon' | 'past' | 'cancelled';
  archived?: boolean;
}

/** One of each kind, so that the page shows everything it can, from just now to weeks ago. */
const told: readonly Told[] = [
  { kind: 'matchConfirmed', msAgo: 12 * minute, game: 'upcoming' },
  { kind: 'matchInADay', msAgo: 0, game: 'soon' },
  { kind: 'friendPaid', msAgo: 48 * minute, game: 'upcoming', params: { friend: 'Sanne de Wit' } },
  { kind: 'groupInvited', msAgo: 2 * day, game: 'past', params: { friend: 'Emma Jansen' }, archived: true },
  { kind: 'groupComplete', msAgo: 2 * day + 5 * minute, game: 'past', archived: true },
  { kind: 'groupOver', msAgo: 12 * day, game: 'past', archived: true },
  { kind: 'matchInvited', msAgo: 90 * minute, game: 'upcoming', params: { friend: 'Emma Jansen' } },
  { kind: 'matchLate', msAgo: 20 * minute, game: 'upcoming', params: { count: 15, note: 'The hall opens late' } },
  {
    kind: 'matchMessage',
    msAgo: 70 * minute,
    game: 'upcoming',
    params: { friend: 'Thijs Bakker', words: 'The car park is closed. Come by bike!' },
  },
  { kind: 'coOrganiserNamed', msAgo: 2 * day, game: 'upcoming', params: { friend: 'Thijs Bakker' } },
  {
    kind: 'communityMessage',
    msAgo: 25 * hour,
    params: { friend: 'Shanti Ramdin', words: 'The hall is closed on Thursday.' },
  },
  { kind: 'wishFits', msAgo: 100 * minute, game: 'upcoming' },
  { kind: 'regularSpotKept', msAgo: 6 * hour, game: 'upcoming' },
  { kind: 'regularEnded', msAgo: 6 * day, game: 'past', archived: true },
  { kind: 'gameNeedsYou', msAgo: 3 * hour, game: 'soon', params: { count: 2 } },
  { kind: 'wishDigest', msAgo: 3.5 * day, params: { games: 'Zaalvoetbal na het werk, 5v5 in de hal (+2)' } },
  { kind: 'handOverOffered', msAgo: 2 * hour, game: 'upcoming', params: { friend: 'Daan Mulder' } },
  { kind: 'matchChanged', msAgo: 5 * hour, game: 'upcoming', params: { wasPlace: 'Sporthal Oost, Amsterdam' } },
  { kind: 'paymentConfirmed', msAgo: 9 * hour, game: 'upcoming', params: { amount: 4.5 } },
  {
    kind: 'matchCancelled',
    msAgo: 26 * hour,
    game: 'cancelled',
    params: { refund: 5, cause: 'organiser', note: 'The hall has a burst pipe. See you next week!' },
  },
  { kind: 'ratingReceipt', msAgo: 20 * hour, params: { sport: 'Volleyball', count: 5, from: 3.4, to: 3.6 } },
  { kind: 'noShowMarked', msAgo: 2 * day, game: 'past' },
  { kind: 'noShowTakenBack', msAgo: 24 * day, game: 'past', archived: true },
  { kind: 'noShowKept', msAgo: 25 * day, game: 'past', archived: true },
  { kind: 'waitingListPromoted', msAgo: 30 * hour, game: 'upcoming' },
  { kind: 'spotOpen', msAgo: 3 * day, game: 'past' },
  { kind: 'spotLapsed', msAgo: 4 * day, game: 'past' },
  { kind: 'spotWithdrawn', msAgo: 4.5 * day, game: 'past' },
  { kind: 'friendDeclined', msAgo: 5 * day, game: 'past', params: { friend: 'Sanne de Wit', refund: 4.05 } },
  { kind: 'handOverTaken', msAgo: 7 * day, game: 'past', params: { friend: 'Daan Mulder', refund: 4.5 } },
  { kind: 'handOverDeclined', msAgo: 8 * day, game: 'past', params: { friend: 'Emma Jansen' } },
  { kind: 'creditWaiting', msAgo: 9 * day, params: { amount: 4.5 } },
  {
    kind: 'passEndsSoon',
    msAgo: 9.5 * day,
    params: { gameName: 'Dinsdagvolleybal', count: 4, until: '2026-12-24T19:00:00Z' },
  },
  { kind: 'passEnded', msAgo: 9.7 * day, params: { gameName: 'Zondagvoetbal', amount: 8.1 } },
  { kind: 'paymentTakenBack', msAgo: 9.8 * day, params: { amount: 10, owed: 4.5 }, archived: true },
  { kind: 'chargeBackWon', msAgo: 9.9 * day, params: { amount: 10 }, archived: true },
  {
    kind: 'owedEnded',
    msAgo: 9.95 * day,
    params: { amount: 4.5, words: 'You paid it by bank transfer' },
    archived: true,
  },
  { kind: 'topUpPaidBack', msAgo: 10.1 * day, params: { amount: 50, words: 'Topped up by mistake' }, archived: true },
  { kind: 'refundFailed', msAgo: 10.12 * day, params: { amount: 50 }, archived: true },
  { kind: 'giftTakenBack', msAgo: 10.15 * day, params: { amount: 5, words: 'Given twice' }, archived: true },
  { kind: 'accountUnused', msAgo: 10.3 * day, params: { until: '2029-01-20T12:00:00Z', amount: 4.5 }, archived: true },
  { kind: 'balanceCorrected', msAgo: 10 * day, params: { amount: 2, words: 'Charged twice for Thursday' } },
  {
    kind: 'takenOut',
    msAgo: 10.5 * day,
    game: 'past',
    params: { refund: 4.5, by: 'organiser', note: 'You were late three times, and we begin on time.' },
    archived: true,
  },
  { kind: 'letBackIn', msAgo: 10.4 * day, game: 'past', archived: true },
  {
    kind: 'friendTakenOut',
    msAgo: 10.3 * day,
    params: { gameName: 'Zondagvoetbal', friend: 'Daan Mulder', refund: 4.5 },
  },
  {
    kind: 'spotPaidBack',
    msAgo: 10.2 * day,
    params: { gameName: 'Zondagvoetbal', amount: 2, words: 'The hall was cold' },
  },
  { kind: 'spotGivenUp', msAgo: 11 * day, game: 'past', params: { friend: 'Daan Mulder' }, archived: true },
  { kind: 'spotOffered', msAgo: 13 * day, game: 'past', archived: true },
  {
    kind: 'communityClosed',
    msAgo: 40 * day,
    archived: true,
    params: { adminNote: 'The hall is torn down, and there is no other' },
  },
  {
    kind: 'communityDenied',
    msAgo: deniedIn.daysAgo * day,
    archived: true,
    params: { adminNote: deniedIn.note },
  },
];

const ofCommunities = new Set<NotificationKind>(['communityDenied', 'communityClosed', 'communityMessage']);

/** Told to organisers only. */
const ofOrganisers: readonly Told[] = [
  {
    kind: 'bankDetailsChanged',
    msAgo: 6 * day,
    params: { words: 'NL •••• 6789', until: '2026-11-20T19:00:00Z' },
    archived: true,
  },
  { kind: 'bankDetailsWanted', msAgo: 12 * day, params: { amount: 46 }, archived: true },
  { kind: 'matchBelowMinimum', msAgo: 3 * hour, game: 'upcoming' },
  { kind: 'againWanted', msAgo: 4.5 * hour, game: 'past', params: { friend: 'Emma Jansen', count: 3 } },
  { kind: 'noShowAppealed', msAgo: 5 * hour, game: 'past' },
  { kind: 'extremeRain', msAgo: 4.5 * hour, game: 'upcoming' },
  { kind: 'matchGiven', msAgo: 2 * day, game: 'upcoming' },
  {
    kind: 'playerTakenOut',
    msAgo: 3.5 * hour,
    game: 'past',
    params: { friend: 'Daan Mulder', by: 'rondo', note: 'Threatened another player' },
  },
  { kind: 'coOrganiserLeft', msAgo: 4 * hour, game: 'upcoming', params: { friend: 'Noor van Dijk' } },
  {
    kind: 'adminMade',
    msAgo: 9 * day,
    params: { friend: 'Noor van Dijk', until: '2026-11-20T19:00:00Z' },
    archived: true,
  },
  { kind: 'chargedBack', msAgo: 7 * day, params: { friend: 'Daan Mulder', amount: 10, owed: 4.5 }, archived: true },
  { kind: 'refundCameBack', msAgo: 7.2 * day, params: { friend: 'Daan Mulder', amount: 10 }, archived: true },
  { kind: 'messageReported', msAgo: 6 * hour, game: 'past', params: { words: 'See you never' } },
];

interface Games {
  upcoming: GameRow | undefined;
  /** A game that starts within a day. */
  soon: GameRow | undefined;
  past: GameRow | undefined;
  cancelled: GameRow | undefined;
}

/** Kinds that say until when a spot is kept. */
const untilGiven: ReadonlySet<NotificationKind> = new Set(['spotOffered', 'groupInvited', 'regularSpotKept']);

const placeOf = ({ place_description: name, address }: GameRow) => placeLine({ name, address });

function pathOf(kind: NotificationKind, game: GameRow | undefined, community: Community | undefined): string {
  const { path } = notices[kind];
  if (game) return path?.(game.id) ?? `/match/${game.id}`;
  if (community) return path?.(community.short_code) ?? `/community/${community.short_code}`;
  return path?.('') ?? '/wallet';
}

/** Rows of the table, without their user. */
export function moreNotifications(games: Games, community: Community | undefined, organises: boolean, now: Date) {
  return [...told, ...(organises ? ofOrganisers : [])].flatMap(({ kind, msAgo, params = {}, game, archived }) => {
    const about = game && games[game];
    const isCommunity = ofCommunities.has(kind);
    if ((game && !about) || (isCommunity && !community)) return [];
    const createdAt =
      game === 'soon' && about
        ? hoursBefore(about.starts_at, reminderHours.matchInADay)
        : new Date(now.getTime() - msAgo);
    const keptMs = kind === 'regularSpotKept' ? regularSpots.remindHours * hour : 30 * minute;
    const until = new Date(createdAt.getTime() + keptMs).toISOString();
    return [
      {
        kind,
        game_id: about?.id ?? null,
        community_id: isCommunity ? (community?.id ?? null) : null,
        params: {
          ...params,
          ...(untilGiven.has(kind) && { until }),
          ...(kind === 'matchChanged' && about && { place: placeOf(about) }),
        },
        redirect_path: pathOf(kind, about, isCommunity ? community : undefined),
        created_at: createdAt,
        ...(archived && { status: 'archived' as const }),
      },
    ];
  });
}
