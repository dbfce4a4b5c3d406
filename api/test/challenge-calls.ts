import { aCommunity, aPlayer, type Player } from './builders.ts';
import { gameForm, gameIn } from './game-form.ts';
import type { Answer, TestServer } from './server.ts';

export interface TestChallenge {
  id: string;
  /** Leads the home community, and made it. */
  host: Player;
  /** Leads the away community. */
  rival: Player;
  home: string;
  away: string;
  /** The team of each side. */
  teams: { home: string; away: string };
}

/** The body of a call that challenges `away`: free volleyball, two of two unless the options say otherwise. */
export function challengeForm(
  server: TestServer,
  { home, away, size = 2, game }: { home: string; away: string; size?: number; game?: object },
): object {
  const form = { communities: [home], players: 2 * size, minimum_players_threshold: size + 1, name: 'Derby' };
  return { game: gameForm(server, { ...form, ...game }), away, size };
}

/** Two public communities and the calls about challenges between them. */
export function challengeCalls(server: TestServer) {
  const make = (as: Player, form: Parameters<typeof challengeForm>[1], key?: string): Promise<Answer> =>
    server.as(as).post('/api/challenges', challengeForm(server, form), key);
  const answer = (as: Player, id: string, accept: boolean): Promise<Answer> =>
    server.as(as).post(`/api/challenges/${id}/answer`, { accept });
  /** The game as somebody sees it, a visitor unless said. */
  const seen = async (id: string, as: Player | null = null) =>
    gameIn(await server.call('GET', `/api/matches/${id}`, as ? { as: as.token } : {}));

  async function aChallenge({
    size,
    game,
    isAccepted = true,
    role = 'organiser',
  }: {
    size?: number;
    game?: object;
    isAccepted?: boolean;
    role?: 'organiser' | 'admin';
  } = {}): Promise<TestChallenge> {
    const [host, rival] = [await aPlayer(server, { role }), await aPlayer(server)];
    const { id: home } = await aCommunity(server, { name: 'Domvolley', isPrivate: false, admins: [host.id] });
    const { id: away } = await aCommunity(server, { name: 'Weesper Smash', isPrivate: false, admins: [rival.id] });
    const made = gameIn(await make(host, { home, away, ...(size && { size }), ...(game && { game }) }));
    if (isAccepted) await answer(rival, made._id, true);
    const teams = { home: made.challenge?.home.team ?? '', away: made.challenge?.away.team ?? '' };
    return { id: made._id, host, rival, home, away, teams };
  }

  /** A new member of these communities. */
  async function aMember(...communityIds: string[]): Promise<Player> {
    const player = await aPlayer(server, { balanceCents: 5000 });
    for (const id of communityIds)
      await server.sql`insert into community_member (community_id, user_id, status) values (${id}, ${player.id}, 'approved')`;
    return player;
  }

  return { make, answer, seen, aChallenge, aMember };
}
