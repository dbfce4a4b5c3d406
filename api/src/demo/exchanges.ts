import { hour } from '@rondo/rules';
import type { Person } from './people.ts';
import { seededRandom } from './random.ts';
import type { RegistrationRow, Story } from './story.ts';

const seed = 20_261_121;
/** How often the first and the second on a waiting list got in. */
const chances = [0.7, 0.4];

/** Adds handing over, friends and past waiting lists to the story, with a random source of its own. */
export function tellExchanges(story: Story, people: readonly Person[], now: Date): void {
  const random = seededRandom(seed);
  const [player, player2] = people;
  const spots = story.registrations.filter(({ status }) => status === 'active');
  const gameNamed = (name: string) => story.games.find((game) => game.name === name)?.id;
  const inGame = (gameId: string | undefined, person: Person | undefined) =>
    spots.find(({ game_id, user_id }) => game_id === gameId && user_id === person?.id);

  const paid = inGame(gameNamed('Volleybal na het eten'), player);
  const friend = people.find(
    ({ id, role }, index) => index > 3 && role === 'player' && !spots.some((spot) => spot.user_id === id),
  );
  if (paid && friend) bringFriend(story, paid, friend, random.uuid(), new Date(now.getTime() - 20 * hour));

  const offered = inGame(gameNamed('Mixed volleyball: één plek over'), player2);
  if (offered && player)
    story.handOvers.push({
      game_id: offered.game_id,
      registration_id: offered.id,
      to_user_id: player.id,
      created_at: new Date(now.getTime() - 5 * hour),
    });

  const played = Map.groupBy(
    story.registrations.filter(({ status }) => status === 'played'),
    ({ game_id }) => game_id,
  );
  for (const game of story.games) {
    if (!game.archived || game.status !== 'confirmed') continue;
    const players = played.get(game.id) ?? [];
    for (const [index, chance] of chances.entries()) {
      const inside = players.at(-1 - index);
      const outside = people[random.between(4, people.length - 1)];
      const promoted = random.chance(chance);
      const isIn = players.some(({ user_id }) => user_id === outside?.id);
      const who = promoted ? inside?.user_id : isIn ? undefined : outside?.id;
      const created = new Date(game.starts_at.getTime() - (180 - 30 * index) * hour);
      const opened = random.between(4, 100);
      const ended = new Date(game.starts_at.getTime() - (promoted ? opened : 0) * hour);
      const status = promoted ? ('promoted' as const) : ('closed' as const);
      if (who)
        story.waiting.push({
          game_id: game.id,
          user_id: who,
          status,
          place: index + 1,
          created_at: created,
          ended_at: ended,
        });
    }
  }
}

/** Makes the player of a spot pay the same price for a friend in the same game. */
function bringFriend(story: Story, own: RegistrationRow, friend: Person, id: string, at: Date): void {
  story.registrations.push({ ...own, id, user_id: friend.id, early_bird_id: null, joined_at: at });
  const { game_id: gameId, payer_id: userId, paid_cents: cents } = own;
  story.money.push({ kind: 'entrance_fee', at, gameId, userId, registrationId: id, cents });
}
