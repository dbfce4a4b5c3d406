import { confirmResult, enterResult, type GameDetails, getResult, type ShownResult } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, networkIs, refuse, respondWith } from '../../../test/backend.ts';
import { expectBanner } from '../../../test/banners.ts';
import type { Partly } from '../../../test/example.ts';
import { testRefusals } from '../../../test/forms.ts';
import { at } from '../../../test/instant.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { button, inSheet, openGame, plain, sheet } from '../../../test/match.ts';
import { speak } from '../../../test/open.tsx';

const t = speak('en');
const id = (n: number) => `00000000-0000-4000-a000-00000000000${n}`;
const [red, blue, white] = [id(1), id(2), id(3)];
const team = (_id: string, name: string) => ({ _id, name, color: '#0b7a3e', team_members: 5, team_size: 5 });
const teams = [team(red, 'Red'), team(blue, 'Blue')];
const aResult = (more: Partly<NonNullable<ShownResult['result']>> = {}) => ({
  bouts: [
    {
      sides: [red, blue] as [string, string],
      parts: [[5, 3]] as [number, number][],
      score: [5, 3] as [number, number],
    },
  ],
  outcomes: [],
  enteredAt: at('-PT30M'),
  enteredBy: 'Sanne',
  standsAt: at('PT23H30M'),
  stands: false,
  changes: 0,
  ...more,
});
const captains = [
  { team: red, _id: id(4), name: 'Sanne' },
  { team: blue, _id: id(5), name: 'Daan' },
];
const shown = (given: Partly<ShownResult>): Answer =>
  answer(getResult, { data: { result: null, captains, mayEnter: false, mayConfirm: false, ...given } });

const openPlayed = (
  given: Partly<ShownResult>,
  game: Partly<GameDetails> = {},
  more: { step?: string; answers?: Answer[]; language?: 'en' | 'nl' } = {},
) =>
  openGame(
    { sport: 'Futsal', teams, game_date: at('-PT2H'), status: 'confirmed', ...game },
    { as: {}, ...more, answers: [...(more.answers ?? []), shown(given)] },
  );
const part = () => page.getByRole('heading', { name: t('results.title'), exact: true });
const expectSaid = (words: string) =>
  expect.poll(() => plain(document.querySelector('#result')?.textContent)).toContain(plain(words));
const more = (name: string, count: number) =>
  page.getByRole('dialog').getByRole('button', { name: t('results.more', { team: name, count }) });

describe('what came out', () => {
  test('stands beside the teams, with who entered it and until when it waits', async () => {
    await openPlayed({ result: aResult({ changes: 2 }) });
    await expectSaid('Red5 – 3Blue');
    await expectSaid(t('results.by', { name: 'Sanne' }));
    await expectSaid(t('results.changed', { count: 2 }));
    expect(button(t('results.confirm')).query()).toBeNull();
  });

  test('of sets names each', async () => {
    const bouts = [
      {
        sides: [red, blue] as [string, string],
        parts: [
          [25, 20],
          [20, 25],
          [25, 23],
        ] as [number, number][],
        score: [2, 1] as [number, number],
      },
    ];
    await openPlayed({ result: aResult({ bouts, stands: true }) }, { sport: 'Volleyball' });
    await expectSaid('2 – 1');
    await expectSaid('25–20 · 20–25 · 25–23');
  });

  test.each(testedLanguages)('of several rounds says who won, above a line a round (%s)', async (language) => {
    const round = (one: string, other: string, score: [number, number]) => ({
      sides: [one, other] as [string, string],
      parts: [score],
      score,
    });
    const bouts = [round(red, blue, [5, 3]), round(red, white, [2, 2]), round(blue, white, [1, 4])];
    const outcomes = [
      { team: red, outcome: 'won' as const },
      { team: white, outcome: 'drew' as const },
      { team: blue, outcome: 'lost' as const },
    ];
    await openPlayed(
      { result: aResult({ bouts, outcomes }) },
      { teams: [...teams, team(white, 'White')] },
      { language },
    );
    await expectSaid(`${speak(language)('results.won', { team: 'Red' })}Red5 – 3BlueRed2 – 2WhiteBlue1 – 4White`);
  });

  test('of one round is a scoreboard, which needs no words for who won', async () => {
    await openPlayed({ result: aResult({ outcomes: [{ team: red, outcome: 'won' }] }) });
    await expectSaid('Red5 – 3Blue');
    expect(page.getByText(t('results.won', { team: 'Red' })).query()).toBeNull();
  });

  test('that nobody entered is asked of the captains, who are named', async () => {
    await openPlayed({});
    await expectSaid(t('results.captains', { names: 'Sanne, Daan' }));
  });

  test('is nothing of a game that is ahead, or for a visitor while there is none', async () => {
    await openPlayed({ captains: [] });
    await expect.poll(() => askedOf(getResult)).toHaveLength(1);
    expect(part().query()).toBeNull();
  });

  test('is confirmed in one press', async () => {
    await openPlayed({ result: aResult(), mayConfirm: true });
    respondWith(
      answer(confirmResult, {
        data: { result: aResult({ stands: true }), captains, mayEnter: false, mayConfirm: false },
      }),
    );
    await button(t('results.confirm')).tap();
    await expectBanner(t('results.confirmed'));
    expect(askedOf(confirmResult).map(({ body }) => body)).toEqual([{ enteredAt: at('-PT30M') }]);
    await expect.poll(() => button(t('results.confirm')).query()).toBeNull();
  });

  test('that was changed meanwhile is looked at again', async () => {
    await openPlayed({ result: aResult(), mayConfirm: true });
    respondWith(refuse(confirmResult, 'result_changed'), shown({ result: aResult({ bouts: [] }), mayConfirm: true }));
    await button(t('results.confirm')).tap();
    await expectBanner(speak('en')('errors.result_changed'));
    await expect.poll(() => askedOf(getResult).length).toBeGreaterThan(1);
  });
});

