import {
  enterMatchResult,
  enterTeam,
  followIntoTeam,
  getTournament,
  leaveTeam,
  renameTeam,
  type Tournament,
  tournamentStandings,
  watchGames,
  withdrawTeam,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, networkIs, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import type { Partly } from '../../test/example.ts';
import { sentence, testRefusals } from '../../test/forms.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { button, inSheet, plain } from '../../test/match.ts';
import { open, ownId, speak } from '../../test/open.tsx';
import { sayInStream } from '../../test/streams.ts';
import {
  anOpenTournament,
  aTeam,
  aTournament,
  blue,
  cupId,
  cupMatches,
  green,
  orange,
  white,
} from '../../test/tournaments.ts';

const t = speak('en');
const main = () => plain(document.querySelector('main')?.textContent);
const read = (tournament: Tournament): Answer => answer(getTournament, { data: { tournament } });

interface At {
  query?: string;
  answers?: Answer[];
  language?: Language;
  isVisitor?: boolean;
}

const openIt = (tournament: Tournament, { query = '', answers = [], language = 'en', isVisitor = false }: At = {}) =>
  open(`/tournaments/${cupId}${query}`, {
    ...(!isVisitor && { as: {} }),
    language,
    answers: [...answers, read(tournament)],
  });
const ofBlue = (more: Partly<Tournament> = {}, viewer: Partly<Tournament['viewer']> = {}) =>
  aTournament({ ...more, viewer: { team: blue, isCaptain: true, mayEnter: ['K1-1-2'], ...viewer } });
const own = () => plain(page.getByRole('region', { name: t('tournaments.own.label') }).query()?.textContent);

describe.each(testedLanguages)('what concerns the reader (%s)', (language) => {
  const say = speak(language);
  const cases: [string, Tournament, string[]][] = [
    [
      'they play now, against whom and where',
      ofBlue(),
      [
        say('tournaments.own.now'),
        'Veld 1',
        say('tournaments.own.against', { team: 'Wit' }),
        say('tournaments.own.enterResult'),
      ],
    ],
    [
      'their next match, whoever it is against, and the last one',
      aTournament({ viewer: { team: orange } }),
      [say('tournaments.own.next'), say('tournaments.match.final'), 'Oranje 3 – 1 Groen'],
    ],
    ['the whistle that is theirs', aTournament({ viewer: { team: green } }), [say('tournaments.match.third')]],
    [
      'a team that withdrew',
      aTournament({ teams: [aTeam(blue, { withdrawn: true })], viewer: { team: blue } }),
      [say('tournaments.own.withdrawn')],
    ],
    [
      'who won',
      aTournament({ stage: 'over', places: [[orange], [blue], [green], [white]] }),
      [say('tournaments.own.won', { team: 'Oranje' })],
    ],
    ['that it is cancelled', aTournament({ stage: 'cancelled', matches: [] }), [say('tournaments.own.cancelled')]],
    [
      'how to enter a team, and what it costs',
      anOpenTournament({ teams: [] }),
      [say('tournaments.own.teamLeft', { count: 16 }), say('tournaments.teams.none')],
    ],
    [
      'that all places are taken',
      anOpenTournament({ teamsMost: 4 }),
      [say('tournaments.own.full'), say('tournaments.own.waiting')],
    ],
    [
      'how to join alone',
      anOpenTournament({ entry: 'single', price: 0 }),
      [say('tournaments.own.join'), say('tournaments.own.players', { count: 20, size: 128 })],
    ],
    [
      'their team while it gathers, and its link',
      anOpenTournament({ viewer: { team: blue, isCaptain: true, teamKey: 'abcdefabcdefabcdef' } }),
      [say('tournaments.own.in', { team: 'Blauw' }), say('tournaments.own.share')],
    ],
  ];
  test.each(cases)('%s', async (_, tournament, words) => {
    await openIt(tournament, { language });
    for (const said of words) await expect.poll(main).toContain(plain(said));
  });
});

test('who referees is told when', async () => {
  const [, playing, ...others] = cupMatches;
  await openIt(
    aTournament({
      matches: [{ ...playing, status: 'ready', startsAt: at('PT30M') }, ...others],
      viewer: { team: green },
    }),
  );
  await expect.poll(own).toMatch(/You referee at \d\d:\d\d on Veld 1/);
});

test('there is no such tournament', async () => {
  await open(`/tournaments/${cupId}`, { answers: [refuse(getTournament, 'game_not_found')] });
  await expect.element(page.getByText(t('tournaments.missing'))).toBeVisible();
});

test('it is for members alone', async () => {
  await open(`/tournaments/${cupId}`, { answers: [refuse(getTournament, 'members_only')] });
  await expect.element(page.getByText(t('tournaments.closed'))).toBeVisible();
});

test('it loads, or fails and is asked for again', async () => {
  await open(`/tournaments/${cupId}`, { answers: [refuse(getTournament, 'unavailable')] });
  await expect.element(page.getByText(t('tournaments.failed'))).toBeVisible();
  respondWith(read(aTournament()));
  await button(t('common.retry')).tap();
  await expect.element(page.getByRole('heading', { name: 'Kerstcup' })).toBeVisible();
});

test('a skeleton stands in its place until then', async () => {
  await open(`/tournaments/${cupId}`, { answers: [neverAnswer(getTournament)] });
  await expect.element(page.getByText(t('common.loading')).first()).toBeInTheDocument();
});

describe('its matches', () => {
  test('begin with the round that is played; arrows and a finger lead to the next one', async () => {
    await openIt(aTournament());
    const round = (name: string) => page.getByRole('heading', { name, level: 2 });
    await expect.element(round(t('tournaments.match.semis'))).toBeVisible();
    await page.getByRole('link', { name: t('tournaments.rounds.next') }).tap();
    await expect.element(round(t('tournaments.match.final'))).toBeVisible();
    expect(main()).toContain(t('tournaments.match.winnerOf', { match: `${t('tournaments.match.semi')} 2` }));
    expect(location.search).toContain('round=2');
    const list = document.querySelector('main nav[aria-label="Rounds"]')?.parentElement as HTMLElement;
    const touch = (clientX: number) => new Touch({ identifier: 1, target: list, clientX, clientY: 300 });
    list.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(100)], bubbles: true }));
    list.dispatchEvent(new TouchEvent('touchend', { changedTouches: [touch(300)], bubbles: true }));
    await expect.element(round(t('tournaments.match.semis'))).toBeVisible();
  });

  test('say who gave up, who won a shoot-out, and each set', async () => {
    const [first = {}, second = {}, third = {}] = cupMatches;
    await openIt(
      aTournament({
        matches: [
          { ...first, result: { parts: [], shootOut: null, gaveUp: 1 }, score: [0, 0] },
          { ...second, status: 'over', result: { parts: [[2, 2]], shootOut: 0, gaveUp: null }, score: [2, 2] },
          {
            ...third,
            round: 1,
            status: 'over',
            sides: first.sides ?? [],
            result: {
              parts: [
                [25, 20],
                [25, 23],
              ],
              shootOut: null,
              gaveUp: null,
            },
            score: [2, 0],
          },
          { ...third, id: 'x', round: 1, status: 'notNeeded' },
          { ...third, id: 'y', round: 1, startsAt: null, court: null },
        ],
      }),
    );
    await expect.poll(main).toContain(t('tournaments.match.gaveUp', { team: 'Groen' }));
    for (const words of [
      t('tournaments.match.shootOut', { team: 'Blauw' }),
      '25–20 · 25–23',
      t('tournaments.match.notNeeded'),
      t('tournaments.match.called'),
    ])
      expect(main()).toContain(words);
  });
});

