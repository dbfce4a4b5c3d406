import { gameGroups, getGame, myJoinedGames, organisedGames, votableGames } from '@rondo/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, loseAnswer, neverAnswer, respondWith } from '../../test/backend.ts';
import { aGame } from '../../test/games.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { button, plain } from '../../test/match.ts';
import { inShell } from '../../test/native-shell.ts';
import { open, speak } from '../../test/open.tsx';

const id = '00000000-0000-4000-8000-00000000f00d';
const main = () => plain(document.querySelector('main')?.textContent);
const spot = {
  joined: true,
  paid: 4.5,
  ticket: { text: 'rondo:abc', code: 'ABC123' },
  phoneWallets: ['apple', 'google'],
} as const;
const game = (given: Parameters<typeof aGame>[0] = {}) =>
  answer(getGame, { data: { match: aGame({ _id: id, viewer: spot, ...given }) } });

/** Makes the browser say that it runs on this system. */
function onSystem(system: string): void {
  const spy = vi.spyOn(Navigator.prototype, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${system})`);
  onTestFinished(() => spy.mockRestore());
}

describe('the wallet of one’s phone', () => {
  const wallets = () =>
    [...document.querySelectorAll('main a[href^="/api/"]')].map((link) => [
      plain(link.textContent),
      link.getAttribute('href'),
      link.getAttribute('target'),
    ]);
  const apple = (words: string) => [words, `/api/matches/${id}/ticket.pkpass`, '_self'];
  const google = (words: string) => [words, `/api/matches/${id}/ticket/google`, '_blank'];

  test.each(testedLanguages)('on a computer either can have it (%s)', async (language) => {
    const t = speak(language);
    onSystem('X11; Linux x86_64');
    await open(`/ticket/${id}`, { as: { _id: id }, language, answers: [game(), answer(gameGroups)] });
    await expect
      .poll(wallets)
      .toEqual([apple(t('tickets.phoneWallets.apple')), google(t('tickets.phoneWallets.google'))]);
  });

  const t = speak('en');
  test.each([
    ['iPhone; CPU iPhone OS 26_0 like Mac OS X', [apple(t('tickets.phoneWallets.apple'))]],
    ['Linux; Android 16; Pixel 9', [google(t('tickets.phoneWallets.google'))]],
  ])('%s has that of its maker', async (system, expected) => {
    onSystem(system);
    await open(`/ticket/${id}`, { as: { _id: id }, answers: [game(), answer(gameGroups)] });
    await expect.poll(wallets).toEqual(expected);
  });

  test.each([
    ['where the operator has set up none', { viewer: { ...spot, phoneWallets: [] } }],
    ['of a game that is cancelled', { status: 'cancelled' as const }],
  ])('is not offered %s', async (_, given) => {
    await open(`/ticket/${id}`, { as: { _id: id }, answers: [game(given), answer(gameGroups)] });
    await expect.element(page.getByRole('link', { name: t('tickets.seeGame') })).toBeVisible();
    expect(wallets()).toEqual([]);
  });

  test('is not offered in a native shell, whose windows are logged out', async () => {
    inShell('ios');
    await open(`/ticket/${id}`, { as: { _id: id }, answers: [game(), answer(gameGroups)] });
    await expect.element(page.getByRole('link', { name: t('tickets.seeGame') })).toBeVisible();
    expect(wallets()).toEqual([]);
  });
});

describe('/ticket/next', () => {
  const t = speak('en');
  const card = { _id: id, name: 'Weekly', game_date: at('P7D'), scene: '/scenes/something.svg' } as const;
  const off = { ...card, _id: '00000000-0000-4000-8000-00000000f00e', status: 'cancelled' } as const;
  const openNext = (...answers: Parameters<typeof respondWith>) =>
    open('/ticket/next', {
      as: { _id: id },
      answers: [...answers, game(), answer(gameGroups), answer(votableGames), answer(organisedGames)],
    });

  test('is the ticket of the next game that is played', async () => {
    await openNext(answer(myJoinedGames, { matches: [off, card], pagination: { totalCount: 2 } }));
    await expect.poll(() => location.pathname).toBe(`/ticket/${id}`);
    await expect.poll(main).toMatch(/ABC.?123/);
  });

  test('leads to the user’s games if there is none', async () => {
    await openNext(answer(myJoinedGames));
    await expect.poll(() => location.pathname).toBe('/my-games');
  });

  test('loads', async () => {
    await openNext(neverAnswer(myJoinedGames));
    await expect.element(page.getByText(t('common.loading')).first()).toBeInTheDocument();
  });

  test('that failed to load is loaded again', async () => {
    await openNext(loseAnswer(myJoinedGames));
    await expect.element(button(t('common.retry'))).toBeVisible();
    respondWith(answer(myJoinedGames, { matches: [card], pagination: { totalCount: 1 } }));
    await button(t('common.retry')).tap();
    await expect.poll(() => location.pathname).toBe(`/ticket/${id}`);
  });
});
