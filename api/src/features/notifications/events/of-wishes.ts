import { formatWhen } from '../../../platform/time/amsterdam.ts';
import { type Addressee, both, type Message, type MessageGame, ofAccount, ofGame, pathOf } from '../messages.ts';

/** How many games a digest names in the app; of further ones it gives the number alone. */
const namedMax = 3;

/** Messages about games that people wished for, or that need them. */
export const ofWishes = {
  /** @param more how many more games of the series are like it */
  wishFits: (userId: string, game: MessageGame, { more }: { more: number }) =>
    ofGame(userId, 'wishFits', game, { ...(more > 0 && { params: { count: more } }) }),

  gameNeedsYou: (userId: string, game: MessageGame, { missing }: { missing: number }) =>
    ofGame(userId, 'gameNeedsYou', game, { params: { count: missing } }),

  wishDigest: (
    to: Addressee,
    { games, publicUrl }: { games: readonly (MessageGame & { city: string })[]; publicUrl: string },
  ): Message => {
    const names = [...new Set(games.map((game) => game.name))];
    const more = names.length > namedMax ? ` (+${names.length - namedMax})` : '';
    const said = names.slice(0, namedMax).join(', ') + more;
    return ofAccount(to, {
      ...both('wishDigest'),
      notificationParams: { games: said },
      others: games.map((game) => ({
        title: game.name,
        line: `${formatWhen(new Date(game.starts_at), to.language)} · ${game.city || game.address}`,
        link: publicUrl + pathOf(game),
      })),
    });
  },
};
