import { centsToEuros, day } from '@rondo/rules';
import type { NoticeKind } from '@rondo/rules/notices';
import type { Community, MemberRow } from './communities.ts';
import type { OrderRow } from './ledger.ts';
import { moreNotices } from './more-notices.ts';
import type { Person } from './people.ts';
import type { GameRow, Story } from './story.ts';

interface NoticeRow {
  user_id: string;
  kind: NoticeKind;
  status: 'unread' | 'read' | 'archived';
  game_id: string | null;
  community_id: string | null;
  params: Record<string, string | number>;
  redirect_path: string;
  created_at: Date;
  /** They were told as it was: the demo rings nobody's phone about its past. */
  delivered_at: Date;
}

/** Besides one of each kind. */
const perAccount = 14;

/** What the demo's accounts have been told lately; the newest of it is still unread. */
export function makeNotices(
  story: Story,
  orders: readonly OrderRow[],
  { communities, members }: { communities: readonly Community[]; members: readonly MemberRow[] },
  accounts: readonly Person[],
  now: Date,
): NoticeRow[] {
  const games = new Map(story.games.map((game) => [game.id, game]));
  const codes = new Map(communities.map((community) => [community.id, community.short_code]));
  const exampleOf = (fits: (game: GameRow) => boolean) =>
    story.games.find((game) => game.sport === 'Volleyball' && fits(game));
  const examples = {
    upcoming: exampleOf(({ status, archived }) => status === 'confirmed' && !archived),
    past: exampleOf(({ archived }) => archived),
    cancelled: exampleOf(({ status }) => status === 'cancelled'),
  };
  return accounts.flatMap(({ id, role }) => {
    const ofGames = story.registrations
      .filter(({ user_id }) => user_id === id)
      .flatMap((registration) => {
        const game = games.get(registration.game_id);
        return game ? ofGame(game, registration.joined_at, registration.ended_at) : [];
      });
    const ofOrders = orders
      .filter(({ user_id, status }) => user_id === id && status === 'paid')
      .map((order) => ({
        ...nothing,
        kind: 'topUpConfirmed' as const,
        params: { amount: centsToEuros(order.amount_cents) },
        redirect_path: '/wallet',
        created_at: order.settled_at,
      }));
    const ofCommunities = members
      .filter(({ user_id, decided_at }) => user_id === id && decided_at !== null)
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
    const others = moreNotices(
      examples,
      communities.find((one) => one.is_private),
      role === 'organiser',
      now,
    );
    return [...own, ...others].map((notice): NoticeRow => {
      const status = notice.created_at.getTime() > now.getTime() - 2 * day ? 'unread' : 'read';
      return { status, ...notice, user_id: id, delivered_at: notice.created_at };
    });
  });
}

const nothing = { game_id: null, community_id: null, params: {} };

function ofGame(game: GameRow, joinedAt: Date, endedAt: Date | null) {
  const notice = {
    game_id: game.id,
    community_id: null,
    params: { gameName: game.name, sport: game.sport },
    redirect_path: `/match/${game.id}`,
  };
  const notices: (typeof notice & { kind: NoticeKind; created_at: Date })[] = [
    { ...notice, kind: 'signedUp', created_at: joinedAt },
  ];
  if (game.status === 'cancelled') notices.push({ ...notice, kind: 'matchCancelled', created_at: endedAt ?? joinedAt });
  return notices;
}
