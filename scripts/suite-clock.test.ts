import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { timeZone } from '@rondo/rules';
import { expect, test } from 'vitest';
import { otherInstants } from '../api/test/instants.ts';
import { ownFiles } from './citations.ts';
import { root } from './run-program.ts';
import { readsMachineClock } from './suite-clock.ts';

/** Tests that may read the machine's clock, with the reason. */
const exceptions: Record<string, string> = {
  'scripts/suite-clock.test.ts': 'names what it looks for',
  'scripts/dev.slow.test.ts': 'a file that was saved has the time of the disk',
  'api/src/platform/clock.test.ts': 'is about a machine whose clock is wrong',
  'api/src/platform/back-up/back-up.slow.test.ts': 'a back-up is dated by the database, without a server',
  'api/src/providers/payments/conformance.test.ts': "the provider's own library signs by the machine's clock",
  'web/test/set-up.ts': 'sets the clock of the browser',
  'api/test/fake-provider.ts': 'a provider has a clock of its own; tests that mind set it',
  'api/test/forging-provider.ts': "the library that checks ID tokens goes by the machine's clock",
  'api/src/features/google/tampered.test.ts': 'makes tokens for the same library',
  'api/src/features/outbox/messages.test.ts': 'mails and pushes wait by real time',
};

const tests = ownFiles(root, ['ts', 'tsx']).filter((path) => /\.test\.tsx?$/.test(path) || /^\w+\/test\//.test(path));

test('every test goes by the clock that the suite sets, not by the machine’s', () => {
  expect(tests.length).toBeGreaterThan(300);
  const wrong = tests
    .filter((path) => exceptions[path] === undefined)
    .flatMap((path) => readsMachineClock(readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`));
  expect(wrong).toEqual([]);
});

test('no exception is left of what is no longer one', () => {
  const stale = Object.keys(exceptions).filter(
    (path) => readsMachineClock(readFileSync(join(root, path), 'utf8')).length === 0,
  );
  expect(stale).toEqual([]);
});

test.each<[string, number[]]>([
  ['const at = new Date();', [1]],
  ['run({ ownTime: Date.now });', [1]],
  ['\nconst at = Temporal.Now.instant();', [2]],
  ["new Date(server.clock.now()); new Date('2026-09-16T08:00:00Z'); performance.now(); value instanceof Date", []],
  ['await sql`update game set starts_at =\n  now()`', [2]],
  ['await sql<{ a: string }>`select current_date as a`', [1]],
  ['await server.value<string>`select current_date`', [1]],
  ['await server.rows`\n  select now()`', [2]],
  ['await sql`update game set starts_at = app_now()`', []],
  ['await sql`update session set expires_at = now()`', []],
])('%j', (source, lines) => {
  expect(readsMachineClock(source)).toEqual(lines);
});

test('the instants of the suite are what they are called, by a clock in Amsterdam', () => {
  const around = Object.entries(otherInstants).map(([name, instant]) => {
    const before = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
    const after = before.add({ minutes: 1 });
    return [name, before.dayOfWeek, `${before.toPlainDateTime().toString()} - ${after.toPlainDateTime().toString()}`];
  });
  expect(around).toEqual([
    ['before digests go out', 4, '2026-09-17T16:59:00 - 2026-09-17T17:00:00'],
    ['before the quiet hours', 3, '2026-09-16T21:59:00 - 2026-09-16T22:00:00'],
    ['before the clocks go forward', 7, '2027-03-28T01:59:00 - 2027-03-28T03:00:00'],
    ['before the clocks go back', 7, '2026-10-25T02:59:00 - 2026-10-25T02:00:00'],
    ['before the new year', 4, '2026-12-31T23:59:00 - 2027-01-01T00:00:00'],
    ['on 29 February, a Sunday at dawn', 7, '2032-02-29T05:30:00 - 2032-02-29T05:31:00'],
  ]);
});
