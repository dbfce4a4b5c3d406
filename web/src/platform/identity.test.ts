import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askIdentityBy, proveIdentity } from './identity.ts';

const unset: (() => void)[] = [];
const askBy = (ask: () => Promise<boolean>) => {
  const stop = askIdentityBy(ask);
  unset.push(stop);
  return stop;
};
/** Asks, and is never answered. */
const unanswered = () => vi.fn(() => new Promise<boolean>(() => {}));

beforeEach(() => void vi.stubGlobal('window', {}));
afterEach(() => {
  for (const stop of unset.splice(0)) stop();
  vi.unstubAllGlobals();
});

test('who asks may come after the question, and calls made at once ask once', async () => {
  const ask = vi.fn(async () => true);
  const questions = [proveIdentity(), proveIdentity()];
  askBy(ask);
  expect(await Promise.all(questions)).toEqual([true, true]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a sheet that goes answers no, so that the next question is asked', async () => {
  const ask = unanswered();
  const stop = askBy(ask);
  const question = proveIdentity();
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  stop();
  expect(await question).toBe(false);
  askBy(async () => true);
  expect(await proveIdentity()).toBe(true);
});

test('a new page asks though the one before goes later', async () => {
  const ask = unanswered();
  const stop = askBy(ask);
  const question = proveIdentity();
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  askBy(async () => true);
  stop();
  expect(await question).toBe(false);
  expect(await proveIdentity()).toBe(true);
});
