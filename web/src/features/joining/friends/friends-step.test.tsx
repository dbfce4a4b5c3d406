import { payEntranceFee, payForFriend } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { expectSaidAt, field } from '../../../../test/forms.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { box, inSheet, mendedInStep, openGame, priceLines, sheet, testStepRefusals } from '../../../../test/match.ts';
import { speak } from '../../../../test/open.tsx';
import { steps } from '../../../ui/joining/steps.ts';

const t = speak('en');
const openFriends = (language: Language = 'en', as = {}) =>
  openGame({ viewer: { joined: true, paid: 4.5 } }, { step: steps.friends, as, language });
const one = (say = t) => field(say('spots.friends.emailOne'));
const row = (number: number) => field(t('spots.friends.email', { number }));
const pay = () =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /€ [49][.,]/ })
    .last();

testStepRefusals({
  call: payForFriend,
  open: openFriends,
  fill: async (say) => {
    await one(say).write('femke@rondo.test');
    await box(say('joiningSteps.pay.terms')).tap();
  },
  button: pay,
  title: (say) => say('spots.friends.title'),
  stays: mendedInStep,
  shared: payEntranceFee.errors,
  except: ['insufficient_balance', 'wrong_passcode'],
});

describe.each(testedLanguages)('an address (%s)', (language) => {
  const say = speak(language);
  test.each([
    ['femke', 'spots.friends.invalid'],
    ['sanne@rondo.test', 'spots.friends.you'],
  ] as const)('%s', async (typed, words) => {
    await openFriends(language);
    await one(say).write(typed);
    await userEvent.tab();
    await expect.element(one(say)).toHaveAccessibleDescription(say(words));
  });
});

test('several friends: each has a line, none is there twice, and all are paid for at once', async () => {
  await openFriends();
  await one().write('femke@rondo.test');
  await inSheet(t('spots.friends.add')).tap();
  await row(2).write('femke@rondo.test');
  await expect.element(row(2)).toHaveAccessibleDescription(t('spots.friends.twice'));
  await row(2).write('guus@rondo.test');
  await expect.poll(priceLines).toEqual([
    ['femke@rondo.test', '€ 4.50'],
    ['guus@rondo.test', '€ 4.50'],
    ['To pay', '€ 9.00'],
  ]);
  await pay().tap();
  await expectSaidAt(box(t('joiningSteps.pay.terms')), t('joiningSteps.pay.termsFirst'));
  await box(t('joiningSteps.pay.terms')).tap();
  respondWith(answer(payForFriend));
  await pay().tap();
  await expectBanner(
    t('spots.friends.done', {
      who: t('spots.friends.and', { first: 'femke@rondo.test', last: 'guus@rondo.test' }),
    }),
  );
  await expect.element(sheet(t('spots.friends.doneTitle', { count: 2 }))).toBeVisible();
  expect(askedOf(payForFriend).at(-1)?.body).toMatchObject({
    amount: 9,
    payForFriendEmail: ['femke@rondo.test', 'guus@rondo.test'],
  });
});

test('a refusal about one of them stands at theirs', async () => {
  await openFriends();
  await one().write('femke@rondo.test');
  await inSheet(t('spots.friends.add')).tap();
  await row(2).write('guus@rondo.test');
  await box(t('joiningSteps.pay.terms')).tap();
  respondWith(refuse(payForFriend, 'friend_joined', { params: { friend: 'guus@rondo.test' } }));
  await pay().tap();
  await expect.element(row(2)).toHaveAccessibleDescription(/^guus@rondo\.test is already/);
  await inSheet(t('spots.friends.remove', { number: 2 })).tap();
  await expect.element(one()).toHaveValue('femke@rondo.test');
});

test('before a top-up the addresses are kept', async () => {
  await openFriends('en', { balance: 1 });
  await one().write('femke@rondo.test');
  await box(t('joiningSteps.pay.terms')).tap();
  await inSheet(t('joiningSteps.pay.topUp', { amount: '€ 4.00' })).tap();
  await expect.element(sheet(t('wallet.short.title'))).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(one()).toHaveValue('femke@rondo.test');
});
