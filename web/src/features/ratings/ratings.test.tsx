import { gradePlayers, gradingOptions, myRatings } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../../test/backend.ts';
import { expectBanner } from '../../../test/banners.ts';
import { paramsOf, sentence } from '../../../test/forms.ts';
import { at } from '../../../test/instant.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { lookAtSheet } from '../../../test/look-at-sheet.ts';
import { inSheet, openGame, sheet } from '../../../test/match.ts';
import { show, type Situation, speak } from '../../../test/open.tsx';
import { ratingSteps } from './steps.ts';
import { MyRatings } from './my-ratings.tsx';

const t = speak('en');
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const players = ['Femke', 'Guus', 'Hugo'].map((name, n) => ({
  _id: id(n),
  name,
  role: 'player' as const,
  guestOf: null,
}));
const game = { _id: id(8), name: 'Volleyball on Wednesday', sport: 'Volleyball', game_date: at('-P1D') } as const;
const options = answer(gradingOptions, { data: { game, players, least: 2, most: 2, closes_at: at('P2D') } });
const played = {
  _id: '00000000-0000-4000-9000-000000000001',
  archived: true,
  game_date: at('-P1D'),
  viewer: { joined: true, rating: 'open' },
} as const;
const openRating = (answers: Answer[] = [options], language: Language = 'en', as: Situation['as'] = {}) =>
  openGame(played, { step: ratingSteps.pick, as, language, answers });
const player = (name: string) => page.getByRole('dialog').getByRole('button', { name: new RegExp(name) });

async function give(name: string) {
  await player(name).tap();
  await inSheet(t('rating.level.set')).tap();
}

describe('the prompt', () => {
  const stages = (['open', 'done', 'closed'] as const).flatMap((rating) => [
    [rating, 'en'] as const,
    [rating, 'nl'] as const,
  ]);
  test.each(stages)('says how it stands: %s (%s)', async (rating, language) => {
    await openGame({ ...played, viewer: { joined: true, rating } }, { as: {}, language });
    await expect.element(page.getByRole('heading', { name: speak(language)(`match.rating.${rating}`) })).toBeVisible();
  });
});