describe('its tables', () => {
  const group = { stage: 'group' as const, group: 'A', places: null };
  const ofGroups = aTournament({
    matches: [...cupMatches, ...cupMatches.slice(0, 1).map((match) => ({ ...match, ...group, id: 'A-1-1' }))],
  });
  const row = (team: string, rank: number, above: object | null) => ({
    team,
    rank,
    played: 3,
    won: 2,
    drew: 0,
    lost: 1,
    scored: 8,
    against: 4,
    points: 6,
    above,
  });
  const tables = (rule: string) =>
    answer(tournamentStandings, {
      data: {
        tables: [
          {
            group: 'A',
            rows: [
              row(orange, 1, { rule, values: [[4], [2]] }),
              row(blue, 2, null),
              { ...row(white, 3, null), scored: 1 },
            ],
          },
          { group: 'B', rows: [row(green, 1, null)] },
        ],
      },
    });

  test.each(testedLanguages)('a press on a rank says what decided (%s)', async (language) => {
    const say = speak(language);
    await openIt(ofGroups, { query: '?tab=table', language, answers: [tables('difference')] });
    await page
      .getByRole('button', {
        name: new RegExp(`1. ${say('tournaments.table.why', { team: 'Oranje' }).replace('?', '.')}`),
      })
      .tap();
    await expect.poll(main).toContain(plain(say('tournaments.table.decided.difference', { mine: '4', theirs: '2' })));
    await page
      .getByRole('button', {
        name: new RegExp(`2. ${say('tournaments.table.why', { team: 'Blauw' }).replace('?', '.')}`),
      })
      .tap();
    await expect.poll(main).toContain(plain(say('tournaments.table.decided.difference', { mine: '2', theirs: '4' })));
    expect(main()).toContain('−3');
  });

  test('a lot decides without figures', async () => {
    await openIt(ofGroups, { query: '?tab=table', answers: [tables('lot')] });
    await page.getByRole('button', { name: /1\. / }).tap();
    await expect.poll(main).toContain(t('tournaments.table.decided.lot'));
  });

  test('there is none yet, or it does not load', async () => {
    await openIt(ofGroups, { query: '?tab=table', answers: [refuse(tournamentStandings, 'unavailable')] });
    await expect.element(page.getByText(t('tournaments.table.failed'))).toBeVisible();
    respondWith(answer(tournamentStandings, { data: { tables: [] } }));
    await button(t('common.retry')).tap();
    await expect.element(page.getByText(t('tournaments.table.none'))).toBeVisible();
  });
});

