import { formatWhen } from '../../../platform/time/amsterdam.ts';
import { type Addressee, both, type Message, type MessageGame, ofAccount, pathOf } from '../messages.ts';

/** How many games a digest names in the app; further ones are only counted. */
const namedMax = 3;

/** Messages about games that people wished for. */
export const ofWishes = {
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
