import { mailedPaths } from '@rondo/rules/mailed-paths';
import { formatWhen } from '../../../platform/time/amsterdam.ts';
import { aboutGame, type Addressee, type Message, type MessageGame, onlyNotification, pathOf } from '../messages.ts';

/** How many games a digest names in the app; of further ones it gives the number alone. */
const namedMost = 3;

/** Messages about games that people wished for, or that need them. */
export const ofWishes = {
  /** Its mail is made from the notification. @param more how many more games of the series are like it */
  wishFits: (userId: string, game: MessageGame, { more }: { more: number }) =>
    onlyNotification({
      userId,
      kind: 'wishFits',
      gameId: game.id,
      params: { ...aboutGame(game), ...(more > 0 && { count: more }) },
      redirectPath: pathOf(game),
    }),

  /** Its mail is made from the notification. */
  gameNeedsYou: (userId: string, game: MessageGame, { missing }: { missing: number }) =>
    onlyNotification({
      userId,
      kind: 'gameNeedsYou',
      gameId: game.id,
      params: { ...aboutGame(game), count: missing },
      redirectPath: pathOf(game),
    }),

  wishDigest: (
    { id: userId, email: to, name, language }: Addressee,
    { games, publicUrl }: { games: readonly (MessageGame & { city: string })[]; publicUrl: string },
  ): Message => {
    const names = [...new Set(games.map((game) => game.name))];
    const more = names.length > namedMost ? ` (+${names.length - namedMost})` : '';
    const said = names.slice(0, namedMost).join(', ') + more;
    return {
      notification: { userId, kind: 'wishDigest', params: { games: said }, redirectPath: mailedPaths.wishes() },
      mail: {
        to,
        userId,
        name,
        language,
        kind: 'wishDigest',
        link: mailedPaths.wishes(),
        others: games.map((game) => ({
          title: game.name,
          line: `${formatWhen(new Date(game.starts_at), language)} · ${game.city || game.address}`,
          link: publicUrl + pathOf(game),
        })),
      },
    };
  },
};