test('its bracket has a round beside the next one', async () => {
  await openIt(aTournament(), { query: '?tab=bracket' });
  await expect.element(page.getByRole('region', { name: /Bracket, final/ })).toBeVisible();
  expect(main()).toContain(t('tournaments.match.winnerOf', { match: 'Semi-final 2' }).replace('Semi', 'semi'));
});

test('its teams are there with their places', async () => {
  const places = [[orange], [blue], [green], [white]];
  await openIt(aTournament({ stage: 'over', places, viewer: { team: blue } }), { query: '?tab=teams' });
  await expect.poll(main).toContain(t('tournaments.teams.place', { place: 2 }));
});

test('a change is heard of and fetched', async () => {
  await openIt(aTournament());
  await expect.poll(main).toContain('Wit');
  const [first = {}, second = {}, ...others] = cupMatches;
  const result = { parts: [[0, 7]] as [number, number][], shootOut: null, gaveUp: null };
  respondWith(read(aTournament({ matches: [first, { ...second, status: 'over', result, score: [0, 7] }, ...others] })));
  await expect.poll(() => sayInStream(`/api${watchGames.path}`, 'match', {})).toBeGreaterThan(0);
  await expect.poll(main, { timeout: 2000 }).toContain('Wit7');
});

describe('entering', () => {
  test('a team is named, and leads into the game’s own sheet with it', async () => {
    await openIt(anOpenTournament(), { answers: [answer(enterTeam, { data: { teamId: white } })] });
    await button(t('tournaments.own.enterFor', { price: '€ 40.00' })).tap();
    await page.getByLabelText(t('tournaments.enter.name')).write('De Kanonnen');
    await inSheet(t('tournaments.enter.next')).tap();
    await expect.poll(() => askedOf(enterTeam).at(-1)?.body).toEqual({ name: 'De Kanonnen' });
    await expect.poll(() => location.pathname + location.search).toBe(`/match/${cupId}?step=1&team=${white}`);
  });

  testRefusals({
    call: enterTeam,
    open: (language, answers = []) =>
      openIt(anOpenTournament({ entry: 'share' }), { query: '?step=enter', language, answers: [...answers] }),
    fill: (say) => page.getByLabelText(say('tournaments.enter.name')).write('De Kanonnen'),
    button: (say) => inSheet(say('tournaments.enter.next')),
    at: { team_name_taken: (say) => page.getByLabelText(say('tournaments.enter.name')) },
  });

  test('a visitor logs in first, and comes back to it', async () => {
    await openIt(anOpenTournament(), { isVisitor: true });
    await expect
      .element(page.getByRole('link', { name: /Enter a team/ }))
      .toHaveAttribute('href', `/login?returnTo=${encodeURIComponent(`/tournaments/${cupId}?step=enter`)}`);
  });

  test('whoever opens a captain’s link presses once to be in', async () => {
    const query = `?team=${blue}&key=abcdefabcdefabcdef`;
    const isIn = anOpenTournament({ viewer: { team: blue } });
    await openIt(anOpenTournament(), { query, answers: [answer(followIntoTeam, { data: { tournament: isIn } })] });
    await button(t('tournaments.own.imIn')).tap();
    await expectBanner(t('tournaments.own.isIn'));
    expect(askedOf(followIntoTeam).at(-1)?.body).toEqual({ key: 'abcdefabcdefabcdef' });
    await expect.poll(own).toContain(t('tournaments.own.in', { team: 'Blauw' }));
  });

  test('a link that works no more says so; a visitor logs in first', async () => {
    const query = `?team=${blue}&key=abcdefabcdefabcdef`;
    await openIt(anOpenTournament(), { query, answers: [refuse(followIntoTeam, 'team_key_wrong')] });
    await button(t('tournaments.own.imIn')).tap();
    await expect.element(page.getByText(t('errors.team_key_wrong'))).toBeVisible();
  });

  test('a visitor with a link logs in first', async () => {
    await openIt(anOpenTournament(), { query: `?team=${blue}&key=abcdefabcdefabcdef`, isVisitor: true });
    await expect.element(page.getByRole('link', { name: t('tournaments.own.logIn') })).toBeVisible();
  });
});

