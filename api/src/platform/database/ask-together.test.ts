import { expect, test } from 'vitest';
import { askTogether } from './ask-together.ts';

test('what is asked in one turn is asked in one go, and each gets its own answer', async () => {
  const goes: number[][] = [];
  const ask = askTogether<number, string>(async (questions) => {
    goes.push([...questions]);
    return questions.map((question) => (question > 0 ? `of ${question}` : undefined));
  });
  expect(await Promise.all([ask(2), ask(-1), ask(2), ask(5)])).toEqual(['of 2', undefined, 'of 2', 'of 5']);
  expect(goes).toEqual([[2, -1, 2, 5]]);
});

test('nothing is kept: who asks while an answer is under way is answered by the next', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let goes = 0;
  const ask = askTogether<string, string>(async () => {
    goes += 1;
    return [await answers[goes - 1]?.promise];
  });
  const first = ask('a session');
  await expect.poll(() => goes).toBe(1);
  const second = ask('a session');
  await expect.poll(() => goes).toBe(2);
  answers[1]?.resolve('it ended');
  answers[0]?.resolve('it lives');
  expect(await Promise.all([first, second])).toEqual(['it lives', 'it ended']);
});

test('what fails, fails for all who asked, and for nobody later', async () => {
  let fails = true;
  const ask = askTogether<number, number>(async (questions) => {
    if (fails) throw new Error('the database is gone');
    return questions;
  });
  const asked = await Promise.allSettled([ask(1), ask(2)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await ask(3)).toBe(3);
});

test('with two queries under way others wait, and go together in the next', async () => {
  const goes: number[][] = [];
  const answered = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ask = askTogether<number, number>(async (questions) => {
    goes.push([...questions]);
    await answered[goes.length - 1]?.promise;
    return questions;
  });
  const asked = [ask(1)];
  await expect.poll(() => goes.length).toBe(1);
  asked.push(ask(2));
  await expect.poll(() => goes.length).toBe(2);
  asked.push(ask(3));
  await new Promise((turn) => setImmediate(turn));
  asked.push(ask(4));
  await new Promise((turn) => setImmediate(turn));
  expect(goes).toEqual([[1], [2]]);
  for (const { resolve } of answered) resolve();
  expect(await Promise.all(asked)).toEqual([1, 2, 3, 4]);
  expect(goes).toEqual([[1], [2], [3, 4]]);
});
