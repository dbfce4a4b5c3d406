import { day, hour, hoursBefore, minute, placeLine } from '@rondo/rules';
import { type NotificationKind, notices } from '@rondo/rules/notification-kinds';
import { regularSpots } from '@rondo/rules/regulars';
import { reminderHours } from '@rondo/rules/reminders';
import type { Community } from './communities.ts';
import { communities, told } from './data.ts';
import type { GameRow } from './story.ts';

type Told = (typeof told.notifications)[number];

const ofCommunities = new Set<NotificationKind>(['communityDenied', 'communityClosed', 'communityMessage']);

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
  const { note, daysAgo } = communities.denied;
  const denied: Told = { kind: 'communityDenied', ago: daysAgo * day, params: { adminNote: note }, archived: true };
  const all: Told[] = [...told.notifications, denied, ...(organises ? told.organiserNotifications : [])];
  return all.flatMap(({ kind, ago, params, game, archived }) => {
    const about = game && games[game];
    const isCommunity = ofCommunities.has(kind);
    if ((game && !about) || (isCommunity && !community)) return [];
    const createdAt =
      game === 'soon' && about
        ? hoursBefore(about.starts_at, reminderHours.matchInADay)
        : new Date(now.getTime() - ago);
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
