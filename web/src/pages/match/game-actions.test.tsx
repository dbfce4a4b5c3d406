import { type GameDetails, type Me, withdrawAgreement } from '@rondo/contract';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answer, askedOf } from '../../../test/backend.ts';
import { expectBanner } from '../../../test/banners.ts';
import type { Partly } from '../../../test/example.ts';
import { aGame } from '../../../test/games.ts';
import { at } from '../../../test/instant.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { show, speak } from '../../../test/open.tsx';
import type { Translate } from '../../platform/i18n.tsx';
import { type Step, steps, type Wizard } from '../../ui/joining/steps.ts';
import { GameAction, SideActions } from './game-actions.tsx';

interface State {
  name: string;
  game: Partly<GameDetails>;
  as?: Partly<Me>;
  /** The bar's words besides its buttons. */
  says?: (t: Translate) => string;
  /** The bar's button, and the step that it opens. */
  leadsTo?: [words: (t: Translate) => string, step: Step];
}

const waiting = { waiting: true, waitingPosition: 2 };
const full = { joined_players_number: 12 };
const host = { _id: '00000000-0000-4000-8000-0000000005e1', role: 'organiser' } as const;
const hosted = { organizer: { _id: host._id }, viewer: { runsGame: true } };
const join = (t: Translate) => t('joining.action.join');
const queue = (t: Translate) => t('joining.action.queue');

/** The bar of a game in each of its states. */
const states: State[] = [
  { name: 'a visitor begins at the first step', game: { price: 0 }, leadsTo: [join, steps.enter] },
  { name: 'a member goes straight to paying', game: { price: 0 }, as: {}, leadsTo: [join, steps.pay] },
  {
    name: 'a host tells people while there is room',
    game: { ...hosted, joined_players_number: 9, minimum_players_threshold: 8, status: 'confirmed' },
    as: host,
    leadsTo: [(t) => t('joining.host.tell'), steps.share],
  },
  {
    name: 'a host may play too',
    game: { ...hosted, price: 0 },
    as: host,
    leadsTo: [(t) => t('joining.host.play'), steps.pay],
  },
  {
    name: 'a host of a full game sees who comes',
    game: { ...hosted, ...full, status: 'confirmed' },
    as: host,
    says: (t) => t('joining.host.full'),
  },
  {
    name: 'a host of a full game may wait for a spot',
    game: { ...hosted, ...full, status: 'confirmed' },
    as: host,
    leadsTo: [queue, steps.pay],
  },
  {
    name: 'a host checks people in once they arrive',
    game: { ...hosted, status: 'confirmed', game_date: at('PT1H') },
    as: host,
    says: (t) => t('joining.host.checkIn'),
  },
  {
    name: 'a host hears of extreme rain',
    game: { ...hosted, game_date: at('P1D'), weather: { isExtreme: true } },
    as: host,
    says: (t) => t('weather.extreme.title'),
  },
  {
    name: 'a passcode is asked for first',
    game: { price: 0, hasPasscode: true },
    as: {},
    leadsTo: [join, steps.enter],
  },
  {
    name: 'full: the waiting list',
    game: full,
    as: {},
    says: (t) => t('joining.action.wouldWait', { position: 1 }),
    leadsTo: [queue, steps.pay],
  },
  {
    name: 'waiting, with the place in the queue',
    game: { ...full, viewer: waiting },
    as: {},
    says: (t) => t('joining.action.waitingNote', { position: 2 }),
    leadsTo: [(t) => t('joining.action.leaveWaiting'), steps.leave],
  },
  {
    name: 'waiting, with how often a spot comes',
    game: { ...full, viewer: { ...waiting, waitingForecast: 4 } },
    as: {},
    says: (t) => t('joining.action.forecast', { tenths: 4 }),
  },
  {
    name: 'waiting, and a spot is kept',
    game: { ...full, viewer: { ...waiting, offeredUntil: at('PT20M') } },
    as: {},
    says: (t) => t('joining.action.offerLeft', { left: '' }).trim(),
    leadsTo: [(t) => t('joining.action.claim'), steps.pay],
  },
  {
    name: 'waiting while a spot is open',
    game: { viewer: waiting },
    as: {},
    leadsTo: [(t) => t('joining.action.claim'), steps.pay],
  },
  {
    name: 'an external event that is full has no waiting list',
    game: { ...full, tournament_external: true },
    says: (t) => t('joining.state.full'),
  },
  {
    name: 'a regular takes the spot that is kept',
    game: { viewer: { isRegular: true, regularSpotUntil: at('P1D') } },
    as: {},
    leadsTo: [(t) => t('joining.action.takeSpot'), steps.pay],
  },
  { name: 'cancelled', game: { status: 'cancelled' } },
  { name: 'over', game: { archived: true }, says: (t) => t('joining.state.archived') },
  { name: 'begun', game: { game_date: at('-PT10M'), status: 'confirmed' }, says: (t) => t('joining.state.started') },
  { name: 'closed, as too few came', game: { game_date: at('PT1H') }, says: (t) => t('joining.state.closed') },
  { name: 'too high a level', game: { levelLimit: 4 }, as: {}, says: (t) => t('joining.state.level') },
  {
    name: 'not open yet',
    game: { signup_opens_in_days: 2 },
    says: (t) => t('joining.state.notOpen', { when: '…' }).split('…')[0] ?? '',
  },
];

