import {
  changeWish,
  createWish,
  getSettings,
  listLocations,
  listWishes,
  removeWish,
  searchPlaces,
  turnWish,
  type Wish,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { aCard } from '../../test/cards.ts';
import type { Partly } from '../../test/example.ts';
import { sentence, testRefusals } from '../../test/forms.ts';
import { testedLanguages } from '../../test/languages.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');
const id = '00000000-0000-4000-9000-000000000001';
const aWish = (given: Partly<Wish> = {}): Partly<Wish> => ({
  _id: id,
  sports: ['Volleyball'],
  parts: ['weekdayEvening'],
  place: { name: 'Utrecht', coordinates: [5.1214, 52.0907] },
  radius: 10,
  levels: [],
  maxPrice: null,
  telling: 'daily',
  isOn: true,
  ...given,
});
const wishes = (...list: Partly<Wish>[]) => answer(listWishes, { data: { wishes: list } });
const utrecht = { name: 'Utrecht', event_count: 3, location: { coordinates: [5.1214, 52.0907] } } as const;
const forForm = [
  answer(getSettings, { settings: { likedSports: [], playingHours: [], homeCity: null } }),
  answer(listLocations, { data: { locations: [utrecht] } }),
];
const sheet = () => page.getByRole('dialog');
const chip = (words: string) => sheet().getByRole('button', { name: words, exact: true });

describe('the wishes', () => {
  test('are waited for', async () => {
    await open('/wishes', { as: {}, answers: [neverAnswer(listWishes)] });
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
  });

  test('are loaded again after a failure; there may be none', async () => {
    await open('/wishes', { as: {}, answers: [refuse(listWishes, 'busy')] });
    await expect.element(page.getByRole('alert').filter({ hasText: t('wishes.failed') })).toBeVisible();
    respondWith(wishes());
    await page.getByRole('button', { name: t('common.retry') }).tap();
    await expect.element(page.getByRole('heading', { name: t('wishes.none') })).toBeVisible();
  });

  test.each(testedLanguages)('say what fits, and how one is told (%s)', async (language) => {
    const t = speak(language);
    const fitting = { count: 2, matches: [aCard({ _id: id, name: 'Smash' })] };
    await open('/wishes', {
      as: {},
      language,
      answers: [
        wishes(
          aWish({ fitting, maxPrice: 0, levels: ['Beginner'] }),
          aWish({ _id: '00000000-0000-4000-9000-000000000002', isOn: false, sports: ['Football'] }),
        ),
      ],
    });
    const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
    for (const words of [
      t('games.sport.Volleyball'),
      t('wishes.tellings.daily'),
      t('wishes.where', { radius: 10, place: 'Utrecht' }),
      t('games.level.Beginner'),
      t('wishes.free'),
      t('wishes.fitting', { count: 2 }),
      'Smash',
    ])
      await expect.element(first).toMatchTextContent(words);
    await expect
      .element(first.getByRole('link', { name: t('wishes.all') }))
      .toHaveAttribute('href', expect.stringMatching(/^\/allgames/));
    await expect.element(second).toMatchTextContent(t('wishes.paused'));
  });

  test('without a fitting game say so', async () => {
    await open('/wishes', { as: {}, answers: [wishes(aWish({ fitting: { count: 0 } }))] });
    await expect.element(page.getByText(t('wishes.fittingNone'))).toBeVisible();
  });

  test.each([
    ['paused', true, 'wishes.pause', { isOn: false }],
    ['switched on again', false, 'wishes.resume', { isOn: true }],
  ] as const)('are %s from the menu', async (_, isOn, label, body) => {
    await open('/wishes', { as: {}, answers: [wishes(aWish({ isOn })), answer(turnWish)] });
    await page.getByRole('button', { name: `${t('wishes.more')}: ${t('games.sport.Volleyball')}` }).tap();
    await page.getByRole('button', { name: t(label), exact: true }).tap();
    await expect.poll(() => askedOf(turnWish)).toMatchObject([{ params: { id }, body }]);
  });

  test('are removed, or a refusal is shown', async () => {
    await open('/wishes', { as: {}, answers: [wishes(aWish()), refuse(removeWish, 'busy')] });
    const remove = async () => {
      await page.getByRole('button', { name: `${t('wishes.more')}: ${t('games.sport.Volleyball')}` }).tap();
      await page.getByRole('button', { name: t('wishes.remove'), exact: true }).tap();
    };
    await remove();
    await expectBanner(sentence('en', 'busy'));
    respondWith(answer(removeWish), wishes());
    await remove();
    await expect.element(page.getByRole('heading', { name: t('wishes.none') })).toBeVisible();
  });
});