describe('entering', () => {
  test('is a press a goal, and sends what was counted', async () => {
    await openPlayed({ mayEnter: true });
    await button(t('results.enter')).tap();
    await more('Red', 0).tap();
    await more('Red', 1).tap();
    await more('Blue', 0).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('results.less', { team: 'Red' }) })
      .tap();
    respondWith(answer(enterResult, { data: { result: aResult(), captains, mayEnter: true, mayConfirm: false } }));
    await inSheet(t('results.save')).tap();
    await expectBanner(t('results.saved'));
    expect(askedOf(enterResult).map(({ body }) => body)).toMatchObject([
      { bouts: [{ sides: [red, blue], parts: [[1, 1]] }] },
    ]);
    await expectSaid('5 – 3');
  });

  test('adds sets, and says what one that was cut off counts for', async () => {
    await openPlayed({ mayEnter: true }, { sport: 'Volleyball' }, { step: 'result' });
    await inSheet(t('results.addSet')).tap();
    await expect.element(page.getByText(t('results.cutOff', { number: 2 }))).toBeVisible();
    await inSheet(t('results.dropSet', { number: 2 })).tap();
    await expect.poll(() => page.getByText(t('results.cutOff', { number: 2 })).query()).toBeNull();
  });

  test('of three teams takes a round for each two that played', async () => {
    await openPlayed({ mayEnter: true }, { teams: [...teams, team(white, 'White')] }, { step: 'result' });
    await more('Blue', 0).tap();
    await inSheet(t('results.addRound')).tap();
    const chosen = page.getByRole('dialog').getByLabelText(t('results.side.second'));
    await expect.element(chosen.nth(1)).toHaveValue(white);
    await inSheet(t('results.dropRound', { number: 2 })).tap();
    await chosen.selectOptions('White');
    await more('White', 1).tap();
    respondWith(answer(enterResult));
    await inSheet(t('results.save')).tap();
    await expect
      .poll(() => askedOf(enterResult).map(({ body }) => body))
      .toMatchObject([{ bouts: [{ sides: [red, white], parts: [[0, 2]] }] }]);
  });

  test('takes a result back', async () => {
    await openPlayed({ mayEnter: true, result: aResult() }, {}, { step: 'result' });
    respondWith(answer(enterResult, { data: { result: null, captains, mayEnter: true, mayConfirm: false } }));
    await inSheet(t('results.takeBack')).tap();
    await expectBanner(t('results.takenBack'));
    expect(askedOf(enterResult).map(({ body }) => body)).toMatchObject([{ bouts: [] }]);
  });

  test('without a connection stays on the phone, and is sent once there is one', async () => {
    await openPlayed({ mayEnter: true });
    await button(t('results.enter')).tap();
    await more('Red', 0).tap();
    networkIs(false);
    respondWith({ call: enterResult, respond: () => Promise.reject(new TypeError('Failed to fetch')) });
    await inSheet(t('results.save')).tap();
    await expectSaid(t('results.unsent'));
    respondWith(answer(enterResult, { data: { result: aResult(), captains, mayEnter: true, mayConfirm: false } }));
    networkIs(true);
    await expectSaid('5 – 3');
    expect(localStorage.length).toBe(0);
  });

  testRefusals({
    call: enterResult,
    open: async (language) => void (await openPlayed({ mayEnter: true }, {}, { step: 'result', language })),
    fill: async (spoken) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: spoken('results.more', { team: 'Red', count: 0 }) })
        .tap();
    },
    button: (spoken) =>
      sheet(spoken('results.enter')).getByRole('button', { name: spoken('results.save'), exact: true }),
    // The phone keeps it, and sends it later.
    except: ['unavailable'],
  });
});
