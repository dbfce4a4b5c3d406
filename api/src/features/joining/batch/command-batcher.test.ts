import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { Refused } from '../../../platform/refusal.ts';
import { CommandBatcher } from './command-batcher.ts';

/** A batcher that records what each transaction does with its commands. */
function batcherOf(decide: (commands: readonly string[]) => Promise<unknown>) {
  const batches: string[][] = [];
  const batcher = new CommandBatcher<string, string>(
    async (entries) => {
      const commands = entries.map(({ command }) => command);
      batches.push(commands);
      await decide(commands);
      return commands.map((command) =>
        command === 'no' ? { refused: new Refused('game_full') } : { answer: command },
      );
    },
    { maxBatchSize: 4, concurrency: 3 },
  );
  return { batcher, batches };
}

const settled = (promises: Promise<string>[]) =>
  Promise.all(promises.map((promise) => promise.catch((error: Error) => error.message)));

test('what arrives meanwhile is decided together, in order, each with its own outcome', async () => {
  const { batcher, batches } = batcherOf(async () => undefined);
  const asked = ['a', 'b', 'no', 'c'].map((command) => batcher.submit('game', command));
  expect(await settled(asked)).toEqual(['a', 'b', 'This game is full.', 'c']);
  expect(batches).toEqual([['a'], ['b', 'no', 'c']]);
});

test('one command that breaks a transaction does not fail the others', async () => {
  const { batcher } = batcherOf(async (commands) => {
    if (commands.includes('bad')) throw new Error('broken');
  });
  const asked = ['a', 'b', 'bad', 'c'].map((command) => batcher.submit('game', command));
  expect(await settled(asked)).toEqual(['a', 'b', 'broken', 'c']);
});

test('a database that is gone is asked once, not once for everyone who waits', async () => {
  const { batcher, batches } = batcherOf(async () => {
    throw Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });
  });
  const asked = Array.from({ length: 20 }, (_, n) => batcher.submit('game', String(n)));
  expect(new Set(await settled(asked))).toEqual(new Set(['Connection terminated']));
  expect(batches).toHaveLength(1);
  await expect(batcher.submit('game', 'later')).rejects.toThrow('Connection terminated');
  expect(batches).toHaveLength(2);
});

test('games that wait together are decided together; a game is in one transaction at a time', async () => {
  const { batcher, batches } = batcherOf(async () => undefined);
  const asked = ['a1', 'b1', 'c1', 'd1', 'e1', 'a2', 'd2'].map((command) =>
    batcher.submit(command.slice(0, 1), command),
  );
  expect(await settled(asked)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'a2', 'd2']);
  expect(batches.slice(0, 3)).toEqual([['a1'], ['b1'], ['c1']]);
  expect(batches.slice(3)).toEqual([['d1', 'e1', 'a2', 'd2']]);
});

test('a game whose lock is not won in time holds up no other', async () => {
  const { batcher } = batcherOf(async (commands) => {
    if (commands.some((command) => command.startsWith('locked')))
      throw Object.assign(new DatabaseError('lock timeout', 0, 'error'), { code: '55P03' });
  });
  const asked = ['x', 'y', 'z', 'locked1', 'free', 'locked2'].map((command) =>
    batcher.submit(command.replace(/\d$/, ''), command),
  );
  expect(await settled(asked)).toEqual(['x', 'y', 'z', 'lock timeout', 'free', 'lock timeout']);
});
