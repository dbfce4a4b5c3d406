import { expect, test } from 'vitest';
import { confirmsWith } from './confirms-with.ts';

test('the spot that confirms a game can not be given up', () => {
  const count = { joined_players_number: 6, unproved_players_number: 0, minimum_players_threshold: 8 };
  const game = { status: 'pending' as const, ...count };
  expect([confirmsWith(game, 1), confirmsWith(game, 2)]).toEqual([false, true]);
  // A guest who hasn't opened their link doesn't count yet.
  expect(confirmsWith({ ...game, unproved_players_number: 1 }, 2)).toBe(false);
  expect(confirmsWith({ ...game, status: 'confirmed' }, 2)).toBe(false);
});
