import { expect, test } from 'vitest';
import { decideImport, readSubscriberFile } from './subscriber-file.ts';

const row = (email: string, subscribed = true, language: string | null = null) => ({ email, language, subscribed });

test('reads addresses, languages and states, by the heads of their columns', () => {
  expect(
    readSubscriberFile('Name,Email address,Language,Status\r\n"Jansen, Piet",Piet@Rondo.test,nl-NL,subscribed\r\n'),
  ).toEqual({ rows: [row('piet@rondo.test', true, 'nl')], unknown: [], malformed: [] });
});

test('reads files of other programs: semicolons, tabs, quotes, a mark at the beginning, no heads', () => {
  const rows = [row('a@rondo.test'), row('b@rondo.test', false)];
  for (const text of [
    '\uFEFFE-mailadres;Taal;Staat\na@rondo.test;;subscribed\nb@rondo.test;;unsubscribed',
    'email\tstate\na@rondo.test\tactive\nb@rondo.test\tno',
    'a@rondo.test\n"b@rondo.test","","unsubscribed"\n\n',
    'email,note,status\na@rondo.test,"two\nlines",yes\nb@rondo.test,"a ""b""",no',
  ])
    expect(readSubscriberFile(text)?.rows).toEqual(rows);
});

test('says which lines have no address, or a state that is neither', () => {
  expect(
    readSubscriberFile('email,status\nno address,yes\na@rondo.test,"cleaned"\n\nb@rondo.test,\n@c.test,yes'),
  ).toEqual({ rows: [row('b@rondo.test')], unknown: [3], malformed: [2, 6] });
});

test('whoever left by any row has left', () => {
  expect(
    readSubscriberFile(
      'email,language,state\na@rondo.test,en,no\nA@rondo.test,,yes\nb@rondo.test,,yes\nb@rondo.test,nl,no',
    )?.rows,
  ).toEqual([row('a@rondo.test', false, 'en'), row('b@rondo.test', false, 'nl')]);
});

test('takes no longer for a file of quotes than for any other', () => {
  const begun = performance.now();
  expect(readSubscriberFile(`email\na${'"'.repeat(300_000)}`)?.malformed).toEqual([2]);
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('takes the apostrophe off that kept a spreadsheet from computing', () => {
  expect(readSubscriberFile("email\n'-a@rondo.test")?.rows).toEqual([row('-a@rondo.test')]);
});

test.each(['', '\n', 'name,age\nPiet,3'])('is none without a column of addresses: %j', (text) => {
  expect(readSubscriberFile(text)).toBeNull();
});

test.each([
  [true, null, 'subscribed'],
  [true, 'on', 'unchanged'],
  [true, 'left', 'kept_out'],
  [false, null, 'unsubscribed'],
  [false, 'on', 'unsubscribed'],
  [false, 'left', 'unchanged'],
] as const)('subscribed there: %s, here: %s: %s', (subscribed, here, becomes) => {
  expect(decideImport({ subscribed }, here)).toBe(becomes);
});