const saying = states.flatMap(({ says, ...state }) => (says ? [{ ...state, says }] : []));
const leading = states.flatMap(({ leadsTo, ...state }) => (leadsTo ? [{ ...state, leadsTo }] : []));
const ended = states.filter(({ leadsTo, game }) => !leadsTo && !game.viewer);

for (const language of testedLanguages)
  describe(`the bar (${language})`, () => {
    const t = speak(language);
    const open = vi.fn<Wizard['open']>();
    const bar = ({ game, as }: State) =>
      show(<GameAction game={aGame(game)} groups={[]} open={open} />, { as, language });

    test.each(saying)('says: $name', async ({ says, ...state }) => {
      await bar(state);
      await expect.element(page.getByText(says(t), { exact: false }).first()).toBeVisible();
    });

    test.each(leading)('leads on: $name', async ({ leadsTo: [words, step], ...state }) => {
      open.mockReset();
      await bar(state);
      await page.getByRole('button', { name: words(t), exact: true }).tap();
      expect(open).toHaveBeenCalledExactlyOnceWith(step);
    });

    test.each(ended)('leads to other games: $name', async (state) => {
      await bar(state);
      const others = page.getByRole('link', { name: t('joining.state.similar') });
      await expect.element(others).toHaveAttribute('href', '/allgames');
    });
  });

test.each([
  ['en', '€ 3.36'],
  ['nl', '€ 3,36'],
] as const)(
  'what a spot costs now stands on the button: an early bird’s price, with the fee (%s)',
  async (language, price) => {
    const early_bird = [
      { priority: 1, spots: { occupied: 2, total: 4 }, discount: { discount_type: 'fixed', discount_value: 1.5 } },
    ] as const;
    await show(<GameAction game={aGame({ price: 4.5, early_bird })} groups={[]} open={() => undefined} />, {
      language,
    });
    const words = speak(language)('joining.action.joinFor', { price });
    await expect.element(page.getByRole('button', { name: words.replace(/\s/g, ' ') })).toBeVisible();
  },
);

describe('the button says the sum that is paid, and below it how it comes about', () => {
  const t = speak('en');
  const fee = /Incl\. €\s0\.36 iDEAL fee\./;
  const code = {
    promoType: 'other',
    name: 'ZOMER',
    discountType: 'nominal',
    discountValue: 2,
    is_selected: true,
  } as const;
  test.each([
    ['a visitor', {}, {}, '€ 4.86', fee],
    ['a member who pays from the wallet', { as: { balance: 25 } }, {}, '€ 4.50', null],
    ['a member with nothing in it', { as: { balance: 0 } }, {}, '€ 4.86', fee],
    ['a member with half of it', { as: { balance: 2 } }, {}, '€ 4.86', fee],
    [
      'a member with a code',
      { as: { balance: 25 }, promocodes: [code] },
      {},
      '€ 2.50',
      /Your code takes off €\s2\.00\./,
    ],
    ['a member at an event of somebody else', { as: {} }, { tournament_external: true }, '€ 4.86', fee],
  ] as const)('%s', async (_, situation, given, total, words) => {
    const game = aGame({ price: 4.5, ...given });
    await show(<GameAction game={game} groups={[]} open={() => undefined} />, situation);
    await expect.element(page.getByRole('button', { name: `Join for ${total}`, exact: true })).toBeVisible();
    if (words) await expect.element(page.getByText(words)).toBeVisible();
    else expect(page.getByText(/iDEAL|code/).elements()).toHaveLength(0);
  });

  test('a free game has no sum', async () => {
    await show(<GameAction game={aGame({ price: 0 })} groups={[]} open={() => undefined} />);
    await expect.element(page.getByRole('button', { name: t('joining.action.join'), exact: true })).toBeVisible();
    expect(page.getByText(/iDEAL/).elements()).toHaveLength(0);
  });
});

