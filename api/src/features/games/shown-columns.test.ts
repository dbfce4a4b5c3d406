import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { useServer } from '../../../test/server.ts';
import { gameColumnsWith } from '../../platform/database/game-columns.ts';
import { presentCard, presentDetails } from './present.ts';
import { findGame, type GameRow } from './queries.ts';
import { findViewer } from './viewer-queries.ts';

const server = useServer();

/** The columns of a game that a view reads. */
function readBy(game: GameRow, present: (row: GameRow) => unknown): Set<string> {
  const read = new Set<string>();
  present(
    new Proxy(game, {
      get: (row, name) => {
        read.add(String(name));
        return Reflect.get(row, name);
      },
    }),
  );
  return read;
}

test('what of a game is shown on its card or its page is in its view', async () => {
  const { id: viewerId } = await aPlayer(server, { role: 'organiser' });
  const now = server.clock.now();
  const game = await findGame(server.db, await aGame(server, { organiserId: viewerId }), now);
  if (!game) throw new Error('there is no game');
  const onCard = readBy(game, presentCard);
  expect(gameColumnsWith('shown', 'card').filter((name) => !onCard.has(name))).toEqual([]);
  const known = await findViewer(server.db, game.id, viewerId, now);
  if (!known) throw new Error('there is no game');
  const viewer = { id: viewerId, role: 'organiser', sessionId: 1, known, rights: [] } as const;
  const onPage = readBy(game, (row) =>
    presentDetails(row, [], { viewer, shown: null, registrants: [], weather: null }),
  );
  expect(gameColumnsWith('shown', 'page').filter((name) => !onPage.has(name))).toEqual([]);
});
