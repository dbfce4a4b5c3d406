import { askAgain, gameRecap, type GameRecap, getRecap, openAgain } from '@rondo/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../../test/backend.ts';
import { expectBanner } from '../../../test/banners.ts';
import { aCard } from '../../../test/cards.ts';
import { exampleOf, type Partly } from '../../../test/example.ts';
import { at, instant } from '../../../test/instant.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { button, openGame, plain } from '../../../test/match.ts';
import { show, speak } from '../../../test/open.tsx';
import RecapCard from './recap-card.tsx';

const t = speak('en');
const id = '00000000-0000-4000-9000-000000000001';
const body = () => plain(document.body.textContent);
const named = (...names: string[]) =>
  names.map((name, n) => ({ _id: `00000000-0000-4000-a000-00000000000${n}`, name, photo: null }));
const aRecap = (given: Partly<GameRecap> = {}): GameRecap =>
  exampleOf(
    gameRecap,
    {
      game: aCard({ _id: id, name: 'Smash', game_date: at('-PT20H'), status: 'confirmed', archived: true }),
      isHost: false,
      people: named('Emma Jansen', 'Ilias Benali'),
      again: 'ask',
      hasPicture: true,
      ...given,
    },
    instant.toString(),
  );

describe.each(testedLanguages)('what a game left behind (%s)', (language) => {
  const t = speak(language);
  const expectSaid = async (given: Partly<GameRecap>, words: readonly string[]) => {
    await show(<RecapCard recap={aRecap(given)} />, { language });
    await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
    for (const one of words) expect(body()).toContain(plain(one));
  };

  test('names who played by their first names, and counts the others and guests', () =>
    expectSaid({ people: named('Emma J', 'Ilias B', 'Noor', 'Sanne', 'Daan', 'Femke'), guests: 1 }, [
      t('recap.title'),
      'Smash',
      'Emma, Ilias, Noor, Sanne',
      t('recap.more', { count: 2 }),
      t('recap.guests', { count: 1 }),
    ]));

  test('says that nobody else played', () => expectSaid({ people: [], guests: 0 }, [t('recap.alone')]));

  test('says what was new, and one’s own score', () =>
    expectSaid({ metFirst: 2, weeksInARow: 3, score: { before: 3.2, after: 3.4 } }, [
      t('recap.metFirst', { count: 2 }),
      t('recap.weeks', { count: 3 }),
      t('recap.score', {
        sport: t('games.sport.Volleyball'),
        before: language === 'nl' ? '3,2' : '3.2',
        after: language === 'nl' ? '3,4' : '3.4',
      }),
    ]));

  test('says a first score; one week is no streak', async () => {
    const after = language === 'nl' ? '3,4' : '3.4';
    await expectSaid({ weeksInARow: 1, score: { before: null, after: 3.4 } }, [
      t('recap.firstScore', { sport: t('games.sport.Volleyball'), after }),
    ]);
    expect(body()).not.toContain(t('recap.weeks', { count: 1 }));
  });

  test('tells a host how many want to play again', () =>
    expectSaid({ isHost: true, again: 'open', wanted: 2 }, [
      t('recap.hosted'),
      t('recap.wanted', { count: 2 }),
      t('recap.openHint'),
    ]));

  test('a player who has asked reads so', () => expectSaid({ again: 'asked' }, [t('recap.asked')]));
});

describe('again next week', () => {
  test('a host opens it once, and reads how many were invited', async () => {
    await show(<RecapCard recap={aRecap({ isHost: true, again: 'open' })} />);
    respondWith(answer(openAgain, { data: { match: id, invited: 5 } }));
    await button(t('recap.again')).tap();
    await expectBanner(t('recap.opened', { count: 5 }));
    expect(askedOf(openAgain)).toMatchObject([{ params: { id }, key: expect.any(String) }]);
  });

  test('a player asks the host', async () => {
    await show(<RecapCard recap={aRecap()} />);
    respondWith(answer(askAgain));
    await button(t('recap.again')).tap();
    await expect.poll(() => askedOf(askAgain)).toHaveLength(1);
  });

  test.each([
    ['open', openAgain],
    ['ask', askAgain],
  ] as const)('what is refused is said (%s)', async (again, asked) => {
    await show(<RecapCard recap={aRecap({ again })} />);
    respondWith(refuse(asked, 'next_is_open'));
    await button(t('recap.again')).tap();
    await expectBanner(t('errors.next_is_open'));
  });

  test.each([
    [{ isIn: false }, {}, 'recap.join'],
    [{ isIn: true }, {}, 'recap.see'],
    [{ isIn: false }, { isHost: true }, 'recap.see'],
  ] as const)('leads to the next one that is open: %j %j', async (next, more, words) => {
    const game_date = at('P6DT20H');
    await show(<RecapCard recap={aRecap({ again: null, next: { _id: id, game_date, ...next }, ...more })} />);
    const name = new RegExp(`^${t(words, { when: '' }).trim()}`);
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', `/match/${id}`);
    expect(button(t('recap.again')).query()).toBeNull();
  });
});

describe('its picture', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('goes to the phone’s own ways of sharing, as a file', async () => {
    await show(<RecapCard recap={aRecap()} />);
    const asked = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(new Blob(['x'], { type: 'image/png' })));
    const shared = vi.fn<(shared: ShareData) => Promise<void>>(async () => {});
    vi.stubGlobal('navigator', { canShare: () => true, share: shared });
    await button(t('recap.share')).tap();
    await expect.poll(() => shared.mock.calls[0]?.[0].files?.[0]?.type).toBe('image/png');
    expect(asked).toHaveBeenCalledWith(`/previews/match/${id}/recap.png?lang=en`);
  });

  test('that fails to load says so', async () => {
    await show(<RecapCard recap={aRecap()} />);
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
    await button(t('recap.share')).tap();
    await expectBanner(t('errors.internal'));
  });

  test('is not there of a private community’s game', async () => {
    await show(<RecapCard recap={aRecap({ hasPicture: false })} />);
    await expect.element(page.getByText(t('recap.askHint'))).toBeVisible();
    expect(button(t('recap.share')).query()).toBeNull();
  });
});

test('stands on the page of a game that one played', async () => {
  const as = { _id: id };
  const game = {
    _id: id,
    game_date: at('-PT20H'),
    duration: 1,
    archived: true,
    status: 'confirmed' as const,
    viewer: { joined: true },
  };
  await openGame(game, { as, answers: [answer(getRecap, { data: { recap: aRecap() } })] });
  await expect.element(page.getByRole('heading', { name: t('recap.title') })).toBeVisible();
});
