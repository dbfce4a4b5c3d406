import { ratedSports } from '@rondo/rules';
import type { MemberRow } from './communities.ts';
import type { OrderRow } from './ledger.ts';
import type { Person } from './people.ts';
import type { GameRow, Story } from './story.ts';

interface NoticeRow {
  user_id: string;
  kind: string;
  status: 'unread' | 'read';
  game_id: string | null;
  community_id: string | null;
  params: Record<string, string | number>;
  redirect_path: string;
  created_at: Date;
}

const perAccount = 14;
const twoDays = 2 * 86_400_000;

/** What the demo's accounts have been told lately; the newest of it is still unread. */
export function makeNotices(
  story: Story,
  orders: readonly OrderRow[],
  members: readonly MemberRow[],
  accounts: readonly Person[],
  now: Date,
): NoticeRow[] {
  const games = new Map(story.games.map((game) => [game.id, game]));
  return accounts.flatMap(({ id }) => {
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
        kind: 'topUpConfirmed',
        params: { amount: order.amount_cents / 100 },
        redirect_path: '/wallet',
        created_at: order.settled_at,
      }));
    const ofCommunities = members
      .filter(({ user_id, decided_at }) => user_id === id && decided_at !== null)
      .map((member) => ({
        ...nothing,
        kind: 'communityApproved',
        community_id: member.community_id,
        redirect_path: '/notifications',
        created_at: member.decided_at ?? now,
      }));
    return [...ofGames, ...ofOrders, ...ofCommunities]
      .sort((a, b) => b.created_at.getTime() - a.created_at.getTime())
      .slice(0, perAccount)
      .map((notice): NoticeRow => {
        const status = notice.created_at.getTime() > now.getTime() - twoDays ? 'unread' : 'read';
        return { ...notice, user_id: id, status };
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
  const notices = [{ ...notice, kind: 'signedUp', created_at: joinedAt }];
  if (game.status === 'cancelled') notices.push({ ...notice, kind: 'matchCancelled', created_at: endedAt ?? joinedAt });
  const rated = ratedSports.some((sport) => sport === game.sport);
  if (game.archived && game.status === 'confirmed' && rated)
    notices.push({ ...notice, kind: 'afterMatchRating', created_at: game.ends_at });
  return notices;
}
