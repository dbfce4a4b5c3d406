import { organiserPay } from '@rondo/rules';
import type { Person } from './people.ts';
import type { Story } from './story.ts';

/** How many of the latest past games an admin gave to the demo's organiser. */
const givenGames = 5;

/** Gives paid games in the organiser's town to the organiser, so that Rondo owes them what the games earned. */
export function tellPay(story: Story, organiser: Person | undefined): void {
  if (!organiser) return;
  const playersOf = (gameId: string) =>
    story.registrations.filter(({ game_id, status }) => game_id === gameId && status === 'played').length;
  const given = story.games
    .filter((game) => game.archived && game.status === 'confirmed' && game.price_cents > 0)
    .filter((game) => game.city === organiser.home.name && organiserPay(playersOf(game.id)) > 0)
    .slice(-givenGames);
  for (const game of given) {
    game.organiser_id = organiser.id;
    game.organiser_paid = true;
    const cents = organiserPay(playersOf(game.id));
    story.money.push({ kind: 'organiser_pay', at: game.ends_at, gameId: game.id, userId: organiser.id, cents });
  }
}