test('a host moves or cancels a game with extreme rain, until it is forecast no more', async () => {
  const t = speak('en');
  const rained = (isExtreme: boolean) =>
    aGame({ ...hosted, game_date: at('P1D'), weather: { isExtreme }, viewer: { runsGame: true, canEdit: true } });
  const link = (words: string) => page.getByRole('link').filter({ hasText: words });
  const game = rained(true);
  await show(<GameAction game={game} groups={[]} open={() => undefined} />, { as: host });
  await expect.element(link(t('weather.extreme.move'))).toHaveAttribute('href', `/admin/match/${game._id}?step=when`);
  await expect.element(link(t('weather.extreme.cancel'))).toHaveAttribute('href', `/match/${game._id}?step=cancel`);
  await cleanup();
  await show(<GameAction game={rained(false)} groups={[]} open={() => undefined} />, { as: host });
  await expect.element(page.getByRole('button', { name: t('joining.host.tell') })).toBeVisible();
  expect(link(t('weather.extreme.move')).query()).toBeNull();
});

test('a player who agreed to pay once a spot opens takes that back', async () => {
  const t = speak('en');
  const game = aGame({ ...full, viewer: { ...waiting, waitingAllowed: 4.5 } });
  await show(<GameAction game={game} groups={[]} open={() => undefined} />, {
    as: {},
    answers: [answer(withdrawAgreement)],
  });
  await expect.element(page.getByText(/We pay up to €\s4\.50/)).toBeVisible();
  await page.getByRole('button', { name: t('joining.action.withdrawAgreement') }).tap();
  await expectBanner(t('joining.action.agreementGone'));
  expect(askedOf(withdrawAgreement)).toHaveLength(1);
});

test('a player has their ticket, the route, the calendar, the chat, and the way out last', async () => {
  const t = speak('en');
  const open = vi.fn<Wizard['open']>();
  const game = aGame({ viewer: { joined: true, paid: 4.5 }, groupchat: 'https://chat.example/volley' });
  await show(<GameAction game={game} groups={[]} open={open} />, { as: {} });
  await expect
    .element(page.getByRole('link', { name: t('joining.inGame.route') }))
    .toHaveAttribute('href', expect.stringContaining('52.0907'));
  await expect
    .element(page.getByRole('link', { name: t('joining.inGame.chat') }))
    .toHaveAttribute('href', game.groupchat);
  await expect
    .element(page.getByRole('link', { name: t('joining.inGame.ticket') }))
    .toHaveAttribute('href', `/ticket/${game._id}`);
  await page.getByRole('button', { name: t('joining.inGame.out') }).tap();
  expect(open).toHaveBeenCalledExactlyOnceWith(steps.out);
});

test('a chat without a web address gets no link', async () => {
  const game = aGame({ viewer: { joined: true }, groupchat: 'javascript:alert(1)' });
  await show(<GameAction game={game} groups={[]} open={() => undefined} />, { as: {} });
  await expect.element(page.getByRole('link', { name: speak('en')('joining.inGame.ticket') })).toBeVisible();
  expect(page.getByRole('link', { name: speak('en')('joining.inGame.chat') }).query()).toBeNull();
});

test.each([
  ['a game to come, for a member', {}, {}, ['together', 'share']],
  ['a member who is not in yet brings friends', { viewer: {} }, {}, ['together', 'friends', 'share']],
  ['a visitor', {}, undefined, ['share']],
  ['a guest begins no group', {}, { role: 'guest', balance: null }, ['share']],
  ['nobody goes together to the last spot', { players: 10, joined_players_number: 9 }, {}, ['share']],
  ['nobody goes together where others wait', { waiting_list: [{}], ...full }, {}, ['share']],
] as const)('what else one may do: %s', async (_, given, as, expected) => {
  const t = speak('en');
  await show(<SideActions game={aGame(given)} groups={[]} open={() => undefined} onInvite={null} shares />, { as });
  const words = {
    together: t('joining.action.together'),
    friends: t('joining.action.friends'),
    share: t('match.share.button'),
  };
  await expect.element(page.getByRole('button', { name: words.share })).toBeVisible();
  const shown = page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
  expect(shown).toEqual(expected.map((one) => words[one]));
});

describe('a game for other levels than the reader’s', () => {
  const t = speak('en');
  const elo = [{ sport: 'Volleyball', elo: 4.6 }] as const;
  const words = t('score.outside', { band: t('score.bands.advanced'), bands: t('score.levels.Intermediate') });
  test.each([
    ['is said to be so, once', { level: 'Intermediate' }, { elo }, 1],
    ['not of one that suits them', { level: 'Advanced' }, { elo }, 0],
    ['not to who has no score in the sport', { level: 'Intermediate' }, {}, 0],
    ['not where scores are hidden', { level: 'Intermediate', elo_disabled: true }, { elo }, 0],
  ] as const)('%s', async (_, given, as, times) => {
    await show(<GameAction game={aGame({ sport: 'Volleyball', ...given })} groups={[]} open={() => undefined} />, {
      as,
    });
    await expect.element(page.getByRole('button', { name: /^Join/ })).toBeVisible();
    expect(page.getByText(words).elements()).toHaveLength(times);
  });
});
