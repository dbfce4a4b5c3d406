import { createGame, getGameToEdit } from '@rondo/contract';
import { keptByScripts, type Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { toEdit } from '../../test/cards.ts';
import { button, choice, forForm, input, keepDraft, wholeDraft } from '../../test/game-drafts.ts';
import { paramsOf, sentence, testLoggedOut } from '../../test/forms.ts';
import { aGame } from '../../test/games.ts';
import { testedLanguages } from '../../test/languages.ts';
import { twoColours } from '../../test/pictures.ts';
import { keptKey, open, speak } from '../../test/open.tsx';

const t = speak('en');
const organiser = { role: 'organiser' } as const;
const admin = { role: 'admin' } as const;
const openStep = (
  step: string,
  more: { as?: object; language?: Language; answers?: Parameters<typeof respondWith> } = {},
) =>
  open(`/create?step=${step}`, {
    as: more.as ?? organiser,
    language: more.language,
    answers: [...(more.answers ?? []), ...forForm()],
  });
const heading = (step: 'what' | 'when' | 'who', t = speak('en')) =>
  page.getByRole('heading', { level: 2 }).filter({ hasText: t(`create.titles.${step}`) });
const id = '00000000-0000-4000-9000-000000000001';

describe.each(testedLanguages)('each step says what it misses (%s)', (language) => {
  const t = speak(language);
  test.each([
    ['what', 'when', () => [t('create.errors.sport'), t('create.errors.name')]],
    ['when', 'who', () => [t('create.errors.when'), t('create.errors.location'), t('create.errors.surface')]],
  ] as const)('%s', async (step, next, says) => {
    await openStep(step, { language });
    await button(t(`create.next.${next}`)).tap();
    for (const words of says()) await expect.element(page.getByText(words).first()).toBeVisible();
    await expect.element(heading(step, t)).toBeVisible();
  });

  test('an empty form leads to its first missing field, and links to each', async () => {
    await openStep('who', { language });
    await button(t('create.submit')).tap();
    await expect.element(page.getByText(t('create.invalid'))).toBeVisible();
    await expect.poll(() => location.search).toBe('?step=what');
    await expect.element(choice(t('games.sport.Football'))).toHaveFocus();
    await button(t('create.players')).tap();
    await expect.element(input(t('create.players'))).toHaveFocus();
    await button(t('create.name')).tap();
    await expect.element(input(t('create.name'))).toHaveFocus();
    expect(askedOf(createGame)).toEqual([]);
  });
});

describe('what', () => {
  test('names the letters that no receipt can print', async () => {
    await openStep('what');
    await input(t('create.name')).write('Smash ქ');
    await expect
      .element(input(t('create.name')))
      .toHaveAccessibleDescription(t('create.nameUnprintable', { letters: 'ქ' }));
    await input(t('create.name')).write('Smash 王');
    await expect.element(page.getByText('‘?’', { exact: false })).not.toBeInTheDocument();
  });

  test('goes on to when, which is focused; Back goes one back', async () => {
    await openStep('what');
    await choice(t('games.sport.Futsal')).tap();
    await input(t('create.name')).write('Smash');
    await button(t('create.next.when')).tap();
    await expect.element(heading('when')).toHaveFocus();
    await page.getByRole('link', { name: t('create.steps.back') }).tap();
    await expect.element(heading('what')).toHaveFocus();
    await expect.element(choice(t('games.sport.Futsal'))).toBeChecked();
  });

  test('a draft is kept over a reload, until one starts over', async () => {
    await openStep('what');
    await input(t('create.name')).write('Smash');
    await cleanup();
    await openStep('what');
    await expect.element(input(t('create.name'))).toHaveValue('Smash');
    await button(t('create.startOver')).tap();
    await expect.element(input(t('create.name'))).toHaveValue('');
    expect(localStorage.getItem(keptKey(keptByScripts.draft, 'create'))).toBeNull();
  });

  test('a draft from an older version is read as far as it fits', async () => {
    const old = {
      name: 'Smash',
      surface: 'Indoors',
      startsAt: '2026-12-01T20:00',
      free: true,
      tournament: true,
      teams: [{ key: '1', id: null, name: 'Red', color: '#e02020', size: '6', members: 0 }],
      earlyBirds: [{ key: '1', spots: '4', kind: 'percentage', value: '50', priority: null, occupied: 0 }],
      place: { point: null, address: '', city: '', country: '', venue: '' },
    };
    localStorage.setItem(keptKey(keptByScripts.draft, 'create'), JSON.stringify(old));
    await openStep('what');
    await expect.element(input(t('create.name'))).toHaveValue('Smash');
    await page.getByRole('link', { name: t('create.steps.who') }).tap();
    await expect.element(page.getByRole('group', { name: t('create.teams.title') })).toBeVisible();
    expect(page.getByLabelText(t('create.teams.name')).elements()).toEqual([]);
  });

  test('a draft belongs to its account: the next user of this browser begins afresh', async () => {
    await openStep('what');
    await input(t('create.name')).write('Smash');
    await cleanup();
    await openStep('what', { as: { ...organiser, _id: id } });
    await expect.element(input(t('create.name'))).toHaveValue('');
    await cleanup();
    await openStep('what');
    await expect.element(input(t('create.name'))).toHaveValue('Smash');
  });

  test('the description has a limit, and says so', async () => {
    await openStep('what');
    await expect.element(page.getByText(t('create.descriptionLeft', { count: 100, max: 100 }))).toBeVisible();
    await input(t('create.description')).write('x'.repeat(100));
    await expect.element(page.getByText(t('create.descriptionFull', { max: 100 })).first()).toBeVisible();
  });

  test('fields that most games don’t need are folded, and open if they are filled in', async () => {
    keepDraft({ tournament: true });
    await openStep('what');
    const fold = button(new RegExp(`^${t('create.folds.what')}`));
    await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
    await fold.tap();
    await expect.element(fold).toMatchTextContent(t('create.tournament.toggle'));
    await expect.element(page.getByLabelText(t('create.tournament.toggle'))).not.toBeInTheDocument();
  });

  test('the card is as players will see it', async () => {
    await openStep('what');
    const preview = page.getByRole('region', { name: t('create.preview'), includeHidden: true });
    await expect.element(preview).toMatchTextContent(t('create.untitled'));
    // Nothing is said that wasn't chosen.
    await expect.element(preview).toMatchTextContent(t('create.noTime'));
    await input(t('create.name')).write('Smash');
    await expect.element(preview).toMatchTextContent('Smash');
    for (const unsaid of [t('games.status.pending'), t('games.surface.Indoors'), '0/12', '€'])
      await expect.element(preview).not.toMatchTextContent(unsaid);
    await page.getByLabelText(t('games.sport.Futsal')).tap();
    await expect.element(preview).toMatchTextContent(t('games.sport.Futsal'));
  });
});

describe('a complete form', () => {
  test('is sent with its picture, and its page opens', async () => {
    keepDraft(wholeDraft);
    await openStep('what', { answers: [neverAnswer(getGameToEdit)] });
    await button(new RegExp(`^${t('create.folds.what')}`)).tap();
    await userEvent.upload(page.getByLabelText(new RegExp(t('picture.choose'))), await twoColours());
    await page.getByRole('link', { name: t('create.steps.who') }).tap();
    respondWith(neverAnswer(createGame));
    await button(t('create.submit')).tap();
    await expect.poll(() => askedOf(createGame).length).toBe(1);
    const [sent] = askedOf(createGame);
    expect(sent?.files).toHaveLength(1);
    expect(sent?.body).toMatchObject({
      name: 'Smash',
      sport: 'Volleyball',
      players: 12,
      minimum_players_threshold: 8,
      isPayingGame: false,
      fromDemand: false,
      location: { coordinates: [5.12, 52.09], city: 'Utrecht' },
    });
  });

  testLoggedOut({
    call: createGame,
    open: async (language) => {
      keepDraft(wholeDraft);
      await openStep('who', { language });
    },
    fill: () => input(t('create.players')).write('14'),
    button: (t) => button(t('create.submit')),
  });

  /** The step that each refusal leads to, or the words that it shows. */
  const refusals = {
    only_free_games: 'price',
    local_time_missing: 'when',
    date_out_of_range: 'when',
    players_not_above_minimum: 'players',
    picture_not_usable: 'picture',
    place_outside: 'where',
    place_unknown: 'where',
    sport_not_paying: 'price',
    teams_required: 'teams.title',
    teams_too_small: 'teams.title',
    external_details_required: 'tournament.organisation',
    community_not_yours: 'community',
  } as const;
  test.each(testedLanguages)(
    'leads to the field that a refusal is about (%s)',
    { timeout: 40_000 },
    async (language) => {
      const t = speak(language);
      for (const code of createGame.errors) {
        const external = code === 'external_details_required';
        keepDraft({
          ...wholeDraft,
          tournament: true,
          tournament_external: external,
          teams: teams(),
          tournament_org: 'Acme',
          tournament_link: 'https://acme.example',
        });
        await cleanup();
        await openStep('who', { as: admin, language });
        respondWith(refuse(createGame, code, { params: paramsOf(code) }));
        await button(t('create.submit')).tap();
        await expect.element(page.getByRole('main')).toMatchTextContent(sentence(language, code));
        const label = t(`create.${refusals[code as keyof typeof refusals]}`);
        await expect
          .element(
            page
              .getByRole('main')
              .getByRole('alert')
              .filter({ hasText: t('create.invalid') }),
          )
          .toMatchTextContent(label);
      }
    },
  );

  test.each(testedLanguages)('says at the button what no field is about (%s)', async (language) => {
    const t = speak(language);
    keepDraft(wholeDraft);
    await openStep('who', { language });
    respondWith(refuse(createGame, 'unavailable'));
    await button(t('create.submit')).tap();
    await expect.element(page.getByRole('alert').filter({ hasText: sentence(language, 'unavailable') })).toHaveFocus();
  });
});

const teams = () =>
  [1, 2].map((number) => ({
    key: String(number),
    _id: '',
    name: `Team ${number}`,
    color: '#e02020',
    team_size: '6',
    team_members: 0,
  }));

describe('from another', () => {
  test('begins with when, a week on, without its passcode', async () => {
    const game = aGame({ _id: id, name: 'Smash', hasPasscode: true, price: 0 });
    await open(`/create?from=${id}`, { as: organiser, answers: [...forForm(), toEdit(game)] });
    await expect.element(page.getByText(t('create.copyNote', { name: 'Smash' }))).toBeVisible();
    await page.getByRole('link', { name: t('create.steps.what') }).tap();
    await expect.element(input(t('create.name'))).toHaveValue('Smash');
  });

  test('that can’t be loaded begins an empty form', async () => {
    await open(`/create?from=${id}`, {
      as: organiser,
      answers: [...forForm(), refuse(getGameToEdit, 'game_not_found')],
    });
    await expectBanner(sentence('en', 'game_not_found'));
    await expect.element(heading('what')).toBeVisible();
  });

  test('is a press away for the organiser’s own games, and for games that people wish for', async () => {
    await open('/create', { as: organiser, answers: forForm({ _id: id, name: 'Derby' }) });
    await expect
      .element(page.getByRole('link').filter({ hasText: 'Derby' }))
      .toHaveAttribute('href', `/create?from=${id}`);
    await expect
      .element(page.getByRole('link', { name: t('create.seeDemand') }))
      .toHaveAttribute('href', '/organising?tab=demand');
  });

  test('that people wish for has their sport and town', async () => {
    const query =
      'sport=Volleyball&part=weekdayEvening&level=Beginner&price=0&city=Utrecht&latitude=52.09&longitude=5.12';
    await open(`/create?${query}`, { as: organiser, answers: forForm() });
    const words = t('create.wanted', { sport: t('games.sport.Volleyball'), town: 'Utrecht' });
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(choice(t('games.sport.Volleyball'))).toBeChecked();
  });
});

test('the form is waited for', async () => {
  await open(`/create?from=${id}`, { as: organiser, answers: [neverAnswer(getGameToEdit), ...forForm()] });
  await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
});
