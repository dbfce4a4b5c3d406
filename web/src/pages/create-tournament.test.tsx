import { createGame, createTournament } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { toEdit } from '../../test/cards.ts';
import { button, choice, forForm, input, keepDraft, wholeDraft } from '../../test/game-drafts.ts';
import { sentence } from '../../test/forms.ts';
import { aGame } from '../../test/games.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { open, speak } from '../../test/open.tsx';
import { usualOnRondo } from '../features/making/on-rondo/on-rondo.ts';

const t = speak('en');
const organiser = { role: 'organiser' } as const;
const futsal = {
  ...wholeDraft,
  sport: 'Futsal',
  tournament: true,
  duration: '6',
  onRondo: usualOnRondo('Futsal'),
} as const;
const openStep = (step: 'what' | 'who', draft: object, as: object = organiser, language?: 'en' | 'nl') => {
  keepDraft(draft);
  return open(`/create?step=${step}`, { as, language, answers: forForm() });
};
const toggle = (words: string) => page.getByRole('switch', { name: words });
const sent = async () => {
  respondWith(neverAnswer(createTournament));
  await button(t('create.submit')).tap();
  await expect.poll(() => askedOf(createTournament).length).toBe(1);
  expect(askedOf(createGame)).toEqual([]);
  return askedOf(createTournament)[0]?.body;
};
const day = (words: string | RegExp) => expect.element(page.getByText(words).first()).toBeVisible();