/** The result was taken, and its sheet is gone from the address. */
async function expectSaved(): Promise<void> {
  await expectBanner(t('tournaments.result.saved'));
  await expect.poll(() => location.search).toBe('');
}

describe('a result', () => {
  const enter = async () => {
    await button(t('tournaments.own.enterResult')).tap();
    for (let goals = 0; goals < 2; goals += 1)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('results.more', { count: goals, team: 'Blauw' }) })
        .tap();
  };

  test('is a tap a goal', async () => {
    await openIt(ofBlue(), {
      answers: [answer(enterMatchResult, { data: { tournament: ofBlue({}, { mayEnter: [] }) } })],
    });
    await enter();
    await inSheet(t('tournaments.result.save')).tap();
    await expectSaved();
    expect(askedOf(enterMatchResult).at(-1)).toMatchObject({
      params: { matchId: 'K1-1-2' },
      body: { result: { parts: [[2, 0]], shootOut: null, gaveUp: null }, teams: [blue, white] },
    });
  });

  test('that is level says who won the shoot-out, or who didn’t play', async () => {
    await openIt(ofBlue(), { answers: [answer(enterMatchResult, { data: { tournament: ofBlue() } })] });
    await button(t('tournaments.own.enterResult')).tap();
    await page
      .getByRole('group', { name: t('tournaments.result.shootOut') })
      .getByText('Wit')
      .tap();
    await inSheet(t('tournaments.result.save')).tap();
    await expect
      .poll(() => askedOf(enterMatchResult).at(-1)?.body)
      .toMatchObject({ result: { parts: [[0, 0]], shootOut: 1 } });
    await expectSaved();
    await button(t('tournaments.own.enterResult')).tap();
    await inSheet(t('tournaments.result.gaveUp')).tap();
    await page
      .getByRole('group', { name: t('tournaments.result.who') })
      .getByText('Wit')
      .tap();
    await inSheet(t('tournaments.result.save')).tap();
    await expect.poll(() => askedOf(enterMatchResult).at(-1)?.body).toMatchObject({ result: { parts: [], gaveUp: 1 } });
    await expectSaved();
  });

  test('of sets has each; one is added or removed', async () => {
    const sets = { toWin: 2, points: 21 };
    await openIt(ofBlue({ sport: 'Volleyball', terms: { sets } }), {
      answers: [answer(enterMatchResult, { data: { tournament: ofBlue() } })],
    });
    await button(t('tournaments.own.enterResult')).tap();
    await inSheet(t('tournaments.result.addSet')).tap();
    await inSheet(t('tournaments.result.dropSet', { number: 3 })).tap();
    await inSheet(t('tournaments.result.save')).tap();
    await expect
      .poll(() => askedOf(enterMatchResult).at(-1)?.body)
      .toMatchObject({
        result: {
          parts: [
            [0, 0],
            [0, 0],
          ],
        },
      });
    await expectSaved();
  });

  testRefusals({
    call: enterMatchResult,
    open: (language, answers = []) =>
      openIt(ofBlue(), { query: '?step=result&match=K1-1-2', language, answers: [...answers] }),
    fill: async (say) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('results.more', { count: 0, team: 'Blauw' }) })
        .tap();
    },
    button: (say) => inSheet(say('tournaments.result.save')),
    // The phone keeps it, and sends it later.
    except: ['unavailable'],
  });

  describe('without a connection', () => {
    const unsent = page.getByRole('main').getByText(t('results.unsent'));
    /** Enters two goals while nothing answers. */
    const keep = async () => {
      await openIt(ofBlue());
      await enter();
      networkIs(false);
      respondWith({ call: enterMatchResult, respond: () => Promise.reject(new TypeError('Failed to fetch')) });
      await inSheet(t('tournaments.result.save')).tap();
      await expect.element(unsent).toBeVisible();
    };

    test('stays on the phone, and is sent once there is one, with the time it was entered', async () => {
      await keep();
      const [first] = askedOf(enterMatchResult);
      respondWith(answer(enterMatchResult, { data: { tournament: ofBlue({}, { mayEnter: [] }) } }));
      networkIs(true);
      await expect.element(unsent).not.toBeInTheDocument();
      expect(askedOf(enterMatchResult).at(-1)).toEqual(first);
      expect(localStorage.length).toBe(0);
    });

    test('is forgotten once it is refused for good, which a banner says', async () => {
      await keep();
      respondWith(refuse(enterMatchResult, 'match_teams_changed'));
      networkIs(true);
      await expectBanner(sentence('en', 'match_teams_changed'));
      expect(localStorage.length).toBe(0);
    });

    test('waits for another try after any other refusal', async () => {
      await keep();
      const tried = askedOf(enterMatchResult).length;
      respondWith(refuse(enterMatchResult, 'too_many_requests'));
      networkIs(true);
      await expect.poll(() => askedOf(enterMatchResult).length).toBeGreaterThan(tried);
      await expect.element(unsent).toBeVisible();
      expect(localStorage.length).toBe(1);
    });
  });
});

