import { cancelGame, editGame, type GameDetails, getGame, getGameToEdit } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { toEdit } from '../../test/cards.ts';
import type { Partly } from '../../test/example.ts';
import { paramsOf, sentence, testRefusals, testLoggedOut } from '../../test/forms.ts';
import { button, forForm, input } from '../../test/game-drafts.ts';
import { aGame } from '../../test/games.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');
const id = '00000000-0000-4000-9000-000000000001';
const address = `/admin/match/${id}`;
const organiser = { role: 'organiser' } as const;
const game = (given: Partly<GameDetails> = {}) => aGame({ _id: id, name: 'Smash', price: 0, ...given });
const openGame = (
  given: Partly<GameDetails> = {},
  more: { language?: Language; query?: string; as?: object } = {},
  ...answers: Answer[]
) =>
  open(address + (more.query ?? ''), {
    as: more.as ?? organiser,
    ...(more.language && { language: more.language }),
    answers: [...answers, toEdit(game(given)), ...forForm()],
  });
const sheet = () => page.getByRole('dialog');
const save = (t = speak('en')) => button(t('organise.edit.submit'));

describe('a game to edit', () => {
  test('is waited for', async () => {
    await open(address, { as: organiser, answers: [neverAnswer(getGameToEdit)] });
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
  });

  test('is loaded again after a failure', async () => {
    await open(address, { as: organiser, answers: [refuse(getGameToEdit, 'busy')] });
    await expect.element(page.getByRole('alert').filter({ hasText: t('match.failed') })).toBeVisible();
    respondWith(toEdit(game()), ...forForm());
    await button(t('common.retry')).tap();
    await expect.element(input(t('create.name'))).toHaveValue('Smash');
  });

  test('may not exist', async () => {
    await open(address, { as: organiser, answers: [refuse(getGameToEdit, 'game_not_found')] });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(save().query()).toBeNull();
  });

  test.each([
    ['cancelled', { status: 'cancelled' }],
    ['played', { archived: true }],
    ['started', { game_date: at('-PT10M') }],
  ] as const)('that was %s is not edited, but copied', async (ended, given) => {
    await openGame(given);
    await expect.element(page.getByRole('heading', { level: 1, name: t(`organise.over.${ended}`) })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: t('organise.copy') }))
      .toHaveAttribute('href', `/create?from=${id}`);
  });

  test.each(testedLanguages)('says before what changes do to who has joined (%s)', async (language) => {
    const t = speak(language);
    await openGame({}, { language });
    await expect.element(page.getByRole('main')).toMatchTextContent(t('organise.effects.joined', { count: 3 }));
    await expect.element(page.getByRole('main')).toMatchTextContent(t('organise.effects.told'));
  });

  test('has all steps below each other, and no passcode of anybody’s', async () => {
    await openGame({ hasPasscode: true, joined_players_number: 0 });
    for (const step of ['what', 'when', 'who'] as const)
      await expect.element(page.getByRole('heading', { level: 2, name: t(`create.titles.${step}`) })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: t('create.passcodeKeep') })).toBeChecked();
  });

  test('keeps the price that an admin set', async () => {
    await openGame({ price: 4.5 });
    await expect.element(page.getByText(t('create.priceStays', { price: '€ 4.50' }).replace(/\s/g, ' '))).toBeVisible();
  });

  test('keeps the places of a tournament that is played on Rondo, which take other names', async () => {
    const teams = [1, 2, 3].map((number) => ({ name: `Team ${number}`, color: '#e02020', team_size: 1 }));
    await openGame({ tournament: true, tournament_entry: 'team', teams, joined_players_number: 0 });
    await expect.element(page.getByLabelText(t('create.teams.name')).first()).toHaveValue('Team 1');
    expect(page.getByRole('button', { name: t('create.teams.add') }).query()).toBeNull();
    expect(page.getByRole('button', { name: t('create.teams.equal') }).query()).toBeNull();
    await expect.element(page.getByRole('button', { name: t('common.remove', { name: 'Team 1' }) })).toBeDisabled();
  });

  test('can’t become a tournament once somebody has joined', async () => {
    await openGame({ tournament: true });
    await expect.element(page.getByRole('switch', { name: t('create.tournament.toggle') })).toBeDisabled();
    await expect.element(page.getByText(t('create.tournament.fixed'))).toBeVisible();
  });
});