describe('rating', () => {
  test('one player after the other, as many as may be, with the level in words', async () => {
    await openRating();
    await expect.element(page.getByText(t('rating.pick.left', { count: 2 }))).toBeVisible();
    await player('Femke').tap();
    await expect.element(sheet(t('rating.level.title', { name: 'Femke' }))).toBeVisible();
    const slider = page.getByRole('slider', { name: t('rating.level.label', { name: 'Femke' }) });
    await lookAtSheet();
    await slider.write('100');
    await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringContaining(t('score.bands.club')));
    await inSheet(t('rating.level.set')).tap();
    await expect.element(page.getByText(t('rating.pick.left', { count: 1 }))).toBeVisible();
    await give('Guus');
    await expect.element(player('Hugo')).toBeDisabled();
    respondWith(answer(gradePlayers));
    await inSheet(t('rating.pick.finish', { count: 2 })).tap();
    await expect.element(sheet(t('rating.thanks.title')).getByText(t('rating.thanks.body'))).toBeVisible();
    const sent = askedOf(gradePlayers).at(-1)?.body as { targetId: string; grade: number }[];
    expect(sent.map(({ targetId }) => targetId)).toEqual([id(0), id(1)]);
  });

  test.each(testedLanguages)('a guest is named by who brought them (%s)', async (language) => {
    const guest = { _id: id(7), name: 'Guest', role: 'guest', guestOf: 'Femke' } as const;
    const withGuest = { game, players: [...players, guest], least: 3, most: 4, closes_at: at('P2D') };
    await openRating([answer(gradingOptions, { data: withGuest })], language);
    const name = speak(language)('rating.pick.guestOf', { name: 'Femke' });
    await player(name).tap();
    await expect.element(sheet(speak(language)('rating.level.title', { name }))).toBeVisible();
  });

  test('unsent levels are shown to nobody else in this browser', async () => {
    await openRating();
    await give('Femke');
    await cleanup();
    await openRating([options], 'en', { _id: id(9) });
    await expect.element(page.getByText(t('rating.pick.left', { count: 2 }))).toBeVisible();
    await cleanup();
    await openRating();
    await expect.element(page.getByText(t('rating.pick.left', { count: 1 }))).toBeVisible();
  });

  test('the phone’s Back goes one step back; each step’s heading has the focus', async () => {
    await openGame(played, { as: {}, answers: [options] });
    await page.getByRole('button', { name: t('match.rating.button') }).tap();
    const pick = sheet(t('rating.pick.title'));
    await expect.element(pick.getByRole('heading', { level: 2 })).toHaveFocus();
    await player('Femke').tap();
    const level = sheet(t('rating.level.title', { name: 'Femke' }));
    await expect.element(level.getByRole('heading', { level: 2 })).toHaveFocus();
    history.back();
    await expect.element(pick.getByRole('heading', { level: 2 })).toHaveFocus();
    history.back();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(location.search).toBe('');
  });

  test.each([
    ['by a press', undefined],
    ['by its address', ratingSteps.pick],
  ])('opened %s, closing any step leaves the whole wizard', async (_, step) => {
    await openGame(played, { as: {}, answers: [options], ...(step && { step }) });
    if (!step) await page.getByRole('button', { name: t('match.rating.button') }).tap();
    await give('Femke');
    await expect.element(sheet(t('rating.pick.title'))).toBeVisible();
    await player('Guus').tap();
    await expect.element(sheet(t('rating.level.title', { name: 'Guus' }))).toBeVisible();
    await inSheet(t('common.close')).tap();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => location.search).toBe('');
  });

  test('a level is taken back', async () => {
    await openRating();
    await give('Femke');
    await player('Femke').tap();
    await inSheet(t('rating.level.remove')).tap();
    await expect.element(page.getByText(t('rating.pick.left', { count: 2 }))).toBeVisible();
  });

  test('each refusal is told, and nothing that was given is lost', { timeout: 30_000 }, async () => {
    await openRating();
    await give('Femke');
    await give('Guus');
    for (const code of gradePlayers.errors) {
      respondWith(refuse(gradePlayers, code, { params: paramsOf(code) }));
      await inSheet(t('rating.pick.finish', { count: 2 })).tap();
      await expectBanner(sentence('en', code));
      document.querySelector<HTMLButtonElement>('section[popover] button')?.click();
    }
  });

  test.each(gradingOptions.errors)('can’t be: %s', async (code) => {
    await openRating([refuse(gradingOptions, code)]);
    await expect.element(page.getByRole('dialog').getByText(t(`errors.${code}`))).toBeVisible();
  });

  test('loads', async () => {
    await openRating([neverAnswer(gradingOptions)]);
    await expect.element(page.getByRole('dialog').getByText(t('common.loading'))).toBeInTheDocument();
  });
});

describe.each(testedLanguages)('one’s own ratings (%s)', (language) => {
  const say = speak(language);
  const receipt = {
    _id: 'r1',
    sport: 'Volleyball',
    raters: 3,
    firstDay: '2026-09-01',
    lastDay: '2026-09-05',
    before: 4,
    after: 4.5,
  } as const;
  const open = (...answers: Answer[]) => show(<MyRatings />, { as: {}, answers, language });
  const unfold = () => page.getByRole('heading', { name: say('rating.mine.title') }).tap();

  test('none', async () => {
    await open(answer(myRatings));
    await unfold();
    await expect.element(page.getByRole('heading', { name: say('rating.mine.none') })).toBeVisible();
  });
  test('without a change of score it says when scores change', async () => {
    await open(answer(myRatings, { data: { scores: [{ sport: 'Volleyball' }] } }));
    await expect.element(page.getByText(say('rating.mine.moves')).first()).toBeVisible();
    expect(page.getByRole('listitem').elements()).toHaveLength(0);
  });
  test('shows how the score moved, and what became of the grades given', async () => {
    const given = [{ sport: 'Volleyball', grades: 4, counted: 3 }] as const;
    const receipts = [receipt, { ...receipt, _id: 'r2', before: null }];
    await open(answer(myRatings, { data: { scores: [{ sport: 'Volleyball' }], receipts, given } }));
    await unfold();
    await expect.element(page.getByText(say('rating.mine.moves'))).toBeVisible();
    const sport = say('games.sport.Volleyball');
    await expect.element(page.getByText(say('rating.mine.counted', { sport, count: 4, counted: 3 }))).toBeVisible();
    expect(page.getByRole('listitem').elements()).toHaveLength(3);
  });
  test('failed, and asked for again', async () => {
    await open(refuse(myRatings, 'unavailable'));
    respondWith(answer(myRatings));
    await page.getByRole('button', { name: say('common.retry') }).tap();
    await expect.element(page.getByRole('heading', { name: say('rating.mine.none') })).toBeVisible();
  });
});