describe('one’s team', () => {
  const menu = async (entry: string) => {
    await page.getByRole('button', { name: t('tournaments.teams.yours') }).tap();
    await page.getByRole('button', { name: entry }).tap();
  };

  test('gets another name from its captain', async () => {
    await openIt(ofBlue(), { answers: [answer(renameTeam, { data: { tournament: ofBlue() } })] });
    await menu(t('tournaments.own.rename'));
    await page.getByLabelText(t('tournaments.enter.name')).write('Blauwer');
    await page.getByLabelText(t('tournaments.rename.color')).write('#001122');
    await inSheet(t('tournaments.rename.save')).tap();
    await expectBanner(t('tournaments.rename.saved'));
    expect(askedOf(renameTeam).at(-1)?.body).toEqual({ name: 'Blauwer', color: '#001122' });
  });

  testRefusals({
    call: renameTeam,
    open: (language, answers = []) => openIt(ofBlue(), { query: '?step=rename', language, answers: [...answers] }),
    fill: (say) => page.getByLabelText(say('tournaments.enter.name')).write('Blauwer'),
    button: (say) => inSheet(say('tournaments.rename.save')),
    at: { team_name_taken: (say) => page.getByLabelText(say('tournaments.enter.name')) },
  });

  test('is withdrawn by its captain', async () => {
    await openIt(ofBlue(), { answers: [answer(withdrawTeam, { data: { tournament: ofBlue() } })] });
    await menu(t('tournaments.own.withdraw'));
    await inSheet(t('tournaments.withdraw.yes')).tap();
    await expectBanner(t('tournaments.withdraw.done', { team: 'Blauw' }));
  });

  test('is left by a player', async () => {
    await openIt(anOpenTournament({ viewer: { team: blue } }), { answers: [answer(leaveTeam)] });
    await menu(t('tournaments.own.leave'));
    await inSheet(t('tournaments.own.leave')).tap();
    await expectBanner(t('tournaments.own.left'));
    expect(askedOf(leaveTeam).at(-1)?.params).toMatchObject({ teamId: blue, userId: ownId });
  });

  test('its captain leaves by the game, which says what comes back', async () => {
    await openIt(anOpenTournament({ viewer: { team: blue, isCaptain: true } }));
    await page.getByRole('button', { name: t('tournaments.teams.yours') }).tap();
    await expect
      .element(page.getByRole('link', { name: t('tournaments.own.leaveCaptain') }))
      .toHaveAttribute('href', `/match/${cupId}?step=out`);
  });
});
