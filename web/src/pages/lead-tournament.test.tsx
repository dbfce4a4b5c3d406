import {
  callMatch,
  changeTournament,
  enterMatchResult,
  getTournament,
  movePlan,
  planTournament,
  renameTeam,
  type Tournament,
  type TournamentPlan,
  withdrawTeam,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import type { Partly } from '../../test/example.ts';
import { paramsOf, sentence } from '../../test/forms.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { button, inSheet, plain } from '../../test/match.ts';
import { open, speak } from '../../test/open.tsx';
import { anOpenTournament, aTournament, blue, cupId, cupMatches, orange } from '../../test/tournaments.ts';

const t = speak('en');
const main = () => plain(document.querySelector('main')?.textContent);
const dialog = () => plain(document.querySelector('dialog[open]')?.textContent);
const leads = { mayLead: true, mayEnter: ['K1-1-1', 'K1-1-2'] };
const led = (more: Partly<Tournament> = {}) => aTournament({ ...more, viewer: leads });
const gathering = (more: Partly<Tournament> = {}) => anOpenTournament({ ...more, viewer: { mayLead: true } });
const read = (tournament: Tournament): Answer => answer(getTournament, { data: { tournament } });
const planned = (plan: Partly<TournamentPlan> = {}): Answer =>
  answer(planTournament, {
    data: {
      plan: { slots: [], unplaced: [], conflicts: [], end: 105, bound: 100, isShortest: true, ...plan },
      tournament: led(),
    },
  });

interface At {
  answers?: Answer[];
  language?: Language;
  query?: string;
}
const openIt = (tournament: Tournament, { answers = [], language = 'en', query = '' }: At = {}) =>
  open(`/tournaments/${cupId}/lead${query}`, { as: {}, language, answers: [...answers, read(tournament)] });

describe.each(testedLanguages)('what is next (%s)', (language) => {
  const say = speak(language);
  const cases: [string, Tournament, string][] = [
    ['teams to find', gathering(), say('tournamentLeading.todo.teams', { count: 4, most: 16 })],
    ['all places taken', gathering({ teamsMost: 4 }), say('tournamentLeading.todo.ready', { count: 4 })],
    [
      'teams, on the day before',
      gathering({ startsAt: at('PT20H') }),
      say('tournamentLeading.todo.ready', { count: 4 }),
    ],
    ['too few teams', gathering({ teamsLeast: 6 }), say('tournamentLeading.todo.few', { count: 4, least: 6 })],
    ['results to enter', led(), say('tournamentLeading.todo.results', { count: 1 })],
    ['nothing to enter yet', aTournament({ viewer: { mayLead: true } }), say('tournamentLeading.todo.noResults')],
    ['nothing until it begins', led({ startsAt: at('P1D') }), say('tournamentLeading.todo.begins', { when: '' })],
    [
      'nothing more',
      led({ stage: 'over', places: [[orange]] }),
      say('tournamentLeading.todo.over', { team: 'Oranje' }),
    ],
  ];
  test.each(cases)('%s', async (_, tournament, words) => {
    await openIt(tournament, { language });
    await expect.poll(main).toContain(plain(words));
  });
});

test('is for who leads it', async () => {
  await openIt(aTournament());
  await expect.element(page.getByText(t('tournamentLeading.notYours'))).toBeVisible();
});

test('it does not load, and is asked for again', async () => {
  await open(`/tournaments/${cupId}/lead`, { as: {}, answers: [refuse(getTournament, 'unavailable')] });
  await expect.element(page.getByText(t('tournaments.failed'))).toBeVisible();
  respondWith(read(led()));
  await button(t('common.retry')).tap();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(t('tournamentLeading.title', { name: 'Kerstcup' }));
});

test('it loads', async () => {
  await open(`/tournaments/${cupId}/lead`, { as: {}, answers: [neverAnswer(getTournament)] });
  await expect.element(page.getByText(t('common.loading')).first()).toBeInTheDocument();
});

describe('how it is played', () => {
  test('is changed until it is drawn', async () => {
    await openIt(gathering({ terms: { format: 'groups' } }), {
      answers: [answer(changeTournament, { data: { tournament: gathering() } })],
    });
    await page.getByRole('button', { name: new RegExp(`^${t('tournamentLeading.terms.title')}`) }).tap();
    await page.getByLabelText(t('tournamentLeading.terms.groups')).write('3');
    await page.getByLabelText(t('tournamentLeading.terms.isQueue')).tap();
    await inSheet(t('tournaments.rename.save')).tap();
    await expectBanner(t('tournamentLeading.terms.saved'));
    expect(askedOf(changeTournament).at(-1)?.body).toMatchObject({ format: 'groups', groups: 3, isQueue: true });
  });

  test('a refusal stands at the button', async () => {
    await openIt(gathering(), { query: '?step=terms' });
    await page.getByLabelText(t('tournamentLeading.terms.format')).selectOptions('swiss');
    await page.getByLabelText(t('tournamentLeading.terms.rounds')).write('5');
    for (const code of changeTournament.errors) {
      respondWith(refuse(changeTournament, code, { params: paramsOf(code) }));
      await inSheet(t('tournaments.rename.save')).tap();
      await expect.poll(dialog).toContain(plain(sentence('en', code)));
    }
  });
});

describe('the draw and the plan', () => {
  test('are shown before they are kept, with teams in the order of their strength', async () => {
    await openIt(gathering(), { answers: [planned()] });
    await page.getByText(t('tournamentLeading.seeds.title')).tap();
    await button(t('tournamentLeading.seeds.up', { team: 'Blauw' })).tap();
    await button(t('tournamentLeading.seeds.up', { team: 'Oranje' })).tap();
    await button(t('tournamentLeading.seeds.up', { team: 'Oranje' })).tap();
    await button(t('tournamentLeading.todo.draw')).tap();
    await expect.poll(dialog).toContain(t('tournamentLeading.plan.shortest'));
    expect(askedOf(planTournament).at(-1)?.body).toMatchObject({ seeds: [orange, blue], preview: true });
    await inSheet(t('tournamentLeading.plan.keep')).tap();
    await expectBanner(t('tournamentLeading.plan.kept'));
    expect(askedOf(planTournament).at(-1)?.body).toMatchObject({ seeds: [orange, blue], preview: false });
  });

  test('a team that is moved down goes back to the lot', async () => {
    await openIt(gathering(), { answers: [planned({ isShortest: false })] });
    await page.getByText(t('tournamentLeading.seeds.title')).tap();
    await button(t('tournamentLeading.seeds.up', { team: 'Blauw' })).tap();
    await button(t('tournamentLeading.seeds.down', { team: 'Blauw' })).tap();
    await button(t('tournamentLeading.todo.draw')).tap();
    await expect.poll(dialog).toMatch(/At best \d\d:\d\d/);
    expect(askedOf(planTournament).at(-1)?.body).toMatchObject({ seeds: [] });
  });

  test('what doesn’t fit can’t be kept', async () => {
    const conflicts: TournamentPlan['conflicts'] = [
      { code: 'court_closed', match: 'K1-2-1', other: null, court: 'Veld 1', role: null, minutes: null },
    ];
    await openIt(led({ matches: cupMatches.slice(1) }), {
      answers: [planned({ unplaced: ['K1-2-1'], conflicts })],
      query: '?step=plan',
    });
    await expect.poll(dialog).toContain(t('tournamentLeading.plan.unplaced', { count: 1 }));
    await expect.element(inSheet(t('tournamentLeading.plan.keep'))).toHaveAttribute('aria-disabled', 'true');
  });

  test.each(testedLanguages)('a refusal says why (%s)', async (language) => {
    const say = speak(language);
    for (const code of planTournament.errors) {
      await openIt(gathering(), {
        answers: [refuse(planTournament, code, { params: paramsOf(code) })],
        query: '?step=plan',
        language,
      });
      await expect.poll(dialog).toContain(plain(sentence(language, code)));
      await inSheet(say('common.close')).tap();
    }
  });

  test('a refusal while it is kept stands at the button', async () => {
    await openIt(gathering(), { answers: [planned()], query: '?step=plan' });
    await expect.poll(dialog).toContain(t('tournamentLeading.plan.shortest'));
    respondWith(refuse(planTournament, 'tournament_under_way'));
    await inSheet(t('tournamentLeading.plan.keep')).tap();
    await expect.poll(dialog).toContain(t('errors.tournament_under_way'));
  });
});

describe('a match is moved by hand', () => {
  const move = () =>
    page
      .getByRole('button', {
        name: new RegExp(`^${t('tournamentLeading.plan.moveOf', { match: t('tournaments.match.final') })}`),
      })
      .tap();
  const all: TournamentPlan['conflicts'] = (
    [
      'match_missing',
      'match_unknown',
      'match_twice',
      'court_unknown',
      'court_closed',
      'court_taken',
      'plays_twice',
      'rest_short',
      'before_result',
      'final_not_last',
      'final_not_first_court',
      'duty_missing',
      'duty_plays',
      'duty_twice',
      'duty_unknown',
    ] as const
  ).map((code) => ({ code, match: 'K1-2-1', other: 'K1-1-2', court: 'Veld 2', role: 'referee', minutes: 10 }));

  test.each(testedLanguages)('each conflict is said before it is kept, with both matches (%s)', async (language) => {
    const say = speak(language);
    await openIt(led(), { answers: [planned({ conflicts: all })], query: '?step=move&match=K1-2-1', language });
    await inSheet(say('tournamentLeading.move.check')).tap();
    await expect.poll(dialog).toContain(say('tournamentLeading.conflict.title', { count: all.length }));
    const semi = `${say('tournaments.match.semi')} 2: Blauw – Wit`;
    expect(dialog()).toContain(plain(semi));
    expect(dialog()).not.toContain('{{');
  });

  test('what fits is kept', async () => {
    await openIt(led(), { answers: [planned()] });
    await move();
    await page.getByLabelText(t('tournamentLeading.move.court')).selectOptions('Veld 2');
    await page.getByLabelText(t('tournamentLeading.move.time')).write('11:30');
    await inSheet(t('tournamentLeading.move.check')).tap();
    await expect.poll(dialog).toContain(t('tournamentLeading.move.fits'));
    await inSheet(t('tournamentLeading.move.keep')).tap();
    await expectBanner(t('tournamentLeading.move.kept'));
    const kept = askedOf(planTournament).at(-1)?.body;
    expect(kept).toMatchObject({ preview: false });
    const { slots } = kept as { slots: { match: string; court: string }[] };
    expect(slots.find(({ match }) => match === 'K1-2-1')).toMatchObject({ court: 'Veld 2' });
    expect(slots).toHaveLength(4);
  });
});

describe('on the day', () => {
  const from = { court: 'Veld 1', startsAt: at('PT45M') };
  const moves = [
    { match: 'K1-2-1', from, to: { court: 'Veld 1', startsAt: at('PT60M') } },
    { match: 'K3-2-1', from, to: null },
  ];
  const moved = answer(movePlan, { data: { moves, tournament: led() } });

  test.each(testedLanguages)('late: what would move is shown, and a press moves it (%s)', async (language) => {
    const say = speak(language);
    await openIt(led(), { answers: [moved], language });
    await button(say('tournamentLeading.todo.late')).tap();
    await inSheet(say('tournamentLeading.day.look')).tap();
    await expect.poll(dialog).toContain(say('tournamentLeading.day.moves', { count: 2 }));
    expect(dialog()).toContain(say('tournamentLeading.day.noTime'));
    expect(askedOf(movePlan).at(-1)?.body).toEqual({
      kind: 'late',
      courts: ['Veld 1', 'Veld 2'],
      minutes: 15,
      preview: true,
    });
    await inSheet(say('tournamentLeading.day.keep')).tap();
    await expectBanner(say('tournamentLeading.day.kept'));
  });

  test('a court is lost for the rest of the day; rain closes all for a while', async () => {
    await openIt(led(), {
      answers: [answer(movePlan, { data: { moves: [], tournament: led() } })],
      query: '?step=day',
    });
    await page.getByText(t('tournamentLeading.day.closed')).tap();
    await page.getByRole('checkbox', { name: 'Veld 1' }).tap();
    await inSheet(t('tournamentLeading.day.look')).tap();
    await expect.poll(dialog).toContain(t('tournamentLeading.day.none'));
    expect(askedOf(movePlan).at(-1)?.body).toMatchObject({
      kind: 'closed',
      courts: ['Veld 1', 'Veld 2'],
      minutes: null,
    });
    await page.getByText(t('tournamentLeading.day.rain')).tap();
    await page.getByText(t('tournamentLeading.day.forMinutes', { count: 45 })).tap();
    await inSheet(t('tournamentLeading.day.look')).tap();
    await expect.poll(() => askedOf(movePlan).at(-1)?.body).toMatchObject({ kind: 'closed', minutes: 45 });
  });

  test('a refusal stands at the button', async () => {
    await openIt(led(), { query: '?step=day' });
    for (const code of movePlan.errors) {
      respondWith(refuse(movePlan, code));
      await inSheet(t('tournamentLeading.day.look')).tap();
      await expect.poll(dialog).toContain(plain(sentence('en', code)));
    }
  });
});

describe('courts that call their matches', () => {
  const called = (match: string | null) =>
    answer(callMatch, { data: { match, tournament: led({ terms: { isQueue: true } }) } });
  test('a free one calls the next by a press', async () => {
    await openIt(led({ terms: { isQueue: true } }), { answers: [called('K1-2-1')] });
    await expect.poll(main).toContain('Semi-final 2: Blauw – Wit');
    await button(t('tournamentLeading.queue.call', { court: 'Veld 2' })).tap();
    await expect.poll(() => askedOf(callMatch).at(-1)?.body).toEqual({ court: 'Veld 2' });
  });

  test('it is said that none can be played yet, or what was refused', async () => {
    await openIt(led({ terms: { isQueue: true } }), { answers: [called(null)] });
    await button(t('tournamentLeading.queue.call', { court: 'Veld 2' })).tap();
    await expectBanner(t('tournamentLeading.queue.none'));
    respondWith(refuse(callMatch, 'court_busy'));
    await button(t('tournamentLeading.queue.call', { court: 'Veld 2' })).tap();
    await expect.poll(main).toContain(t('errors.court_busy'));
  });
});

test('a result is entered in a press on its match, and taken back', async () => {
  await openIt(led(), { answers: [answer(enterMatchResult, { data: { tournament: led() } })] });
  await page.getByRole('button', { name: /^Enter the result: Semi-final 1/ }).tap();
  await inSheet(t('tournaments.result.takeBack')).tap();
  await expectBanner(t('tournaments.result.takenBack'));
  expect(askedOf(enterMatchResult).at(-1)?.body).toMatchObject({ result: null });
  await page.getByRole('button', { name: /^Enter the result: Semi-final 1/ }).tap();
  await expect.element(inSheet(t('tournaments.result.save'))).toBeVisible();
});

/** Opens the sheet of an entry in the menu of team Wit. */
async function choose(entry: string) {
  await button(t('tournamentLeading.teams.actions', { team: 'Wit' })).tap();
  await button(entry).tap();
}

test('a team gets another name', async () => {
  await openIt(led(), { answers: [answer(renameTeam, { data: { tournament: led() } })] });
  await page.getByText(t('tournamentLeading.teams.title'), { exact: true }).tap();
  await choose(t('tournamentLeading.teams.rename'));
  await inSheet(t('tournaments.rename.save')).tap();
  await expectBanner(t('tournaments.rename.saved'));
  await choose(t('tournamentLeading.teams.rename'));
  await expect.element(inSheet(t('tournaments.rename.save'))).toBeVisible();
});

test('a team is withdrawn', async () => {
  await openIt(led(), { answers: [answer(withdrawTeam, { data: { tournament: led() } })] });
  await page.getByText(t('tournamentLeading.teams.title'), { exact: true }).tap();
  await choose(t('tournamentLeading.teams.withdraw'));
  await inSheet(t('tournaments.withdraw.yes')).tap();
  await expectBanner(t('tournaments.withdraw.done', { team: 'Wit' }));
  await choose(t('tournamentLeading.teams.withdraw'));
  await expect.element(inSheet(t('tournaments.withdraw.yes'))).toBeVisible();
});

test('on paper are the plan and a score sheet for each match to come', async () => {
  await openIt(led());
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeInTheDocument();
  await expect.poll(() => document.querySelectorAll('main section h2').length).toBeGreaterThan(2);
});
