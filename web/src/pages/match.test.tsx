import {
  gameMessages,
  type GameDetails,
  getArchivedGame,
  getDraws,
  getGame,
  joinGame,
  listReliability,
} from '@rondo/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import type { Partly } from '../../test/example.ts';
import { aGame } from '../../test/games.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { button, openGame, plain } from '../../test/match.ts';
import { open, show, speak } from '../../test/open.tsx';
import { sayInStream } from '../../test/streams.ts';
import DrawsSection from './match/draws-section.tsx';

const t = speak('en');
const main = () => plain(document.querySelector('main')?.textContent);

test('a player who joins appears at once on an open page', async () => {
  const {
    viewer: _,
    groupchat: _chat,
    contact_details: _contact,
    refunded_users: _refunded,
    registrants: _all,
    weather: _weather,
    ...live
  } = await openGame({ joined_players_number: 3 });
  await expect.element(page.getByRole('heading', { level: 1, name: live.name })).toBeVisible();
  expect(main()).toContain('3/12');
  expect(sayInStream('/api/live?', 'match', { ...live, joined_players_number: 4 })).toBeGreaterThan(0);
  await expect.poll(main).toContain('4/12');
});

test.each([
  ['a visitor', undefined, 'ASIDE'],
  ['a member', {}, 'MAIN'],
] as const)('on a desktop, what decides stands for %s in its own column', async (_, as, column) => {
  onTestFinished(() => page.viewport(390, 844));
  await page.viewport(1440, 900);
  // Only who is logged in has a viewer.
  await openGame(as ? { viewer: { joined: false } } : {}, { ...(as && { as }) });
  const about = page.getByRole('heading', { name: t('match.about') });
  await expect.element(about).toBeVisible();
  expect(about.element().closest('aside, main')?.tagName).toBe(column);
  const [join, ...others] = page
    .getByRole('button', { name: /^Join for/ })
    .elements()
    .filter((one) => one.checkVisibility());
  expect(others).toEqual([]);
  expect(join?.closest('aside, main')?.tagName).toBe('ASIDE');
  const right = document.querySelector('main header')?.getBoundingClientRect().right ?? Infinity;
  expect(join?.getBoundingClientRect().left).toBeGreaterThan(right);
});

test('a visitor sees a spot fill when somebody joins: the same mark grows where it was empty, within 200 ms', async () => {
  const aPlayer = (name: string | null) => ({ _id: crypto.randomUUID(), name, photo: null });
  const seen = (...names: (string | null)[]) =>
    aGame({ players: 4, joined_players_number: names.length, potential_users: names.map(aPlayer) });
  const { viewer: _, groupchat: _chat, contact_details: _contact, weather: _weather, ...game } = seen('Puck');
  const { refunded_users: _refunded, registrants: _all, ...live } = game;
  await open(`/match/${live._id}`, { answers: [answer(getGame, { data: { match: { ...seen('Puck'), ...live } } })] });
  const marks = () => [...document.querySelectorAll('figure span > b')];
  await expect.poll(() => marks().length).toBe(4);
  const isFree = (mark: Element | undefined) => mark?.parentElement?.hasAttribute('data-free');
  expect(marks().map(isFree)).toEqual([false, true, true, true]);
  const [, second] = marks();
  const { potential_users } = seen('Puck', 'Zeynep');
  expect(sayInStream('/api/live?', 'match', { ...live, joined_players_number: 2, potential_users })).toBeGreaterThan(0);
  await expect.poll(() => isFree(second)).toBe(false);
  expect(second?.parentElement?.textContent).toContain('Zeynep');
  expect(marks()[1]).toBe(second);
  // Tests ask for less motion, which takes the time away and leaves what would move (ui/theme/motion.test.ts).
  const { transitionProperty, transitionDuration } = getComputedStyle(second!);
  expect(transitionProperty).toContain('transform');
  expect(transitionDuration).toBe('0s');
});

