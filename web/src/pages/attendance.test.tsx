import { appealNoShow, getAttendance } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { expectSaidAt, expectSaidAtButton, field } from '../../test/forms.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { button, inSheet, plain } from '../../test/match.ts';
import { open, show, speak } from '../../test/open.tsx';
import Attendance from './profile/attendance.tsx';

const t = speak('en');
const main = () => plain(document.querySelector('main')?.textContent);
const noShow = { _id: '00000000-0000-4000-8000-000000000001', state: 'marked', appeal: null } as const;
const match = { name: 'Weekly', game_date: at('-P2D') };
const missed = { match, outcome: 'no_show', noShow, appealUntil: at('P5D') } as const;
const openIt = (answers: Answer[], language: Language = 'en', query = '') =>
  open(`/attendance${query}`, { as: {}, language, answers });
const attended = (...matches: object[]) =>
  answer(getAttendance, { data: { reliability: { came: 19, of: 20 }, matches } });

describe.each(testedLanguages)('how often one came (%s)', (language) => {
  const say = speak(language);
  test('nothing is known yet', async () => {
    await openIt([answer(getAttendance)], language);
    await expect.element(page.getByRole('heading', { name: say('attendance.own.none') })).toBeVisible();
    // Said once: that there are too few games follows.
    expect(main()).not.toContain(say('attendance.own.freshBody'));
  });
  test('each game shows whether they came', async () => {
    await openIt([attended({ match, outcome: 'came' }, { match, outcome: 'open' }, missed)], language);
    await expect.poll(main).toContain(plain(say('attendance.own.ratio', { came: 19, of: 20 })));
    for (const outcome of ['came', 'open', 'no_show'] as const)
      expect(main()).toContain(say(`attendance.own.outcomes.${outcome}`));
  });
  test('failed, and asked for again', async () => {
    await openIt([refuse(getAttendance, 'unavailable')], language);
    await expect.element(page.getByText(say('errors.unavailable'))).toBeVisible();
    respondWith(attended());
    await button(say('common.retry')).tap();
    await expect.poll(main).toContain(plain(say('attendance.own.ratio', { came: 19, of: 20 })));
  });
});

test('it loads', async () => {
  await openIt([neverAnswer(getAttendance)]);
  await expect.element(page.getByText(t('common.loading')).first()).toBeInTheDocument();
});

describe('an appeal', () => {
  const sentenceField = () => field(t('attendance.own.sentence'));
  const send = () => inSheet(t('attendance.own.send'));

  test('wants a sentence, says each refusal, and is sent', async () => {
    await openIt([attended(missed)]);
    await page.getByRole('button', { name: new RegExp(t('attendance.own.appeal')) }).tap();
    await sentenceField().write('no');
    await send().tap();
    await expectSaidAt(sentenceField(), t('attendance.own.sentenceShort'));
    await sentenceField().write('I was there, ask Femke about it.');
    for (const code of appealNoShow.errors) {
      respondWith(refuse(appealNoShow, code));
      await send().tap();
      await expectSaidAtButton(t(`errors.${code}`));
    }
    respondWith(answer(appealNoShow));
    await send().tap();
    await expectBanner(t('attendance.own.sent'));
    expect(askedOf(appealNoShow).at(-1)?.body).toEqual({ sentence: 'I was there, ask Femke about it.' });
  });

  test('goes to Rondo, if the organiser kept the no-show', async () => {
    const kept = { ...noShow, state: 'kept', appeal: 'I was there.', reason: 'Nobody saw you.' };
    await openIt([attended({ ...missed, noShow: kept })]);
    await expect.element(page.getByText('Nobody saw you.')).toBeVisible();
    await page.getByRole('button', { name: new RegExp(t('attendance.own.appealRondo')) }).tap();
    await expect.element(page.getByText(t('attendance.own.rondoBody'))).toBeVisible();
  });
});

test.each([
  ['known', attended(), t('attendance.own.ratio', { came: 19, of: 20 })],
  ['new', answer(getAttendance), t('attendance.own.fresh')],
] as const)('on the profile: %s', async (_, given, words) => {
  await show(<Attendance />, { as: {}, answers: [given] });
  await expect.element(page.getByText(words)).toBeVisible();
});
