import type { GameDetails } from '@rondo/contract';
import { beforeAll } from 'vitest';
import type { Answer, TestServer } from './server.ts';

type SeenGame = GameDetails & { viewer: NonNullable<GameDetails['viewer']> };

/** Adds a place near the one in forms of games, which every installation knows. */
export function usePlace(server: TestServer): void {
  beforeAll(async () => {
    await server.sql`
      insert into place (id, name, municipality, province, latitude, longitude, search_text)
      values (1, 'Utrecht', 'Utrecht', 'Utrecht', 52.09, 5.12, 'utrecht') on conflict do nothing`;
  });
}

/** The local day this many days ahead: `2026-12-01`. */
export function dayIn(server: TestServer, days: number): string {
  const at = server.clock.now().getTime() + days * 86_400_000;
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(at);
}

/** The form of a free volleyball game in Utrecht, the day after tomorrow at eight in the evening. */
export function gameForm(server: TestServer, more: object = {}): object {
  return {
    name: 'Sunday volleyball',
    description: 'Bring **water**',
    sport: 'Volleyball',
    level: 'Intermediate',
    field_type: 'Indoors',
    minimum_players_threshold: 6,
    players: 12,
    isPayingGame: false,
    game_date: `${dayIn(server, 2)}T20:00`,
    duration: 1.5,
    location: { coordinates: [5.12, 52.09], address: 'Sportlaan 1', city: 'Utrecht', country: 'Netherlands' },
    ...more,
  };
}

/** The game in a call's answer, as a logged-in person sees it; undefined if the answer has none. */
export function gameIn({ body }: Answer): SeenGame {
  return (body.data as { match: SeenGame } | undefined)?.match as SeenGame;
}
