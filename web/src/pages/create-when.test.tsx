import { reversePlace, searchPlaces } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, type Answer, askedOf, refuse } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { button, choice, forForm, input, keepDraft, wholeDraft } from '../../test/game-drafts.ts';
import { at } from '../../test/instant.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');
const organiser = { role: 'organiser' } as const;
const openWhen = (...answers: Answer[]) =>
  open('/create?step=when', { as: organiser, answers: [...answers, ...forForm()] });
const main = () => page.getByRole('main');
const zuid = {
  name: 'Sporthal Zuid',
  address: 'De Boelelaan 1, Amsterdam',
  city: 'Amsterdam',
  country: 'Netherlands',
  coordinates: [4.87, 52.33],
} as const;
const found = (...places: object[]) => answer(searchPlaces, { data: { places, streets: true } });

describe('when', () => {
  test('is chosen in a calendar', async () => {
    await openWhen();
    await input(t('create.when')).tap();
    const calendar = page.getByRole('dialog');
    await calendar.getByRole('button', { name: t('create.nextMonth') }).tap();
    await calendar.getByRole('button', { name: /^20 / }).tap();
    await calendar.getByRole('spinbutton', { name: t('create.hours') }).write('21');
    await calendar.getByRole('button', { name: t('create.whenDone') }).tap();
    await expect.element(input(t('create.when'))).toMatchTextContent(/20 .*21:00/);
  });

  test('is one of the usual starts, by a press', async () => {
    await openWhen();
    const presets = page.getByRole('group', { name: t('create.startPresets') }).getByRole('radio');
    await presets.first().tap();
    await expect.element(presets.first()).toBeChecked();
    await expect.element(input(t('create.when'))).toMatchTextContent(/\d\d:\d\d/);
  });

  test('is focused if it is missing, as the first field of its step', async () => {
    keepDraft({ ...wholeDraft, game_date: '', duration: '' });
    await openWhen();
    await button(t('create.next.who')).tap();
    await expect.element(input(t('create.when'))).toHaveFocus();
  });

  test('is focused if another step’s button finds it missing', async () => {
    keepDraft({ ...wholeDraft, game_date: '', duration: '' });
    await open('/create?step=who', { as: organiser, answers: forForm() });
    await button(t('create.submit')).tap();
    await expect.poll(() => location.search).toBe('?step=when');
    await expect.element(input(t('create.when'))).toHaveFocus();
  });

  test('has a duration of minutes to ten hours', async () => {
    await openWhen();
    for (const [typed, isRight] of [
      ['0', false],
      ['10.25', false],
      ['1,5', true],
    ] as const) {
      await input(t('create.duration')).write(typed);
      await userEvent.tab();
      if (isRight) await expect.element(input(t('create.duration'))).toBeValid();
      else
        await expect
          .element(input(t('create.duration')))
          .toHaveAccessibleDescription(expect.stringContaining(t('create.errors.duration', { max: 10 })));
    }
  });

  test('of a series says its dates', async () => {
    keepDraft({ game_date: wholeDraft.game_date ?? '' });
    await openWhen();
    await page.getByRole('switch', { name: t('create.repeat') }).tap();
    const dates = page.getByRole('list', { name: t('create.repeatDates') });
    await expect.poll(() => dates.getByRole('listitem').elements().length).toBe(4);
    await input(t('create.repeatCount')).write('3');
    await expect.poll(() => dates.getByRole('listitem').elements().length).toBe(3);
  });
});

describe('where', () => {
  test('is found by its name', async () => {
    await openWhen(found(zuid));
    await page.getByRole('combobox', { name: t('create.search') }).write('zuid');
    await page.getByRole('option', { name: /Sporthal Zuid/ }).tap();
    await expect.element(input(t('create.address'))).toHaveValue(zuid.address);
  });

  test('says where streets can’t be searched', async () => {
    await openWhen(answer(searchPlaces, { data: { places: [], streets: false } }));
    await page.getByRole('combobox', { name: t('create.search') }).write('zuid');
    await expect.element(page.getByText(t('games.places.noStreetsMap'), { exact: false })).toBeVisible();
  });

  test('is picked on the map, and has the address of there', async () => {
    await openWhen(
      answer(reversePlace, {
        data: { place: { address: 'Dam 1, Amsterdam', city: 'Amsterdam', country: 'Netherlands' } },
      }),
    );
    await page.getByRole('region', { name: t('create.mapLabel') }).tap();
    await expect.element(input(t('create.address'))).toHaveValue('Dam 1, Amsterdam');
    expect(askedOf(reversePlace)).toHaveLength(1);
  });

  test('on the map without an address says so', async () => {
    await openWhen(refuse(reversePlace, 'unavailable'));
    await page.getByRole('region', { name: t('create.mapLabel') }).tap();
    await expect.element(input(t('create.address'))).toHaveValue(t('create.addressError'));
  });

  test('is typed, and the pin follows or says that it can’t', async () => {
    await openWhen(found());
    await input(t('create.address')).write('Nergens 1');
    await userEvent.tab();
    await expect
      .element(input(t('create.address')))
      .toHaveAccessibleDescription(expect.stringContaining(t('create.errors.notFound')));
  });

  test('is the organiser’s position, after asking for permission', async () => {
    const denied = { code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError;
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (_: unknown, refused: (error: GeolocationPositionError) => void) => refused(denied),
      },
    });
    await openWhen();
    await button(t('create.myPlace')).tap();
    await expectBanner(t('create.myPlaceDenied'));
  });

  test('is the organiser’s position, with permission', async () => {
    const coords = { latitude: 53.2194, longitude: 6.5665 } as GeolocationCoordinates;
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (found: (at: { coords: GeolocationCoordinates }) => void) => found({ coords }) },
    });
    const place = { address: 'Grote Markt 1, Groningen', city: 'Groningen', country: 'Netherlands' };
    await openWhen(answer(reversePlace, { data: { place } }));
    await button(t('create.myPlace')).tap();
    await expect.element(input(t('create.address'))).toHaveValue(place.address);
    expect(askedOf(reversePlace)[0]?.query).toMatchObject({ latitude: '53.2194' });
  });

  test('is a press on a place of earlier games; for other places there is the map', async () => {
    const location = {
      description: 'Sporthal Zuid',
      city: 'Amsterdam',
      address: 'De Boelelaan 1',
      coordinates: [4.87, 52.33],
    } as const;
    await open('/create?step=when', { as: organiser, answers: forForm({ location, game_date: at('-P7D') }) });
    await choice('Sporthal Zuid, Amsterdam').tap();
    await expect.element(main()).toMatchTextContent('De Boelelaan 1');
    await expect.element(choice(t('games.surface.Indoors'))).toBeChecked();
    await choice(t('create.elsewhere')).tap();
    await expect.element(page.getByRole('combobox', { name: t('create.search') })).toBeVisible();
  });
});

test('fields and halls have names, each once', async () => {
  await openWhen();
  await button(new RegExp(`^${t('create.folds.when')}`)).tap();
  await input(t('create.fieldNames')).write('Hall 1, Hall 2, Hall 1');
  await userEvent.keyboard('{Enter}');
  const hall = page.getByRole('button', { name: t('common.remove', { name: 'Hall 1' }) });
  await expect.element(hall).toBeVisible();
  await hall.tap();
  await expect.element(hall).not.toBeInTheDocument();
  await expect.element(page.getByText('Hall 2')).toBeVisible();
});
