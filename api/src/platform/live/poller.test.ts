import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Poller } from './poller.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

/** A poller of numbers by name; a number in `state` is news until it has been sent. */
function aPoller({ asksAtOnce }: { asksAtOnce?: boolean } = {}) {
  const state = new Map<string, number>();
  const ask = vi.fn((names: string[]) => Promise.resolve(names));
  const onError = vi.fn();
  const poller = new Poller<string, number>(
    async function* changed(watched) {
      for (const name of await ask([...watched.keys()])) {
        const value = state.get(name);
        if (value !== undefined && watched.get(name)?.news !== value) yield [name, value];
      }
    },
    onError,
    asksAtOnce === undefined ? undefined : { asksAtOnce },
  );
  /** Watches until the end of the test. */
  const watch = (name: string) => {
    const tell = vi.fn();
    const stop = poller.watch(name, tell);
    onTestFinished(stop);
    return { told: () => tell.mock.calls.flat(), stop };
  };
  return { state, ask, onError, watch };
}
const second = () => vi.advanceTimersByTimeAsync(1000);

test('one question a second for all that is watched, and news once for each who watches', async () => {
  const { state, ask, watch } = aPoller();
  state.set('a', 1).set('b', 2);
  const [first, another, other] = [watch('a'), watch('a'), watch('b')];
  await second();
  expect(ask.mock.calls).toEqual([[['a']], [['a', 'b']]]);
  await second();
  state.set('a', 3);
  await second();
  expect([first.told(), another.told(), other.told()]).toEqual([[1, 3], [1, 3], [2]]);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('who comes first is told without waiting, who comes later what is known', async () => {
  const { state, ask, watch } = aPoller();
  state.set('a', 1);
  const first = watch('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(first.told()).toEqual([1]);
  state.set('a', 2);
  expect(watch('a').told()).toEqual([1]);
  expect(ask).toHaveBeenCalledOnce();
});

test('or waits for the second to pass, where that is enough', async () => {
  const { state, ask, watch } = aPoller({ asksAtOnce: false });
  state.set('a', 1);
  const { told } = watch('a');
  await vi.advanceTimersByTimeAsync(999);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told()).toEqual([1]);
});

test('who stopped is told nothing more; with nobody left nothing is asked, and nothing remembered', async () => {
  const { state, ask, watch } = aPoller();
  state.set('a', 1);
  const [one, two] = [watch('a'), watch('a')];
  await second();
  one.stop();
  state.set('a', 2);
  await second();
  expect([one.told(), two.told()]).toEqual([[1], [1, 2]]);
  two.stop();
  two.stop();
  ask.mockClear();
  await second();
  expect(ask).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  const again = watch('a');
  expect(again.told()).toEqual([]);
  await second();
  expect(again.told()).toEqual([2]);
});

test('who stopped while it was asked is not told', async () => {
  const { state, watch } = aPoller();
  state.set('a', 1);
  const { told, stop } = watch('a');
  stop();
  await second();
  expect(told()).toEqual([]);
});

test('a slow answer is waited for, however many seconds pass', async () => {
  const { state, ask, watch } = aPoller();
  state.set('a', 1);
  const slow = Promise.withResolvers<string[]>();
  ask.mockReturnValueOnce(slow.promise);
  const { told } = watch('a');
  for (let n = 0; n < 5; n += 1) await second();
  expect(ask).toHaveBeenCalledOnce();
  slow.resolve(['a']);
  await second();
  expect([told(), ask.mock.calls.length]).toEqual([[1], 2]);
});

test('a question that fails is asked again a second later', async () => {
  const { state, ask, onError, watch } = aPoller();
  state.set('a', 1);
  const trouble = new Error('no database');
  ask.mockRejectedValueOnce(trouble);
  const { told } = watch('a');
  await vi.advanceTimersByTimeAsync(0);
  expect([onError.mock.calls, told()]).toEqual([[[trouble]], []]);
  await second();
  expect(told()).toEqual([1]);
});
