import type { GameCard } from '@rondo/contract';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCard } from '../../../test/cards.ts';
import type { Partly } from '../../../test/example.ts';
import { at, instant } from '../../../test/instant.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { plain } from '../../../test/match.ts';
import { show, speak } from '../../../test/open.tsx';
import { formatDay } from '../../platform/formats.ts';
import { CompactGame } from './compact-game.tsx';
import { CompactGames, CompactGamesSkeleton } from './compact-games.tsx';

const id = '00000000-0000-4000-9000-000000000001';
const aRow = (given: Partly<GameCard> = {}) =>
  aCard({ _id: id, name: 'Smash', location: { description: 'Sporthal Zuid', city: 'Utrecht' }, ...given });
const row = () => document.querySelector('article')!;
const text = () => plain(row().textContent);
const cover = () => row().querySelector('[data-cover]');

test.each(testedLanguages)('says when and where, its name, status, and how full it is (%s)', async (language) => {
  const t = speak(language);
  const game = aRow({ placeholder_player_number: 1 });
  await show(<CompactGame game={game} marker="Mine" />, { language });
  await expect.element(page.getByRole('link', { name: 'Smash', exact: true })).toHaveAttribute('href', `/match/${id}`);
  const day = formatDay(new Date(game.game_date), language, instant.epochMilliseconds);
  expect(text()).toMatch(new RegExp(`^${day}, \\d\\d:\\d\\dSmashUtrecht, Sporthal Zuid`));
  for (const words of [t('games.status.pending'), 'Mine', '4/13', t('games.players.toGo', { count: 5 })])
    expect(text()).toContain(plain(words));
  expect(cover()).not.toBeNull();
});

const scene = '/scenes/3-football-grass-utrecht-golden-autumn-3-2f.svg';
test.each([
  ['the close view of its scene', null, `${scene}#close`],
  ['its venue’s photo, where there is one', '/files/hall.webp', '/files/hall.webp'],
])('its picture is %s', async (_, venuePhoto, src) => {
  await show(<CompactGame game={aRow({ scene, photo: null, venuePhoto })} />, {});
  await expect.poll(() => cover()?.querySelector('img')?.getAttribute('src')).toBe(src);
});

test.each(testedLanguages)('of tomorrow says so, and when it is decided (%s)', async (language) => {
  const t = speak(language);
  await show(<CompactGame game={aRow({ game_date: at('P1D'), cutoff: at('PT12H30S'), tournament: true })} />, {
    language,
  });
  await expect.poll(text).toMatch(new RegExp(`^${t('common.tomorrow')}`));
  // One chip says that it is undecided, and for how long.
  const undecided = `${t('games.status.pending')} · ${t('games.card.countdown', { hours: 12, minutes: 0 })}`;
  for (const words of [undecided, t('games.card.tournament')]) expect(text()).toContain(plain(words));
});

test.each(testedLanguages)(
  'that is over has no picture, and says that it was played, and what (%s)',
  async (language) => {
    const t = speak(language);
    const game = aRow({ game_date: at('-P7D'), status: 'confirmed', archived: true, joined_players_number: 12 });
    await show(<CompactGame game={game} isPast />, { language });
    await expect.poll(text).toContain(t('games.played'));
    expect(text()).toContain(t('games.sport.Volleyball'));
    expect(text()).not.toContain(t('games.status.confirmed'));
    expect(text()).toMatch(new RegExp(`12/12 ${t('games.players.players')}$`));
    expect(cover()).toBeNull();
  },
);

test('below a heading that says so, it says neither that it was played nor what', async () => {
  const game = aRow({ game_date: at('-P7D'), status: 'confirmed', archived: true, joined_players_number: 12 });
  await show(<CompactGame game={game} isPast isKindSaid />);
  await expect.poll(text).toContain('Smash');
  for (const words of ['games.played', 'games.sport.Volleyball'] as const)
    expect(text()).not.toContain(speak('en')(words));
});

test.each(testedLanguages)('that was cancelled says so, and asks for nobody (%s)', async (language) => {
  const t = speak(language);
  await show(<CompactGame game={aRow({ status: 'cancelled' })} />, { language });
  await expect.poll(text).toContain(t('games.status.cancelled'));
  expect(text()).not.toContain(plain(t('games.players.toGo', { count: 5 })));
});

test('is a link as a whole, but for its buttons', async () => {
  await show(
    <CompactGame game={aRow({ joined_players_number: 12 })}>
      <button type="button">Do it</button>
    </CompactGame>,
  );
  await expect.poll(text).toContain('12/12');
  const hit = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a, button')?.textContent;
  };
  expect(hit(cover()!)).toBe('Smash');
  expect(hit(row().querySelector('[aria-hidden] > [style]')!)).toBe('Smash');
  expect(hit(page.getByRole('button', { name: 'Do it' }).element())).toBe('Do it');
});

test.each([false, true])('loads in the shape it will have (past: %s)', async (isPast) => {
  await show(
    <>
      <CompactGames>
        <li>
          <CompactGame game={aRow()} isPast={isPast} />
        </li>
      </CompactGames>
      <CompactGamesSkeleton count={1} isPast={isPast} />
    </>,
  );
  const [games, waiting] = [row().closest('ul')!, document.querySelector('[aria-busy] > div')!];
  expect(Math.abs(games.clientHeight - waiting.clientHeight)).toBeLessThan(1);
});

test('stands in two columns where there is room', async () => {
  await show(
    <CompactGames>
      {['One', 'Two'].map((name) => (
        <li key={name}>
          <CompactGame game={aRow({ name })} />
        </li>
      ))}
    </CompactGames>,
  );
  const tops = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.getBoundingClientRect().top);
  expect(new Set(tops()).size).toBe(2);
  onTestFinished(() => page.viewport(390, 844));
  await page.viewport(1280, 800);
  await expect.poll(() => new Set(tops()).size).toBe(1);
});