describe('a tournament that is played on Rondo', () => {
  test('is what a tournament is, unless said otherwise, and begins as usual in its sport', async () => {
    await openStep('what', { ...wholeDraft, sport: 'Futsal' });
    await button(new RegExp(`^${t('create.folds.what')}`)).tap();
    await toggle(t('create.tournament.toggle')).tap();
    await expect.element(toggle(t('create.tournamentOnRondo.toggle'))).toBeChecked();
    await expect.element(page.getByLabelText(t('create.tournament.link'))).not.toBeInTheDocument();
    await page.getByRole('link', { name: t('create.steps.who') }).tap();
    await expect.element(input(t('create.tournamentOnRondo.teams'))).toHaveValue('8');
    await expect.element(input(t('create.tournamentOnRondo.matchMinutes'))).toHaveValue('12');
    expect(page.getByLabelText(t('create.players')).query()).toBeNull();
    await day(/^8 teams, 2 groups, 16 matches, 2 courts: till 22:11$/);
    expect(await sent()).toMatchObject({
      game: { sport: 'Futsal', tournament: true, players: 8, minimum_players_threshold: 4, duration: 6 },
      entry: 'team',
      teamSize: 8,
      terms: { format: 'groups', groups: 2, through: 2, matchMinutes: 12, sets: null, roles: [] },
    });
  });

  test('of sixteen teams takes an organiser who has hosted before no more than 30 touches', async () => {
    const location = {
      coordinates: [5.12, 52.09],
      address: 'Herculesplein 1',
      city: 'Utrecht',
      description: 'Sporthal',
    };
    await open('/create?step=what', {
      as: organiser,
      answers: forForm({ location, field_type: 'Indoors', game_date: at('-P7D') }),
    });
    let touches = 0;
    const tap = async (what: Locator) => {
      touches += 1;
      await what.tap();
    };
    await tap(choice(t('games.sport.Futsal')));
    await tap(input(t('create.name')));
    await input(t('create.name')).write('Cup');
    await tap(button(new RegExp(`^${t('create.folds.what')}`)));
    await tap(toggle(t('create.tournament.toggle')));
    await tap(button(t('create.next.when')));
    await tap(
      page
        .getByRole('group', { name: t('create.startPresets') })
        .getByRole('radio')
        .first(),
    );
    await tap(
      page
        .getByRole('group', { name: t('create.where') })
        .getByRole('radio')
        .first(),
    );
    await tap(button(t('create.next.who')));
    await tap(input(t('create.tournamentOnRondo.teams')));
    await input(t('create.tournamentOnRondo.teams')).write('16');
    await day(/^16 teams, 4 groups, 32 matches, 2 courts: till/);
    touches += 1;
    expect(await sent()).toMatchObject({ game: { name: 'Cup', sport: 'Futsal', players: 16 }, entry: 'team' });
    // The letters of the name and the figures of the number of teams are touches too.
    expect(touches + 'Cup'.length + '16'.length).toBeLessThanOrEqual(30);
  });

  test('says what more teams come to, and makes the day as long as they need', async () => {
    await openStep('who', { ...futsal, duration: '4' });
    await input(t('create.tournamentOnRondo.teams')).write('16');
    await expect.element(input(t('create.tournamentOnRondo.groups'))).toHaveValue('4');
    await expect.element(input(t('create.tournamentOnRondo.least'))).toHaveValue('8');
    await day(/^16 teams, 4 groups, 32 matches, 2 courts: that takes 4\.5 hours/);
    await button(t('create.tournamentOnRondo.makeHours', { hours: '4.5' })).tap();
    await day(/till 0:27$|till 00:27$/);
    expect(await sent()).toMatchObject({ game: { players: 16, duration: 4.5 }, terms: { groups: 4 } });
  });

  test('of players who pay each has as many spots as its teams, up to 99', async () => {
    await openStep('who', futsal);
    await page.getByRole('radio', { name: new RegExp(`^${t('create.tournamentOnRondo.entries.share')}`) }).tap();
    await input(t('create.tournamentOnRondo.teams')).write('14');
    await button(t('create.submit')).tap();
    await expect
      .element(input(t('create.tournamentOnRondo.teams')))
      .toHaveAccessibleDescription(t('create.tournamentOnRondo.errors.spots', { max: 99 }));
    await input(t('create.tournamentOnRondo.teams')).write('6');
    const body = await sent();
    expect(body).toMatchObject({ entry: 'share', game: { players: 48, minimum_players_threshold: 24 } });
    expect((body as { game: { teams: object[] } }).game.teams).toMatchObject(
      [1, 2, 3, 4, 5, 6].map((number) => ({ name: `Team ${number}`, team_size: 8 })),
    );
  });

  test('has courts with names and hours, and sets in a sport of sets', async () => {
    await openStep('who', { ...futsal, sport: 'Volleyball', onRondo: usualOnRondo('Volleyball') });
    await input(t('create.tournamentOnRondo.courts')).write('2');
    await button(t('create.tournamentOnRondo.courtHours')).tap();
    await page.getByLabelText(t('create.tournamentOnRondo.courtName')).nth(1).write('Hall 2');
    await page.getByLabelText(t('create.tournamentOnRondo.from')).nth(1).write('21:00');
    await page.getByLabelText(t('create.tournamentOnRondo.till')).nth(1).write('half past');
    await button(t('create.submit')).tap();
    await expect
      .element(page.getByLabelText(t('create.tournamentOnRondo.till')).nth(1))
      .toHaveAccessibleDescription(t('create.tournamentOnRondo.errors.time'));
    await page.getByLabelText(t('create.tournamentOnRondo.till')).nth(1).write('23:00');
    await input(t('create.tournamentOnRondo.setsToWin')).write('2');
    await toggle(t('create.tournamentOnRondo.referees')).tap();
    expect(await sent()).toMatchObject({
      terms: {
        sets: { toWin: 2, points: 25 },
        courts: [
          { name: 'Court 1', from: 0, to: 360 },
          { name: 'Hall 2', from: 60, to: 180 },
        ],
        roles: ['referee'],
      },
    });
  });

  test.each([
    ['groups', ['groups', 'through']],
    ['roundRobin', ['legs']],
    ['swiss', ['rounds']],
    ['toTheEnd', []],
  ] as const)('as %s asks for no more than %j', async (format, asked) => {
    await openStep('who', futsal);
    await choice(t(`create.tournamentOnRondo.formats.${format}`)).tap();
    for (const name of ['groups', 'through', 'legs', 'rounds'] as const) {
      const field = expect.element(input(t(`create.tournamentOnRondo.${name}`)));
      await (asked.some((one) => one === name) ? field.toBeVisible() : field.not.toBeInTheDocument());
    }
    await day(/matches, 2 courts/);
    expect(await sent()).toMatchObject({ terms: { format } });
  });

  test.each(testedLanguages)('says what a number may be (%s)', async (language) => {
    const t = speak(language);
    await openStep(
      'who',
      { ...futsal, onRondo: { ...futsal.onRondo, groups: '3', matchMinutes: '2' } },
      organiser,
      language,
    );
    await button(t('create.submit')).tap();
    await expect
      .element(input(t('create.tournamentOnRondo.groups')))
      .toHaveAccessibleDescription(t('create.errors.whole', { min: 1, max: 2 }));
    await expect
      .element(input(t('create.tournamentOnRondo.matchMinutes')))
      .toHaveAccessibleDescription(t('create.errors.whole', { min: 5, max: 180 }));
    expect(askedOf(createTournament)).toEqual([]);
  });

  test.each(testedLanguages)(
    'leads to the field that a refusal is about, and says the others at the button (%s)',
    async (language) => {
      const t = speak(language);
      await openStep('who', futsal, organiser, language);
      respondWith(refuse(createTournament, 'tournament_groups_too_many'));
      await button(t('create.submit')).tap();
      await expect.element(page.getByRole('main')).toMatchTextContent(sentence(language, 'tournament_groups_too_many'));
      respondWith(refuse(createTournament, 'picture_not_usable'));
      await button(t('create.submit')).tap();
      await expect.poll(() => location.search).toBe('?step=what');
      await expect.element(page.getByRole('main')).toMatchTextContent(sentence(language, 'picture_not_usable'));
    },
  );

  test('costs a price a team', async () => {
    await openStep('who', { ...futsal, isPayingGame: true, price: '45' }, { role: 'admin' });
    await expect.element(input(t('create.tournamentOnRondo.priceTeam'))).toHaveValue('45');
    expect(await sent()).toMatchObject({ game: { isPayingGame: true, price: 45 } });
  });

  test('in a sport that nobody wins is made in today’s ways', async () => {
    await openStep('what', { ...futsal, sport: 'Martial arts' });
    expect(toggle(t('create.tournamentOnRondo.toggle')).query()).toBeNull();
    await expect.element(page.getByLabelText(t('create.tournament.link'))).toBeVisible();
  });

  test('that was, copied, has as many places for teams', async () => {
    const id = '00000000-0000-4000-9000-000000000001';
    const team = { _id: id, name: 'Blauw', color: '#2458a6', team_members: 1, team_size: 1 };
    const teams = Array.from({ length: 12 }, (_, index) => ({ ...team, name: `Team ${index}` }));
    const game = aGame({ _id: id, sport: 'Futsal', tournament: true, tournament_entry: 'team', teams, price: 0 });
    await open(`/create?from=${id}&step=who`, { as: organiser, answers: [...forForm(), toEdit(game)] });
    await expect.element(input(t('create.tournamentOnRondo.teams'))).toHaveValue('12');
    await expect.element(input(t('create.tournamentOnRondo.groups'))).toHaveValue('3');
  });
});
