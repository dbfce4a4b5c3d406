import { describe, expect, test } from 'vitest';
import type { JournalKind } from './journal-kinds.ts';
import { type BookedJournal, salesIn } from './sales.ts';

const journal = (
  kind: JournalKind,
  ...postings: [account: string, ownerId: string | null, cents: number][]
): BookedJournal => ({
  kind,
  userId: 'payer',
  postings: postings.map(([account, ownerId, cents]) => ({ account, ownerId, cents })),
});
const of = (kind: string, cents: number, userId = 'payer') => ({ kind, cents, userId, passId: null });

describe('a sale is', () => {
  test.each([
    [
      'a spot paid from the balance',
      journal('entrance_fee', ['wallet', 'payer', -400], ['escrow', 'game', 400]),
      [of('game', 400)],
    ],
    [
      'a spot paid through the provider',
      journal('entrance_fee', ['checkout', 'order', -400], ['escrow', 'game', 400]),
      [of('game', 400)],
    ],
    [
      'a spot in a group',
      journal('entrance_fee', ['reserved', 'payer', -400], ['escrow', 'game', 400]),
      [of('game', 400)],
    ],
    [
      'a pass',
      journal('pass_bought', ['wallet', 'payer', -4500], ['pass', 'pass', 4500]),
      [{ ...of('pass', 4500), passId: 'pass' }],
    ],
    [
      'the fee of a top-up',
      journal('top_up', ['provider', null, -536], ['wallet', 'payer', 500], ['fees', null, 36]),
      [of('fee', 36)],
    ],
    [
      'the fee of a payment for a spot',
      journal('guest_payment', ['provider', null, -436], ['checkout', 'order', 400], ['fees', null, 36]),
      [of('fee', 36)],
    ],
    [
      'a fee that was won back',
      journal('charge_back_won', ['provider', null, -536], ['fees', null, 36], ['wallet', 'payer', 500]),
      [of('fee', 36)],
    ],
    [
      'a correction to revenue',
      journal('correction', ['wallet', 'payer', -250], ['revenue', null, 250]),
      [of('correction', 250)],
    ],
  ])('%s', (_, booked, sales) => expect(salesIn(booked)).toMatchObject(sales));
});

describe('back goes', () => {
  test.each([
    [
      'what is refunded, not what is kept',
      journal('refund', ['escrow', 'game', -400], ['wallet', 'payer', 360], ['revenue', null, 40]),
      [of('game', -360)],
    ],
    [
      'a guest’s, which is kept for them',
      journal('refund', ['escrow', 'game', -400], ['owed_to_guest', 'payer', 400]),
      [of('game', -400)],
    ],
    ['goodwill', journal('goodwill', ['revenue', null, -200], ['wallet', 'payer', 200]), [of('game', -200)]],
    [
      'what a pass gives',
      journal('pass_back', ['pass', 'pass', -900], ['wallet', 'payer', 800], ['revenue', null, 100]),
      [{ ...of('pass', -800), passId: 'pass' }],
    ],
    [
      'the fee of a second payment',
      journal('refund', ['checkout', 'order', -400], ['fees', null, -36], ['provider', null, 436]),
      [of('fee', -36)],
    ],
    [
      'the fee of a charge-back',
      journal('charge_back', ['provider', null, 536], ['fees', null, -36], ['wallet', 'payer', -500]),
      [of('fee', -36)],
    ],
  ])('%s', (_, booked, sales) => expect(salesIn(booked)).toMatchObject(sales));

  test('each payer’s, when a game is cancelled', () => {
    const booked = journal(
      'cancellation',
      ['escrow', 'game', -1100],
      ['wallet', 'anna', 400],
      ['owed_to_guest', 'bob', 300],
      ['pass', 'pass', 400],
    );
    expect(salesIn({ ...booked, userId: null })).toMatchObject([of('game', -400, 'anna'), of('game', -300, 'bob')]);
  });
});

describe('no sale is', () => {
  test.each([
    ['a ride', journal('entrance_fee', ['pass', 'pass', -450], ['escrow', 'game', 450])],
    ['a ride that goes back', journal('refund', ['escrow', 'game', -450], ['pass', 'pass', 450])],
    ['a top-up without a fee', journal('top_up', ['provider', null, -500], ['wallet', 'payer', 500])],
    ['money that is reserved', journal('group_reserved', ['wallet', 'payer', -400], ['reserved', 'payer', 400])],
    [
      'a second payment without a fee that goes back',
      journal('refund', ['checkout', 'order', -400], ['provider', null, 400]),
    ],
    ['an order refunded by hand', journal('refund', ['provider', null, -400], ['provider', null, 400])],
    ['a gift', journal('promotion', ['promotions', null, -500], ['wallet', 'payer', 500])],
    [
      'a correction that no revenue stands against',
      journal('correction', ['wallet', 'payer', 250], ['losses', null, -250]),
    ],
    ['a game that is settled', journal('settlement', ['escrow', 'game', -400], ['revenue', null, 400])],
    ['pay', journal('organiser_pay', ['revenue', null, -2000], ['owed_to_organiser', 'payer', 2000])],
    ['what is given up', journal('forfeit', ['wallet', 'payer', -400], ['revenue', null, 400])],
  ])('%s', (_, booked) => expect(salesIn(booked)).toEqual([]));
});

test.each([
  ['wallet', true],
  ['reserved', true],
  ['checkout', false],
])('what %s pays is from credits: %s', (account, isFromCredits) => {
  const booked = journal('entrance_fee', [account, 'payer', -400], ['escrow', 'game', 400]);
  expect(salesIn(booked)).toMatchObject([{ cents: 400, isFromCredits }]);
});
