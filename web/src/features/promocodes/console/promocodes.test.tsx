import {
  agreeToGift,
  changePromocode,
  createPromocode,
  getConsolePromocode,
  getGiftsLeft,
  listConsolePromocodes,
} from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../../test/backend.ts';
import { admin, label, one, sheet, someId, testAct, withReason } from '../../../../test/console-acts.ts';
import { open, speak } from '../../../../test/open.tsx';

const t = speak('en');
const id = someId(1);

const promocode = { _id: id, code: 'ZOMER', name: 'Summer', usesTotal: 50, endsAt: null } as const;
const promocodes = [
  answer(listConsolePromocodes, { data: { promocodes: [promocode], pagination: one } }),
  answer(getConsolePromocode, {
    data: { promocode: { ...promocode, holders: [{ name: 'Pieter', redeemedAt: null }] } },
  }),
];
testAct({
  name: 'the second yes to a gift',
  address: `/console/promocodes?step=agree&id=${id}`,
  answers: promocodes,
  call: agreeToGift,
  action: (t) => t('running.promocodes.agree.do'),
  body: withReason({}),
});

test('a gift that waits for a second admin says so, and leads to the agreement', async () => {
  const waits = answer(getConsolePromocode, { data: { promocode: { ...promocode, waitsForSecond: true } } });
  await open(`/console/promocodes?step=promocode&id=${id}`, { as: admin, answers: [waits, ...promocodes] });
  await expect.element(page.getByText(t('running.promocodes.waitsForSecond'))).toBeVisible();
  await sheet()
    .getByRole('button', { name: t('running.promocodes.agree.do') })
    .tap();
  await expect.element(sheet().getByText(t('running.promocodes.agree.body'))).toBeVisible();
});

test('a promocode says who has it, and what it cost', async () => {
  await open(`/console/promocodes?step=promocode&id=${id}`, { as: admin, answers: promocodes });
  for (const words of ['Summer', 'Pieter', t('running.promocodes.unused'), t('running.promocodes.never')])
    await expect.element(sheet()).toMatchTextContent(words);
});
testAct({
  name: 'a new promocode',
  address: '/console/promocodes?step=new',
  answers: promocodes,
  call: createPromocode,
  action: (t) => t('running.promocodes.create'),
  fill: async (t) => {
    await label(t('running.promocodes.form.code')).write('WINTER');
    await label(t('running.promocodes.form.name')).write('Winter');
    await label(t('running.promocodes.form.value')).write('2,5');
  },
  at: {
    promocode_taken: (t) => label(t('running.promocodes.form.code')),
    promocode_too_much: (t) => label(t('running.promocodes.form.value')),
    promocode_ends_early: (t) => label(t('running.promocodes.form.last')),
  },
  done: { data: { promocode } },
  body: withReason({ code: 'WINTER', name: 'Winter', discountType: 'nominal', discountValue: 2.5 }),
});
testAct({
  name: 'another promocode',
  address: `/console/promocodes?step=change&id=${id}`,
  answers: promocodes,
  call: changePromocode,
  action: (t) => t('running.promocodes.change.do'),
  fill: (t) => label(t('running.promocodes.form.uses')).write('60'),
  at: {
    promocode_used_more: (t) => label(t('running.promocodes.form.uses')),
    promocode_ends_early: (t) => label(t('running.promocodes.form.last')),
  },
  done: { data: { promocode } },
  body: withReason({ name: 'Summer', usesTotal: 60 }),
});
testAct({
  name: 'the end of a promocode',
  address: `/console/promocodes?step=expire&id=${id}`,
  answers: [
    ...promocodes,
    answer(getGiftsLeft, { data: { gifts: [{ _id: someId(4), name: 'Pieter', left: 5 }], people: 1, left: 5 } }),
  ],
  fill: () => sheet().getByRole('checkbox').tap(),
  call: changePromocode,
  action: (t) => t('running.promocodes.expire.do'),
  done: { data: { promocode } },
  body: withReason({ expired: true, takeGifts: true }),
});
const giftCode = { ...promocode, discountType: 'topupBalance', isExpired: true } as const;
testAct({
  name: 'gifts of a promocode that has ended',
  address: `/console/promocodes?step=expire&id=${id}`,
  answers: [
    answer(getConsolePromocode, { data: { promocode: giftCode } }),
    answer(listConsolePromocodes, { data: { promocodes: [giftCode], pagination: one } }),
    answer(getGiftsLeft, { data: { gifts: [{ _id: someId(4), name: 'Pieter', left: 5 }], people: 1, left: 5 } }),
  ],
  call: changePromocode,
  action: (t) => t('running.promocodes.giftsBack.do'),
  done: { data: { promocode: giftCode } },
  body: withReason({ expired: true, takeGifts: true }),
});
test('a promocode that has ended may have no gifts left to take back', async () => {
  await open(`/console/promocodes?step=promocode&id=${id}`, {
    as: admin,
    answers: [
      answer(getConsolePromocode, { data: { promocode: giftCode } }),
      answer(listConsolePromocodes, { data: { promocodes: [giftCode], pagination: one } }),
      answer(getGiftsLeft, { data: { gifts: [], people: 0, left: 0 } }),
    ],
  });
  await sheet()
    .getByRole('button', { name: t('running.promocodes.giftsBack.open') })
    .tap();
  await expect.element(sheet()).toMatchTextContent(t('running.promocodes.giftsBack.none'));
});
test.each([
  ['new', 'running.promocodes.create'],
  ['change', 'running.promocodes.change.do'],
] as const)('what is wrong of a promocode is said: %s', async (step, action) => {
  await open(`/console/promocodes?step=${step}&id=${id}`, { as: admin, answers: promocodes });
  await label(t('running.promocodes.form.uses')).write('many');
  await label(t('console.act.reason')).write('Made by mistake');
  await sheet()
    .getByRole('button', { name: t(action), exact: true })
    .tap();
  await expect
    .element(label(t('running.promocodes.form.uses')))
    .toHaveAccessibleDescription(expect.stringContaining(t('field.whole')));
});
