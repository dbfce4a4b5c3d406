import { myPartners } from '@rondo/contract/calls';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { ask } from './api.ts';

const answers: Response[] = [];
const asked = vi.fn(async () => answers.shift() ?? Response.json({ status: 'success' }));
vi.stubGlobal('fetch', asked);
vi.useFakeTimers();
afterEach(() => {
  answers.length = 0;
  asked.mockClear();
});
// Cleans up, because other test files run in the same worker.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const refuse = (code: string) =>
  Response.json({ status: 'error', code, message: 'Not now' }, { status: 503, headers: { 'retry-after': '2' } });

test('a call that is refused because it is busy is made again when the answer says', async () => {
  answers.push(refuse('busy'), refuse('busy'));
  const answer = ask('/api/users/me', {});
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2001);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(await answer).toEqual({ status: 200, body: { status: 'success' } });
});

test('after three repetitions the refusal is final', async () => {
  answers.push(...Array.from({ length: 4 }, () => refuse('busy')));
  const answer = ask('/api/users/me', {});
  await vi.runAllTimersAsync();
  expect(await answer).toMatchObject({ status: 503, body: { code: 'busy' } });
  expect(asked).toHaveBeenCalledTimes(4);
});

test('a call that may have had its effect is not repeated', async () => {
  answers.push(refuse('unavailable'));
  expect(await ask('/api/users/me', {})).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a refusal whose words do not come is thrown after three seconds', async () => {
  // Loads the module anew: code in this worker that renders on the server has replaced how calls are made.
  vi.resetModules();
  const { beforeRefusing, call } = await import('./api.ts');
  beforeRefusing(() => new Promise(() => undefined));
  answers.push(refuse('unavailable'));
  const refused = vi.fn();
  void call(myPartners, { query: {} }).catch(refused);
  await vi.advanceTimersByTimeAsync(2999);
  expect(refused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toHaveBeenCalledWith(expect.objectContaining({ code: 'unavailable' }));
});
