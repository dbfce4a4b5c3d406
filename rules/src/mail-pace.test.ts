import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { type MailClass, mailClasses, mailsADay, nextMails } from './mail-pace.ts';

const since = new Date('2026-12-01T00:00:00Z');

test.each<[string, number | null, Date | null, number | null]>([
  ['2026-12-05T10:00:00Z', null, null, null],
  ['2026-12-05T10:00:00Z', 500, null, 500],
  ['2026-11-30T10:00:00Z', null, since, 200],
  ['2026-12-01T10:00:00Z', null, since, 200],
  ['2026-12-01T10:00:00Z', 100, since, 100],
  ['2026-12-02T00:00:00Z', 5000, since, 300],
  ['2026-12-03T23:59:59Z', 5000, since, 450],
  ['2026-12-10T10:00:00Z', 5000, since, 5000],
  ['2026-12-10T10:00:00Z', null, since, 7688],
  ['2026-12-14T23:59:59Z', null, since, 38_923],
  ['2026-12-15T00:00:00Z', null, since, null],
])(
  'at %s, with a bound of %s and a warm-up since %s, %s mails may go in a day',
  (now, dailyLimit, warmUpSince, allowed) => {
    expect(mailsADay({ dailyLimit, warmUpSince }, new Date(now))).toBe(allowed);
  },
);

test.each<[number | null, number, MailClass[], number]>([
  [null, 1_000_000, ['needed', 'usual', 'newsletter'], 20],
  [100, 0, ['needed', 'usual', 'newsletter'], 20],
  [100, 45, ['needed', 'usual', 'newsletter'], 5],
  [100, 50, ['needed', 'usual'], 20],
  [100, 79, ['needed', 'usual'], 1],
  [100, 80, ['needed'], 20],
  [100, 99, ['needed'], 1],
  [100, 100, [], 0],
  [100, 140, [], 0],
  [1, 0, ['needed'], 1],
])('of %s mails a day %i were sent: next go %j, at most %i', (allowed, sent, classes, most) => {
  expect(nextMails({ allowed, sent, most: 20 })).toEqual({ classes, most });
});

test('whatever waits, each class keeps to its share, and what is needed goes up to the bound', () => {
  const queue = array(constantFrom(...mailClasses), { maxLength: 300 });
  assert(
    property(integer({ min: 1, max: 200 }), integer({ min: 1, max: 30 }), queue, (allowed, most, mails) => {
      const sent: MailClass[] = [];
      const waiting = [...mails];
      for (;;) {
        const next = nextMails({ allowed, sent: sent.length, most });
        const batch = waiting.filter((one) => next.classes.includes(one)).slice(0, next.most);
        if (batch.length === 0) break;
        for (const one of batch) waiting.splice(waiting.indexOf(one), 1);
        sent.push(...batch);
      }
      const lastOf = (name: MailClass) => sent.lastIndexOf(name) + 1;
      expect(sent.length).toBeLessThanOrEqual(allowed);
      expect(lastOf('usual')).toBeLessThanOrEqual(allowed * 0.8);
      expect(lastOf('newsletter')).toBeLessThanOrEqual(allowed * 0.5);
      expect(waiting.includes('needed') && sent.length < allowed).toBe(false);
    }),
  );
});