describe('the form', () => {
  const openNew = (language: Language = 'en', query = '', ...answers: Parameters<typeof respondWith>) =>
    open(`/wishes?step=new${query}`, { as: {}, language, answers: [...answers, wishes(), ...forForm] });
  const save = (t = speak('en')) => sheet().getByRole('button', { name: t('wishes.form.save') });
  async function fill(t = speak('en')) {
    await chip(t('games.sport.Volleyball')).tap();
    await sheet()
      .getByRole('group', { name: t('playing.days.weekday') })
      .getByRole('button', { name: t('playing.parts.Evening') })
      .tap();
    await chip('Utrecht').tap();
  }

  test('shows each missing choice, one after the other', async () => {
    await openNew();
    await save().tap();
    for (const words of ['sportsMissing', 'whenMissing', 'placeMissing'] as const)
      await expect.element(sheet().getByText(t(`wishes.form.${words}`))).toBeVisible();
    await expect.element(chip(t('games.sport.Volleyball'))).toBeVisible();
    expect(askedOf(createWish)).toEqual([]);
  });

  testRefusals({
    call: createWish,
    open: (language) => openNew(language),
    fill,
    button: save,
    except: ['place_outside'],
  });

  test('says at the place that it lies too far', async () => {
    await openNew();
    await fill();
    respondWith(refuse(createWish, 'place_outside'));
    await save().tap();
    await expect
      .element(sheet().getByRole('group', { name: t('wishes.form.place') }))
      .toMatchTextContent(sentence('en', 'place_outside'));
  });

  test('sends the choices, and says that the wish is saved', async () => {
    await openNew();
    await fill();
    await sheet()
      .getByRole('radio', { name: new RegExp(`^${t('wishes.form.weekly')}`) })
      .tap();
    respondWith(answer(createWish, { data: { wish: aWish() } }), wishes(aWish()));
    await save().tap();
    await expectBanner(t('wishes.made'));
    expect(askedOf(createWish)).toMatchObject([
      {
        body: {
          sports: ['Volleyball'],
          parts: ['weekdayEvening'],
          place: { name: 'Utrecht' },
          levels: [],
          maxPrice: null,
          telling: 'weekly',
        },
      },
    ]);
  });

  test('finds a place by its name', async () => {
    const zeist = {
      name: 'Zeist',
      city: 'Zeist',
      province: 'Utrecht',
      address: 'Zeist',
      coordinates: [5.23, 52.09],
    } as const;
    await openNew('en', '', answer(searchPlaces, { data: { places: [zeist], streets: true } }));
    await sheet()
      .getByRole('combobox', { name: t('wishes.form.placeSearch') })
      .write('zei');
    await sheet().getByRole('option', { name: /Zeist/ }).tap();
    await expect.element(sheet().getByRole('combobox', { name: t('wishes.form.placeSearch') })).toHaveValue('Zeist');
  });

  test('begins with the filters that led to it', async () => {
    await openNew('en', '&sports=Basketball&evening=true&price=free&city=Leiden&latitude=52.16&longitude=4.49');
    await expect.element(chip(t('games.sport.Basketball'))).toHaveAttribute('aria-pressed', 'true');
    await expect.element(sheet().getByRole('combobox')).toHaveValue('Leiden');
  });

  testRefusals({
    call: changeWish,
    open: (language) =>
      open(`/wishes?step=edit&id=${id}`, { as: {}, language, answers: [wishes(aWish()), ...forForm] }),
    fill: (t) => chip(t('games.sport.Football')).tap(),
    button: save,
    except: ['place_outside'],
  });

  test('changes a wish', async () => {
    await open(`/wishes?step=edit&id=${id}`, {
      as: {},
      answers: [wishes(aWish()), ...forForm, answer(changeWish, { data: { wish: aWish() } })],
    });
    await expect.element(chip(t('games.sport.Volleyball'))).toHaveAttribute('aria-pressed', 'true');
    await chip(t('games.sport.Football')).tap();
    await save().tap();
    await expectBanner(t('wishes.changed'));
    expect(askedOf(changeWish)).toMatchObject([{ params: { id }, body: { sports: ['Volleyball', 'Football'] } }]);
  });
});
