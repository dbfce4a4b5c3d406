import { expect, test } from 'vitest';
import { keepParts } from './keep-parts.ts';
import type { FarPart } from './provider.ts';

/** An archive whose parts say which version they belong to, and which requests it got. */
function anArchive() {
  const asked: string[] = [];
  const far = { version: 'one', asked, now: 0, until: Promise.resolve() };
  const read = async (start: number, end: number): Promise<FarPart> => {
    asked.push(`${start}-${end}`);
    const { version, until } = far;
    await until;
    const body = Buffer.from(`${version} ${start}`);
    return { body, length: body.length, size: 100, version };
  };
  const archive = keepParts({ read, close: async () => undefined }, () => far.now);
  const versions = async (...starts: number[]) =>
    (await Promise.all(starts.map((start) => archive.read(start, start + 9)))).map(({ version, body }) => {
      if (!Buffer.isBuffer(body)) throw new Error('what is kept is no stream');
      return `${version}: ${body.toString()}`;
    });
  return { far, archive, versions };
}

test('what is kept is at hand, and not asked for again', async () => {
  const { far, archive, versions } = anArchive();
  expect(archive.isAtHand(0, 9)).toBe(false);
  await versions(0, 0);
  expect(await versions(0)).toEqual(['one: one 0']);
  expect([archive.isAtHand(0, 9), archive.isAtHand(0, 8)]).toEqual([true, false]);
  expect(far.asked).toEqual(['0-9']);
});

test.each([
  ['of one part', [10, 10]],
  ['of different parts', [10, 20]],
])('two who read at the same time %s, after the archive changed, get the same version', async (_, starts) => {
  const { far, versions } = anArchive();
  await versions(0);
  far.version = 'two';
  expect(await versions(...starts)).toEqual(starts.map((start) => `two: two ${start}`));
  expect(await versions(0)).toEqual(['two: two 0']);
});

test('a part that was asked for before the archive changed, and comes after, is read again', async () => {
  const { far, versions } = anArchive();
  await versions(0);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  far.until = promise;
  const late = versions(10);
  Object.assign(far, { version: 'two', until: Promise.resolve() });
  expect(await versions(20)).toEqual(['two: two 20']);
  resolve(undefined);
  expect(await late).toEqual(['two: two 10']);
});

test('an archive that is another each time is read twice at most', async () => {
  const { far, archive } = anArchive();
  await archive.read(0, 9);
  let turn = 0;
  Object.defineProperty(far, 'version', { get: () => `turn ${(turn += 1)}` });
  const { version, body } = await archive.read(10, 19);
  expect([version, body]).toEqual(['turn 2', Buffer.from('turn 2 10')]);
  expect(far.asked).toEqual(['0-9', '10-19', '10-19']);
});

test('after ten minutes all is asked for again', async () => {
  const { far, archive, versions } = anArchive();
  await versions(0);
  far.version = 'two';
  far.now = 10 * 60_000 - 1;
  expect(await versions(0)).toEqual(['one: one 0']);
  far.now += 1;
  expect(archive.isAtHand(0, 9)).toBe(false);
  expect(await versions(0)).toEqual(['two: two 0']);
});
