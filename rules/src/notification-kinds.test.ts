import { describe, expect, test } from 'vitest';
import { hasOwnMail, noticeMails, notices, notificationKindNames } from './notification-kinds.ts';
import { goesAlways } from './notifications.ts';

describe('a mail of a kind', () => {
  test.each([
    ['gameCancelled', 'changes'],
    ['gameCancelledRefund', null],
    ['spotOffered', null],
    ['spotGivenUp', 'spots'],
    ['spotLapsed', 'spots'],
    ['gameChanged', 'changes'],
    ['promoted', null],
  ] as const)('%s is of the category %s', (mail, category) => {
    expect(noticeMails[mail].category).toBe(category);
  });

  test('about money goes at once', () => {
    const ofMoney = notificationKindNames.filter((kind) => notices[kind].category === 'money');
    const mails = ofMoney.flatMap((kind) => Object.entries(notices[kind].mails ?? {}));
    expect(mails.length).toBeGreaterThan(ofMoney.length);
    expect(mails.filter(([, { atOnce }]) => !atOnce)).toEqual([]);
  });

  test('of its own is made of the notification, so what goes always has none: its command writes it', () => {
    const own = notificationKindNames.filter(hasOwnMail);
    expect(own).toContain('spotLapsed');
    expect(own.filter((kind) => goesAlways(notices[kind].category, 'mail'))).toEqual([]);
  });
});

describe('the message', () => {
  const said = (kind: keyof typeof notices, params: Record<string, string | number>) => notices[kind].says?.(params);
  test.each([
    ['matchCancelled', {}, null],
    ['matchCancelled', { refund: 4.5 }, 'refunded'],
    ['matchCancelled', { refund: 0, ride: 1, cause: 'rondo' }, 'rondoRefunded'],
    ['matchCancelled', { refund: 0, cause: 'organiser' }, 'organiser'],
    ['matchLate', { count: 15 }, null],
    ['matchLate', { note: 'The hall opens late' }, 'noted'],
    ['matchLate', { count: 15, was: '2026-11-24T19:00:00Z' }, 'told'],
    ['takenOut', { count: 1 }, 'ride'],
    ['ratingReceipt', { to: 3.6 }, 'static'],
    ['ratingReceipt', { from: 3.6, to: 3.6 }, 'same'],
    ['topUpConfirmed', { amount: 10, owed: 4.5 }, 'settled'],
    ['signedUp', {}, undefined],
  ] as const)('of %s with %o: %s', (kind, params, message) => {
    expect(said(kind, params)).toBe(message);
  });
});
