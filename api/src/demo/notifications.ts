import { centsToEuros, day, ratingStanding } from '@rondo/rules';
import type { NotificationKind } from '@rondo/rules/notification-kinds';
import { reminderDue } from '@rondo/rules/reminders';
import type { NewRow } from '../platform/database/insert-rows.ts';
import type { Community, MemberRow } from './communities.ts';
import { communities as data } from './data.ts';
import type { OrderRow } from './ledger.ts';
import { moreNotifications } from './more-notifications.ts';
import type { Person } from './people.ts';
import type { GameRow, RegistrationRow, Story } from './story.ts';

type NotificationRow = NewRow<'notification'>;

/** In addition to one of each kind. */
const perAccount = 14;

/** The latest notifications of the demo's accounts; the newest are still unread. */
export function makeNotifications(
  story: Story,
  orders: readonly OrderRow[],
  { communities, members }: { communities: readonly Community[]; members: readonly MemberRow[] },
  accounts: readonly Person[],
  now: Date,
): NotificationRow[] {
  const games = new Map(story.games.map((game) => [game.id, game]));
  const codes = new Map(communities.map((community) => [community.id, community.short_code]));
  const exampleOf = (fits: (game: GameRow) => boolean) =>
    story.games.find((game) => game.sport === 'Volleyball' && fits(game));
  const examples = {
    upcoming: exampleOf(({ status, archived }) => status === 'confirmed' && !archived),
    soon: story.games.find(
      ({ status, starts_at: startsAt }) => status === 'confirmed' && reminderDue(startsAt, now) === 'matchInADay',
    ),
    past: exampleOf(({ archived }) => archived),
    cancelled: exampleOf(({ status }) => status === 'cancelled'),
  };
  return accounts.flatMap(({ id, role }) => {
    const ofGames = story.registrations
      .filter(({ user_id }) => user_id === id)
      .flatMap((registration) => {
        const game = games.get(registration.game_id);
        return game ? ofGame(game, registration, now) : [];
      });
    const ofOrders = orders
      .filter(({ user_id, status }) => user_id === id && status === 'paid')
      .map((order) => ({
        ...nothing,
        kind: 'topUpConfirmed' as const,
        params: { amount: centsToEuros(order.amount_cents) },
        redirect_path: '/wallet',
        created_at: order.settled_at ?? now,
      }));
    const ofCommunities = members
      .filter(({ user_id, status }) => user_id === id && status === 'approved')
      .map((member) => ({
        ...nothing,
        kind: 'communityApproved' as const,
        community_id: member.community_id,
        redirect_path: `/community/${codes.get(member.community_id)}`,
        created_at: member.decided_at ?? now,
      }));
    const own = [...ofGames, ...ofOrders, ...ofCommunities]
      .sort((a, b) => b.created_at.getTime() - a.created_at.getTime())
      .slice(0, perAccount);
    const others = moreNotifications(
      examples,
      communities.find(({ short_code }) => short_code === data.denied.community),
      role === 'organiser',
      now,
    );
    // Marked as delivered, so that the demo sends no push messages about its past.
    return [...own, ...others].map((notification): NotificationRow => {
      const status = notification.created_at.getTime() > now.getTime() - 2 * day ? 'unread' : 'read';
      return { status, ...notification, user_id: id, delivered_at: notification.created_at };
    });
  });
}

/** Reminders that were due before the demo starts, marked as sent. */
export function pastReminders({ games }: Story, now: Date) {
  return games.flatMap(({ id, starts_at: startsAt, status }) => {
    const kind = status === 'cancelled' ? null : reminderDue(startsAt, now);
    return kind === null ? [] : [{ game_id: id, kind, starts_at: startsAt, reminded_at: now }];
  });
}

const nothing = { game_id: null, community_id: null, params: {} };

function ofGame(game: GameRow, { status, joined_at: joinedAt, ended_at: endedAt }: RegistrationRow, now: Date) {
  const notification = {
    game_id: game.id,
    community_id: null,
    params: { gameName: game.name, sport: game.sport },
    redirect_path: `/match/${game.id}`,
  };
  const notifications: (typeof notification & { kind: NotificationKind; created_at: Date })[] = [
    { ...notification, kind: 'signedUp', created_at: joinedAt },
  ];
  const facts = { ...game, ratingEnabled: true, endsAt: game.ends_at };
  if (status === 'played' && ratingStanding(facts, { others: 1, hasGraded: false }, now) === 'open')
    notifications.push({
      ...notification,
      kind: 'afterMatchRating',
      redirect_path: `/match/${game.id}?step=rate`,
      created_at: game.ends_at,
    });
  if (game.status === 'cancelled')
    notifications.push({ ...notification, kind: 'matchCancelled', created_at: endedAt ?? joinedAt });
  return notifications;
}
