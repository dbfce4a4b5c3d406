import { answerNoShow, type CallResponse, confirmNoShows, getCheckIn, markSpots, readTicket } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import type { Partly } from '../../test/example.ts';
import { expectSaidAtButton, field, paramsOf, sentence } from '../../test/forms.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { lookAtSheet } from '../../test/look-at-sheet.ts';
import { button, inSheet, plain, sheet } from '../../test/match.ts';
import { open, speak } from '../../test/open.tsx';
import type { Translate } from '../platform/i18n.tsx';

type Words = (say: Translate) => string;
type CheckIn = Partly<CallResponse<typeof getCheckIn>['data']['checkIn']>;

const t = speak('en');
const main = () => plain(document.querySelector('main')?.textContent);
const id = (number: number) => `00000000-0000-4000-8000-0000000000${number}`;
const spotOf = (number: number, name: string) => ({
  _id: id(number),
  player: { _id: id(number + 40), name, role: 'player' as const },
  mark: 'none' as const,
  ticket: { text: `rondo-${name}`, code: `CODE${number}` },
});
const femke = spotOf(10, 'Femke');
const guus = spotOf(11, 'Guus');
const lists = (given: CheckIn = {}): Answer =>
  answer(getCheckIn, {
    data: {
      checkIn: {
        match: { _id: id(99), name: 'Weekly', game_date: at('PT1H'), endsAt: at('PT3H') },
        stage: 'open',
        opensAt: at('-PT1H'),
        closesAt: at('P1D'),
        spots: [femke, guus],
        ...given,
      },
    },
  });
const openIt = (given: CheckIn = {}, answers: Answer[] = [], language: Language = 'en', query = '') =>
  open(`/match/${id(99)}/check-in${query}`, {
    as: { role: 'organiser' },
    language,
    answers: [...answers, lists(given)],
  });
const row = (name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(name) })
    .first();

describe.each(testedLanguages)('the list (%s)', (language) => {
  const says: [string, CheckIn, Words][] = [
    ['nobody is in', { spots: [] }, (say) => say('attendance.checkIn.empty')],
    ['the game is off', { stage: 'off' }, (say) => say('attendance.checkIn.off')],
    ['open', {}, (say) => say('attendance.checkIn.hint')],
  ];
  test.each(says)('%s', async (_, given, words) => {
    await openIt(given, [], language);
    await expect.poll(main).toContain(plain(words(speak(language))));
  });
  test('failed, and is asked for again', async () => {
    const say = speak(language);
    await openIt({}, [refuse(getCheckIn, 'game_not_found')], language);
    await expect.element(page.getByText(say('errors.game_not_found'))).toBeVisible();
    respondWith(lists());
    await button(say('common.retry')).tap();
    await expect.element(row('Femke')).toBeVisible();
  });
});

test('it loads', async () => {
  await openIt({}, [neverAnswer(getCheckIn)]);
  await expect.element(page.getByText(t('common.loading')).first()).toBeInTheDocument();
});

test.each(['early', 'review', 'closed'] as const)('nothing can be marked while it is %s', async (stage) => {
  await openIt({ stage, opensAt: at('PT1H') });
  await expect.element(page.getByText('Femke')).toBeVisible();
  expect(row('Femke').elements()).toEqual([]);
});