describe('saving', () => {
  test('sends the form; changes that players need not know of need no confirmation', async () => {
    await openGame();
    await input(t('create.name')).write('Smash bis');
    respondWith(neverAnswer(editGame));
    await save().tap();
    await expect
      .poll(() => askedOf(editGame))
      .toMatchObject([{ params: { id }, body: { name: 'Smash bis', scope: 'one' } }]);
  });

  test.each(testedLanguages)('asks about what they do, with what was and will be (%s)', async (language) => {
    const t = speak(language);
    await openGame({ price: 4.5 }, { language, as: { role: 'admin' } });
    await input(t('create.duration')).write('3');
    await input(t('create.price')).write('6');
    await save(t).tap();
    for (const words of [
      t('organise.question.time'),
      t('organise.question.price'),
      t('organise.question.told', { count: 3 }),
      t('organise.question.pricePaid'),
      t('organise.effects.window', { hours: 24 }),
    ])
      await expect.element(sheet()).toMatchTextContent(words);
    expect(askedOf(editGame)).toEqual([]);
    respondWith(neverAnswer(editGame));
    await sheet()
      .getByRole('button', { name: t('organise.question.confirm') })
      .tap();
    await expect.poll(() => askedOf(editGame)).toMatchObject([{ body: { duration: 3, price: 6 } }]);
  });

  test('changes one game of a series, or all that follow', async () => {
    await openGame({ series: { following: 2 } });
    await page.getByRole('radio', { name: new RegExp(t('organise.scope.following', { count: 2 })) }).tap();
    await input(t('create.duration')).write('3');
    await save().tap();
    await expect.element(sheet()).toMatchTextContent(t('organise.question.toldSeries'));
    await sheet()
      .getByRole('button', { name: t('organise.question.back') })
      .tap();
    await expect.element(sheet()).not.toBeInTheDocument();
  });

  test('unsaved changes come back, and can be discarded', async () => {
    await openGame();
    await input(t('create.name')).write('Smash bis');
    await cleanup();
    await openGame();
    await expect.element(page.getByText(t('organise.edit.kept'))).toBeVisible();
    await button(t('organise.edit.discard')).tap();
    await expect.element(input(t('create.name'))).toHaveValue('Smash');
  });

  /** Refusals that only an edit has; the others are shown as when creating a game. */
  const own = {
    capacity_below_joined: 'create.players',
    team_in_use: 'create.teams.title',
    kind_fixed: 'create.tournament.toggle',
    places_fixed: 'create.teams.title',
    price_stays: null,
    game_not_found: null,
    game_cancelled: null,
    game_archived: null,
    game_started: null,
    too_many_requests: null,
    unavailable: null,
  } as const;
  test.each(testedLanguages)('leads to where a refusal is mended (%s)', { timeout: 30_000 }, async (language) => {
    const t = speak(language);
    const teams = [1, 2].map((number) => ({ name: `Team ${number}`, color: '#e02020', team_size: 6 }));
    await openGame({ tournament: true, teams, joined_players_number: 0 }, { language });
    for (const [code, label] of Object.entries(own) as [keyof typeof own, (typeof own)[keyof typeof own]][]) {
      respondWith(refuse(editGame, code, { params: paramsOf(code) }));
      await save(t).tap();
      await expect.element(page.getByRole('main')).toMatchTextContent(sentence(language, code));
      if (label) await expect.element(button(t(label))).toBeVisible();
    }
  });
});

testLoggedOut({
  call: editGame,
  open: (language) => openGame({ joined_players_number: 0 }, { language }).then(() => undefined),
  fill: (t) => input(t('create.name')).write('Another name'),
  button: save,
});

describe('cancelling', () => {
  const openSheet = (language: Language = 'en', given: Partly<GameDetails> = {}) =>
    openGame(given, { language, query: '?step=cancel' });
  const submit = (t = speak('en')) => sheet().getByRole('button', { name: t('organise.cancel.submit') });
  testRefusals({
    call: cancelGame,
    open: (language) => openSheet(language),
    fill: (t) => sheet().getByLabelText(t('organise.cancel.note')).write('The hall is closed'),
    button: submit,
  });

  test('says what it does, and sends the reason', async () => {
    await openSheet('en', { series: { following: 2 } });
    await expect.element(sheet()).toMatchTextContent(t('organise.cancel.joined', { count: 3 }));
    await expect.element(sheet()).toMatchTextContent(t('organise.cancel.final'));
    await sheet().getByLabelText(t('organise.cancel.note')).write('The hall is closed');
    await sheet()
      .getByRole('radio', { name: t('organise.scope.following', { count: 2 }) })
      .tap();
    // The game's page follows, which has a test of its own.
    respondWith(
      answer(cancelGame, { data: { cancelled: [id, '00000000-0000-4000-9000-000000000002'] } }),
      neverAnswer(getGame),
    );
    await submit().tap();
    await expectBanner(t('organise.cancel.doneSeries', { count: 2 }));
    expect(askedOf(cancelGame)).toMatchObject([
      { params: { id }, body: { note: 'The hall is closed', scope: 'following' } },
    ]);
  });
});
