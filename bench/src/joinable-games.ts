interface Listed {
  _id: string;
  price: number;
  players: number;
  joined_players_number: number;
  hasPasscode: boolean;
  tournament: boolean;
  signup_opens_in_days: number | null;
  status: string;
}

/** Ids of upcoming games of a demo at `origin`: those that its player can join for free first, then others. */
export async function upcomingGames(origin: string): Promise<string[]> {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const answer = await fetch(`${origin}/api/matches?limit=100&dateFrom=${day}`);
  const { data } = (await answer.json()) as { data: { matches: Listed[] } };
  const joinable = (game: Listed) =>
    game.price === 0 &&
    !game.hasPasscode &&
    !game.tournament &&
    game.signup_opens_in_days === null &&
    game.status !== 'cancelled' &&
    game.joined_players_number + 2 < game.players;
  return data.matches.toSorted((a, b) => Number(joinable(b)) - Number(joinable(a))).map(({ _id }) => _id);
}

/** A person of the demo who joins and leaves a game, again and again. */
export async function joiner(origin: string): Promise<(gameId: string, n: number) => Promise<void>> {
  const login = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'player@rondo.test', password: 'Rondo2026!' }),
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const me = await fetch(`${origin}/api/users/me`, { headers });
  const { user } = (await me.json()) as { user: { _id: string } };
  return async (gameId, n) => {
    const body = JSON.stringify({ matchId: gameId, targetId: user._id });
    const answer = await fetch(`${origin}/api/matches/mainlist`, { method: n % 2 ? 'PATCH' : 'POST', headers, body });
    if (!answer.ok) throw new Error(`not joined: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
}