test('a press says that somebody is here, another takes it back; how many is counted', async () => {
  await openIt({}, [neverAnswer(markSpots)]);
  await row('Femke').tap();
  await expect.element(row('Femke')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(main).toContain(plain(t('attendance.checkIn.here', { count: 1, total: 2 })));
  await page.getByRole('button', { name: `${t('attendance.checkIn.markNotHere')}: Guus` }).tap();
  await expect.poll(main).toContain(plain(t('attendance.checkIn.missing', { count: 1 })));
  await expect.poll(() => askedOf(markSpots).length).toBeGreaterThan(0);
});

test('from eight on, they are found by name', async () => {
  const names = ['Zoë O’Brien', 'Bas', 'Cas', 'Daan', 'Eva', 'Fien', 'Gijs', 'Hugo'];
  await openIt({ spots: names.map((name, n) => spotOf(10 + n, name)) });
  await field(t('attendance.checkIn.search')).first().write('zoe obri');
  await expect.element(row('Bas')).not.toBeInTheDocument();
  await expect.element(row('Zoë O’Brien')).toBeVisible();
  await field(t('attendance.checkIn.search')).first().write('nobody');
  await expect.element(page.getByText(t('attendance.checkIn.nobodyFound'))).toBeVisible();
});

describe('a typed code', () => {
  const check = async (code: string) => {
    await page.getByRole('button', { name: t('attendance.checkIn.scan') }).tap();
    await field(t('attendance.scan.code')).write(code);
    await inSheet(t('attendance.scan.check')).tap();
  };
  const said = (words: string) => page.getByRole('dialog').getByText(words);

  test('of the list checks in; again it says so', async () => {
    await openIt({}, [neverAnswer(markSpots)]);
    await check('code10');
    await expect.element(said(t('attendance.scan.isHere', { name: 'Femke' }))).toBeVisible();
  });

  test.each(readTicket.errors)('is refused by %s', async (code) => {
    await openIt({}, [refuse(readTicket, code, { params: paramsOf(code) })]);
    await check('NOBODYS');
    await expect.element(said(sentence('en', code))).toBeVisible();
  });
});

describe('after the game', () => {
  const over = {
    match: { _id: id(99), name: 'Weekly', game_date: at('-PT4H'), endsAt: at('-PT2H') },
    stage: 'review',
    confirmUntil: at('P1D'),
  } as const;
  const openSheet = () => button(t('attendance.noShows.open')).tap();

  test('who didn’t come is confirmed; those marked so are ticked already', async () => {
    const spots = [{ ...femke, mark: 'not_here' as const }, guus];
    await openIt({ ...over, spots }, [answer(confirmNoShows)]);
    await openSheet();
    await expect.element(page.getByRole('checkbox', { name: 'Femke' })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'Guus' })).not.toBeChecked();
    await inSheet(t('attendance.noShows.confirm', { count: 1 })).tap();
    await expectBanner(t('attendance.noShows.told'));
    expect(askedOf(confirmNoShows).at(-1)?.body).toEqual({ spots: [femke._id] });
  });

  test.each(testedLanguages)('each refusal stands at the button (%s)', async (language) => {
    const say = speak(language);
    await openIt(over, [], language, '?step=confirm');
    for (const code of confirmNoShows.errors) {
      respondWith(refuse(confirmNoShows, code, { params: paramsOf(code) }));
      await inSheet(say('attendance.noShows.confirmNobody')).tap();
      await expectSaidAtButton(sentence(language, code));
    }
  });

  const noShow = { _id: id(77), state: 'appealed', appeal: 'I was there all the time.' } as const;
  const appealed = { ...over, confirmedAt: at('-PT1H'), spots: [{ ...femke, noShow }] };

  test('an appeal is read, and taken back', async () => {
    await openIt(appealed, [answer(answerNoShow)]);
    await expect.element(page.getByText(noShow.appeal)).toBeVisible();
    await page.getByRole('button', { name: new RegExp(t('attendance.noShows.takeBack')) }).tap();
    await expectBanner(t('attendance.noShows.takenBack', { name: 'Femke' }));
  });

  test('a no-show is kept, with a reason', async () => {
    await openIt(appealed, [], 'en', `?step=keep&id=${noShow._id}`);
    const reason = field(t('attendance.noShows.reason'));
    await reason.write('no');
    await lookAtSheet();
    await inSheet(t('attendance.noShows.keep')).tap();
    await expect
      .element(reason)
      .toHaveAccessibleDescription(expect.stringContaining(t('attendance.noShows.reasonShort')));
    await reason.write('Nobody saw you there, not even at the end.');
    for (const code of answerNoShow.errors) {
      respondWith(refuse(answerNoShow, code));
      await inSheet(t('attendance.noShows.keep')).tap();
      await expectSaidAtButton(t(`errors.${code}`));
    }
    respondWith(answer(answerNoShow));
    await inSheet(t('attendance.noShows.keep')).tap();
    await expectBanner(t('attendance.noShows.kept', { name: 'Femke' }));
    await expect.element(sheet(t('attendance.noShows.keepTitle'))).not.toBeInTheDocument();
  });
});