test.each([
  ['nl', 'Martial arts', 'Over deze training', 'wedstrijd'],
  ['nl', 'Volleyball', 'Over deze wedstrijd', 'training'],
  ['en', 'Health & fitness', 'About this session', 'game'],
] as const)('in %s the page of %s says: %s', async (language, sport, words, not) => {
  await openGame({ sport, name: 'Maandag', description: 'Kom op tijd' }, { language });
  await expect.poll(main).toContain(words);
  expect(main()).not.toMatch(new RegExp(`\\b${not}`, 'i'));
});

test('a visitor is told the price at the button', async () => {
  const game = aGame();
  await open(`/match/${game._id}`, { answers: [answer(getGame, { data: { match: game } })] });
  await expect.element(page.getByRole('heading', { level: 1, name: game.name })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Join for/ })).toBeVisible();
});

describe.each(testedLanguages)('a game (%s)', (language) => {
  const say = speak(language);
  const id = aGame()._id;
  const openAt = (...answers: Answer[]) => open(`/match/${id}`, { answers, language });

  test('loads', async () => {
    await openAt(neverAnswer(getGame));
    await expect.element(page.getByText(say('common.loading')).first()).toBeInTheDocument();
  });
  test('isn’t there', async () => {
    await openAt(refuse(getGame, 'game_not_found'), refuse(getArchivedGame, 'game_not_found'));
    await expect.element(page.getByRole('heading', { level: 1, name: say('match.notFound.title') })).toBeVisible();
    await expect.element(page.getByRole('link', { name: say('match.notFound.action') })).toBeVisible();
  });
  test('is only for members: how to join, and to log in', async () => {
    const params = { community: 'Havenvolley', shortCode: 'havenvolley', sport: 'Volleyball', city: 'Utrecht' };
    await openAt(refuse(getGame, 'members_only', { params }));
    const title = say('match.closed.title', { community: 'Havenvolley' });
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const join = page.getByRole('link', { name: say('match.closed.action') });
    await expect.element(join).toHaveAttribute('href', '/community/havenvolley?step=join');
    const logIn = page.getByRole('main').getByRole('link', { name: say('match.closed.login') });
    await expect.element(logIn).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(`/match/${id}`)));
  });
  test('failed, and is loaded again', async () => {
    await openAt(refuse(getGame, 'unavailable'));
    await expect.element(page.getByRole('heading', { level: 1, name: say('match.failed') })).toBeVisible();
    respondWith(answer(getGame, { data: { match: aGame() } }));
    await button(say('common.retry')).tap();
    await expect.element(page.getByRole('heading', { level: 1, name: aGame().name })).toBeVisible();
  });
});

