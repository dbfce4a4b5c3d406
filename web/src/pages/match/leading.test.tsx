import {
  changeLate,
  editGame,
  gamePass,
  gameRescue,
  getGameToEdit,
  lateChangeReach,
  listRegulars,
  listReliability,
  offerPass,
  offerRegularSpots,
  removeRegular,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../../test/backend.ts';
import { expectBanner } from '../../../test/banners.ts';
import { expectSaidAt, expectSaidAtButton, field, paramsOf, sentence, testLoggedOut } from '../../../test/forms.ts';
import { aGame } from '../../../test/games.ts';
import { at } from '../../../test/instant.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { button, inSheet, plain } from '../../../test/match.ts';
import { show, speak } from '../../../test/open.tsx';
import { LateCard } from '../../features/leading/late/late-card.tsx';
import { type Choice, LateSheet } from '../../features/leading/late/late-sheet.tsx';
import RegularsSheet from '../../features/regulars/regulars-sheet.tsx';
import RescueCard from '../../features/making/rescue/rescue-card.tsx';
import { RainCard } from '../../features/games/weather/rain-card.tsx';
import PassOfferForm from '../../features/joining/passes/pass-offer-form.tsx';
import PlayerReliability from './player-reliability.tsx';

const t = speak('en');
const body = () => plain(document.body.textContent);
const close = vi.fn();
const today = aGame({ game_date: at('PT3H'), cutoff: at('PT1H'), status: 'confirmed', viewer: { canEdit: true } });

describe('a change on the day', () => {
  test('each is a press', async () => {
    const chosen = vi.fn();
    await show(<LateCard game={today} onChoose={chosen} />, { as: {} });
    for (const [words, choice] of [
      [t('coLeading.late.later', { count: 15 }), 'later15'],
      [t('coLeading.late.court'), 'court'],
      [t('coLeading.late.light'), 'light'],
      [t('coLeading.late.own'), 'own'],
    ] as const) {
      await button(words).tap();
      expect(chosen).toHaveBeenLastCalledWith(choice);
    }
  });
  test('not on another day', async () => {
    await show(<LateCard game={aGame({ viewer: { canEdit: true } })} onChoose={close} />, { as: {} });
    expect(page.getByRole('button').query()).toBeNull();
  });

  const reach = answer(lateChangeReach, { data: { told: 6, paid: 4, left: 2 } });
  const openSheet = (choice: Choice, language: Language = 'en', answers: readonly Answer[] = [reach]) =>
    show(<LateSheet game={today} choice={choice} onClose={close} />, { as: {}, language, answers });

  test('says who is told and what it means, and is sent', async () => {
    await openSheet('later15');
    await expect.poll(body).toContain(plain(t('coLeading.late.told', { count: 6 })));
    expect(body()).toContain(plain(t('coLeading.late.refunds', { count: 4 })));
    respondWith(answer(changeLate));
    await inSheet(t('coLeading.late.submit')).tap();
    await expectBanner(t('coLeading.late.done'));
    expect(askedOf(changeLate).at(-1)?.body).toMatchObject({ minutesLater: 15, note: '' });
  });
  testLoggedOut({
    call: changeLate,
    open: (language) => openSheet('own', language),
    fill: (say) => field(say('coLeading.late.ownLabel')).write('Bring a torch.'),
    button: (say) => inSheet(say('coLeading.late.submit')),
  });

  test.each(testedLanguages)('wants words, and says each refusal (%s)', async (language) => {
    const say = speak(language);
    await openSheet('own', language);
    const submit = inSheet(say('coLeading.late.submit'));
    await submit.tap();
    const words = field(say('coLeading.late.ownLabel'));
    await expectSaidAt(words, say('coLeading.late.fill'));
    await words.write('Bring a torch.');
    for (const code of changeLate.errors) {
      respondWith(refuse(changeLate, code, { params: paramsOf(code) }));
      await submit.tap();
      await expectSaidAtButton(sentence(language, code));
    }
  });
  test('loads', async () => {
    await openSheet('dark', 'en', [neverAnswer(lateChangeReach)]);
    await expect.element(page.getByText(t('common.loading'))).toBeInTheDocument();
  });
  test('there may be none left', async () => {
    await openSheet('dark', 'en', [answer(lateChangeReach, { data: { left: 0 } })]);
    await expect.element(page.getByText(t('coLeading.late.noneLeft'))).toBeVisible();
  });
});

describe('a game that lacks a few players', () => {
  const toEdit = answer(getGameToEdit, { data: { match: today } });
  const rescue = (data: object, ...more: Answer[]) =>
    show(<RescueCard game={today} />, { as: {}, answers: [...more, answer(gameRescue, { data }), toEdit] });
  test.each(testedLanguages)('says how many are told, and lets the minimum down (%s)', async (language) => {
    const say = speak(language);
    const answers = [answer(gameRescue, { data: { missing: 2, told: 5, lowered: 6 } }), answer(editGame), toEdit];
    await show(<RescueCard game={today} />, { as: {}, language, answers });
    await expect.poll(body).toContain(plain(say('coLeading.rescue.told', { count: 5 })));
    await button(say('coLeading.rescue.lower', { count: 6 })).tap();
    await expectBanner(say('coLeading.rescue.done'));
    expect(askedOf(editGame).at(-1)?.body).toMatchObject({ minimum_players_threshold: 6 });
  });
  test('a refusal is told', async () => {
    await rescue({ missing: 2, lowered: 6 }, refuse(editGame, 'game_cancelled'));
    await expect.poll(body).toContain(t('coLeading.rescue.untold'));
    await button(t('coLeading.rescue.lower', { count: 6 })).tap();
    await expectBanner(t('errors.game_cancelled'));
  });
  test('is not shown for a game that lacks none', async () => {
    await rescue({});
    await expect.poll(() => askedOf(gameRescue)).toHaveLength(1);
    expect(page.getByRole('link').query()).toBeNull();
  });
});

describe('a game with extreme rain', () => {
  const link = (words: string) => page.getByRole('link').filter({ hasText: words });
  test.each(testedLanguages)('says what goes back, and how it is moved (%s)', async (language) => {
    const say = speak(language);
    const game = aGame({ price: 4.5, viewer: { canEdit: true } });
    await show(<RainCard game={game} hasBar={false} />, { as: {}, language });
    await expect.poll(body).toContain(plain(say('weather.extreme.moved', { hours: 24 })));
    expect(body()).toContain(plain(say('weather.extreme.body', { rain: 20 })));
    await expect.element(link(say('weather.extreme.move'))).toBeVisible();
    expect(link(say('weather.extreme.cancel')).query()).toBeNull();
  });
  test('leaves the buttons to its host’s bar, and doesn’t mention money if it is free', async () => {
    await show(<RainCard game={aGame({ price: 0, viewer: { canEdit: true, runsGame: true } })} hasBar />, { as: {} });
    await expect.poll(body).toContain(t('weather.extreme.title'));
    expect(body()).not.toContain(t('weather.extreme.back'));
    expect(page.getByRole('link').query()).toBeNull();
  });
  test('is not shown to people who may neither move nor cancel it', async () => {
    await show(<RainCard game={aGame({ viewer: { canEdit: false } })} hasBar={false} />, { as: {} });
    expect(body()).not.toContain(t('weather.extreme.title'));
  });
});

describe('spots for regulars', () => {
  const femke = { _id: '00000000-0000-4000-8000-00000000f00d', name: 'Femke', played: 3 };
  const regulars = answer(listRegulars, { data: { spots: 2, days: 2, most: 4, maxDays: 7, people: [femke] } });
  const openSheet = (language: Language = 'en', answers: readonly Answer[] = [regulars]) =>
    show(<RegularsSheet game={today} onClose={close} />, { as: {}, language, answers });
  const spots = (say = t) => field(say('regulars.offer.spots'));

  testLoggedOut({
    call: offerRegularSpots,
    open: openSheet,
    fill: (say) => spots(say).write('3'),
    button: (say) => inSheet(say('regulars.offer.save')),
  });

  test.each(testedLanguages)('each refusal stands where it is mended (%s)', async (language) => {
    const say = speak(language);
    await openSheet(language);
    await spots(say).write('9');
    await inSheet(say('regulars.offer.save')).tap();
    await expectSaidAt(spots(say), say('regulars.offer.whole', { most: 4 }));
    await spots(say).write('3');
    for (const code of offerRegularSpots.errors) {
      respondWith(refuse(offerRegularSpots, code, { params: paramsOf(code) }));
      await inSheet(say('regulars.offer.save')).tap();
      if (code === 'regulars_too_many') await expectSaidAt(spots(say), sentence(language, code));
      else await expectSaidAtButton(sentence(language, code));
    }
  });
  test('are saved, and one is removed', async () => {
    await openSheet();
    await expect.poll(body).toContain(plain(t('regulars.offer.played', { count: 3 })));
    respondWith(answer(offerRegularSpots), answer(removeRegular));
    await button(t('regulars.offer.removeNamed', { name: 'Femke' })).tap();
    await expectBanner(t('regulars.offer.removed', { name: 'Femke' }));
    document.querySelector<HTMLButtonElement>('section[popover] button')?.click();
    await field(t('regulars.offer.days')).selectOptions('3');
    await inSheet(t('regulars.offer.save')).tap();
    await expectBanner(t('regulars.offer.saved'));
    expect(askedOf(offerRegularSpots).at(-1)?.body).toEqual({ spots: 2, days: 3 });
  });
  test('nobody yet', async () => {
    await openSheet('en', [answer(listRegulars, { data: { most: 4, days: 1, maxDays: 7 } })]);
    await expect.element(page.getByText(t('regulars.offer.none'))).toBeVisible();
  });
  test('failed, and asked for again', async () => {
    await openSheet('en', [refuse(listRegulars, 'unavailable')]);
    await expect.element(page.getByText(t('regulars.offer.failed'))).toBeVisible();
    respondWith(regulars);
    await inSheet(t('common.retry')).tap();
    await expect.element(spots()).toHaveValue('2');
  });
});

describe('the pass of a series, for an admin', () => {
  const game = aGame({ series: { following: 9 } });
  const percent = (say = t) => field(say('passes.offer.percent'));
  const openForm = (language: Language = 'en', gamesToCome = 12) =>
    show(<PassOfferForm game={game} />, {
      as: { role: 'admin' },
      language,
      answers: [answer(gamePass, { data: { percent: 10, gamesToCome } })],
    });
  test('says that it isn’t sold any more, with fewer games to come than it has', async () => {
    await openForm('en', 9);
    await expect.element(page.getByText(t('passes.offer.few', { of: 10, count: 9 }))).toBeVisible();
  });
  test.each(testedLanguages)('wants a whole number (%s)', async (language) => {
    const say = speak(language);
    await openForm(language);
    await percent(say).write('99');
    await button(say('passes.offer.save')).tap();
    await expect.element(percent(say)).toHaveAccessibleDescription(expect.stringMatching(/\d+.*\d+/));
    await expect.element(percent(say)).toBeInvalid();
  });
  test('is offered, and stopped; a refusal is told', async () => {
    await openForm();
    await percent().write('15');
    respondWith(answer(offerPass));
    await button(t('passes.offer.save')).tap();
    await expectBanner(t('passes.offer.saved'));
    document.querySelector<HTMLButtonElement>('section[popover] button')?.click();
    expect(askedOf(offerPass).at(-1)?.body).toEqual({ percent: 15 });
    respondWith(refuse(offerPass, 'no_pass_here'));
    await button(t('passes.offer.stop')).tap();
    await expectBanner(t('errors.no_pass_here'));
  });
});

test('how reliably a player comes', async () => {
  const player = '00000000-0000-4000-8000-00000000f00d';
  const answers = [
    answer(listReliability, { data: { players: [{ _id: player, reliability: { came: 19, of: 20 } }] } }),
  ];
  await show(<PlayerReliability gameId={today._id} playerId={player} />, { as: {}, answers });
  await expect.element(page.getByText(t('attendance.came', { came: 19, of: 20 }))).toBeVisible();
});