describe('what it shows', () => {
  const shown: [string, Partly<GameDetails>, string][] = [
    ['its description', {}, 'Bring indoor shoes.'],
    ['its teams', { tournament: true, teams: [{ name: 'Reds', team_size: 4 }] }, 'Reds'],
    ['who cancelled it', { status: 'cancelled', cancelled_by: 'organiser', cancel_note: 'It rains.' }, 'It rains.'],
    [
      'what changed on the day',
      { late_changes: [{ note: 'Court 3', startedAt: at('P7D'), createdAt: at('-PT1H') }] },
      'Court 3',
    ],
    [
      'the weather',
      { field_type: 'Grass', weather: { sky: 'rain', temperature: 9, rain: 3, wind: 20 } },
      'Rain, 9 °C, 3 mm, wind 20 km/h',
    ],
    ['the policy', {}, t('match.terms.intro')],
  ];
  test.each(shown)('%s', async (_, game, words) => {
    await openGame(game);
    await expect.poll(main).toContain(plain(words));
  });

  test('no weather once it is cancelled', async () => {
    const weather = { sky: 'rain', temperature: 9, rain: 3, wind: 20 } as const;
    await openGame({ weather, status: 'cancelled', cancelled_by: 'organiser', cancel_note: 'It rains.' });
    await expect.poll(main).toContain('It rains.');
    expect(main()).not.toContain('km/h');
  });

  test('another site’s bracket, once it is asked for', async () => {
    await openGame({ tournament: true, tournament_link: 'https://bracket.example/x' });
    await expect.element(button(t('match.frame.show', { site: 'bracket.example' }))).toBeVisible();
  });

  test('the inputs of the draws, through its private link', async () => {
    const draws = answer(getDraws, { data: { seal: 'sealed' } });
    await show(<DrawsSection game={aGame()} />, { answers: [draws], address: '/match/1?secret-key=key' });
    await page.getByText(t('draws.title')).tap();
    await expect.element(page.getByText(/: sealed$/)).toBeVisible();
    expect(askedOf(getDraws).at(-1)?.query).toEqual({ secret_key: 'key' });
  });
  test('to its organiser how reliably each player comes', async () => {
    const player = { _id: '00000000-0000-4000-8000-00000000f00d', name: 'Femke' };
    const me = '00000000-0000-4000-8000-00000000aaaa';
    const players = [{ _id: player._id, reliability: { came: 19, of: 20 } }];
    await openGame(
      { organizer: { _id: me }, viewer: { mayCheckIn: true }, potential_users: [player], joined_players_number: 1 },
      { as: { _id: me }, answers: [answer(listReliability, { data: { players } })] },
    );
    await expect.poll(main).toContain(t('attendance.came', { came: 19, of: 20 }));
  });

  test('their tools to its leaders, the messages to those who may write', async () => {
    const viewer = { canEdit: true, runsGame: true, rights: ['edit', 'players', 'message'], messages: 1 } as const;
    await openGame({ viewer }, { as: { role: 'organiser' }, answers: [neverAnswer(gameMessages)] });
    await expect.element(page.getByRole('heading', { name: t('teams.tools.title') })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: t('coLeading.messages.title') })).toBeVisible();
  });
});

describe('a tournament that is played on Rondo', () => {
  const id = '00000000-0000-4000-a000-000000000001';
  const team = (n: number, members: number) => ({
    _id: `00000000-0000-4000-a000-0000000000a${n}`,
    name: `Team ${n}`,
    color: '#0b7a3e',
    team_members: members,
    team_size: 1,
  });
  const ofTeams: Partly<GameDetails> = {
    _id: id,
    tournament: true,
    tournament_entry: 'team',
    teams: [team(1, 1), team(2, 0), team(3, 0)],
    players: 3,
    joined_players_number: 1,
    price: 0,
  };

  test.each(testedLanguages)('counts teams, and leads to its page (%s)', async (language) => {
    const say = speak(language);
    await openGame(ofTeams, { language, as: {} });
    await expect
      .element(page.getByRole('link', { name: new RegExp(`^${say('match.tournament.title')}`) }))
      .toHaveAttribute('href', `/tournaments/${id}`);
    await expect
      .element(page.getByRole('link', { name: say('joining.action.tournament') }).first())
      .toHaveAttribute('href', `/tournaments/${id}`);
    expect(plain(document.querySelector('main')?.textContent)).toContain(`1/3 ${say('games.players.teams')}`);
  });

  test('is joined with the team that was named, whose place is kept', async () => {
    const kept = { ...ofTeams, teams: [team(1, 1), team(2, 1), team(3, 1)], held_spots: 2 };
    await openGame(kept, { as: {}, step: `1&team=${team(3, 0)._id}`, answers: [answer(joinGame)] });
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('Team 3')).toBeVisible();
    await dialog.getByRole('checkbox').first().tap();
    await dialog.getByRole('button', { name: speak('en')('joiningSteps.pay.free'), exact: true }).tap();
    await expect.poll(() => askedOf(joinGame).at(-1)?.body).toMatchObject({ teamId: team(3, 0)._id });
  });
});
