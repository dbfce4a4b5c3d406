import { changeVenuePhoto, type GameDetails, getDraws } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import type { Partly } from '../../../../test/example.ts';
import { aGame } from '../../../../test/games.ts';
import { at } from '../../../../test/instant.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { button, inSheet, openGame, plain } from '../../../../test/match.ts';
import { show, speak } from '../../../../test/open.tsx';
import { twoColours } from '../../../../test/pictures.ts';
import { CancelNote } from './cancel-note.tsx';
import { Draws } from './draws.tsx';
import { ExternalFacts } from './external-facts.tsx';
import { Spots } from './line-up.tsx';
import { ShareOptions } from './share-options.tsx';
import { Sides } from './sides.tsx';
import { TeamList } from './team-list.tsx';
import { TournamentFrame } from './tournament-frame.tsx';

const t = speak('en');
const id = '00000000-0000-4000-8000-00000000f00d';
const body = () => plain(document.body.textContent);

describe.each(testedLanguages)('who cancelled it (%s)', (language) => {
  test.each(['system', 'organiser', 'rondo', null] as const)('%s', async (by) => {
    const game = aGame({ status: 'cancelled', cancelled_by: by, cancel_note: 'It rains.' });
    await show(<CancelNote game={game} />, { language });
    const words = speak(language)(`match.cancelledBy.${by ?? 'somebody'}`);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText('It rains.')).toBeVisible();
  });
});

test('an external event says who organises it, and both prices', async () => {
  const event = { tournament_external: true, tournament_org: 'ESN', external_member_price: 3 };
  await show(<ExternalFacts game={aGame({ ...event, tournament_link: 'https://events.example/x' })} />);
  await expect.poll(body).toContain('ESN');
  expect(body()).toContain(plain(t('match.external.member', { organisation: 'ESN', price: '€ 3.00' })));
  await expect.element(page.getByRole('link', { name: 'events.example' })).toBeVisible();
});

test.each([
  [
    'a tournament’s have places left',
    { tournament: true },
    ['1/4', t('match.teams.left', { count: 3 }), '4/4', 'Full'],
  ],
  ['others say how many they are', {}, [t('match.teams.players', { count: 1 })]],
] as const)('teams: %s', async (_, given, words) => {
  const teams = [
    { name: 'Reds', team_members: 1, team_size: 4 },
    { name: 'Blues', team_members: 4, team_size: 4 },
  ];
  await show(<TeamList game={aGame({ ...given, teams })} />);
  await expect.poll(body).toContain('Reds');
  for (const word of words) expect(body()).toContain(word);
});

test.each([
  [null, true],
  [true, false],
])('the two sides of a challenge have places left, each with its community (answered: %s)', async (accepted, waits) => {
  const side = { joined: 5, size: 5 };
  const challenge = {
    home: { ...side, name: 'Domvolley', shortCode: 'dom' },
    away: { ...side, name: 'Smash', shortCode: null },
    accepted,
  };
  const teams = [
    { name: 'Domvolley', team_members: 5, team_size: 5 },
    { name: 'Smash', team_members: 3, team_size: 5 },
  ];
  const game = aGame({ challenge, teams });
  await show(
    <>
      <Sides challenge={game.challenge!} />
      <TeamList game={game} />
    </>,
  );
  await expect.element(page.getByRole('link', { name: 'Domvolley' })).toHaveAttribute('href', '/community/dom');
  expect(plain(body())).toContain(plain(`Domvolley ${t('games.card.against')} Smash`));
  for (const word of ['5/5', 'Full', '3/5', t('match.teams.left', { count: 2 })]) expect(body()).toContain(word);
  const note = plain(t('match.teams.unanswered', { home: 'Domvolley', away: 'Smash' }));
  expect(plain(body()).includes(note)).toBe(waits);
});

describe.each(testedLanguages)('the line-up (%s)', (language) => {
  const t = speak(language);
  const side = (teamId: string, names: readonly string[]) => names.map((name) => ({ name, teamId }));

  test('has each team in its colour, and says who is in it', async () => {
    const teams = [
      { _id: 'a', name: 'Oranje', color: '#f2761e', team_members: 2, team_size: 2 },
      { _id: 'b', name: 'Wit', color: '#ffffff', team_members: 1, team_size: 2 },
    ];
    const players = [...side('a', ['Sanne de Boer', 'Joost']), ...side('b', ['Mei Lin'])];
    await show(<TeamList game={aGame({ teams, potential_users: players })} />, { language });
    const words = `${t('match.lineUp.title')}: Oranje: Sanne de Boer, Joost; Wit: Mei Lin`;
    await expect.element(page.getByText(words)).toBeInTheDocument();
    const shirts = [...document.querySelectorAll('figure b')];
    expect(shirts.map(({ textContent }) => textContent)).toEqual(['SB', 'J', 'ML']);
    expect(getComputedStyle(shirts[0] ?? document.body).backgroundColor).toBe('rgb(242, 118, 30)');
    expect(getComputedStyle(shirts[2] ?? document.body).color).toBe('rgb(0, 0, 0)');
  });

  test('is not drawn before teams are made', async () => {
    await show(<TeamList game={aGame({ teams: [{ name: 'Reds' }], potential_users: [{ teamId: null }] })} />, {
      language,
    });
    await expect.poll(body).toContain('Reds');
    expect(document.querySelector('figure')).toBeNull();
  });

  test('for visitors, with spots taken and free', async () => {
    const players = [{ name: 'Sanne' }, { name: null }];
    const game = aGame({ players: 4, joined_players_number: 2, potential_users: players });
    await show(<Spots game={game} />, { language });
    await expect.poll(() => document.querySelectorAll('figure [data-free]').length).toBe(2);
    const taken = t('match.lineUp.taken', { count: 2, capacity: 4 });
    await expect.element(page.getByText(t('match.lineUp.takenBy', { taken, names: 'Sanne' }))).toBeInTheDocument();
  });
});

test('another site’s bracket loads only when it is asked for', async () => {
  await show(<TournamentFrame link="https://bracket.example/x" origin="https://bracket.example" name="Cup" />);
  await expect.element(button(t('match.frame.show', { site: 'bracket.example' }))).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  const link = page.getByRole('link', { name: t('match.frame.open', { site: 'bracket.example' }) });
  await expect.element(link).toHaveAttribute('href', 'https://bracket.example/x');
});

describe('sharing', () => {
  test('offers a message as a person would write it, to each service, as a link and as a code', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const game = aGame({ viewer: { secretKey: 'key' } });
    await show(<ShareOptions game={game} />, { as: {} });
    const whatsapp = page.getByRole('link', { name: t('match.share.whatsapp') });
    await expect.element(whatsapp).toHaveAttribute('href', expect.stringContaining(`match%2F${game._id}`));
    await button(t('match.share.copy')).tap();
    await expectBanner(t('match.share.copied'));
    expect(copied).toHaveBeenLastCalledWith(`${location.origin}/match/${game._id}`);
    await button(t('match.share.private')).tap();
    expect(copied).toHaveBeenLastCalledWith(`${location.origin}/match/${game._id}?secret-key=key`);
    await button(t('match.share.codeShow')).tap();
    await expect.element(page.getByRole('figure', { name: t('match.share.code') })).toBeVisible();
    copied.mockRestore();
  });

  test('is a sheet of the page, which Escape closes, and the focus is back', async () => {
    await openGame({});
    const share = button(t('match.share.button')).first();
    await share.tap();
    await expect.element(page.getByRole('dialog', { name: t('match.share.title') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: t('match.share.title') })).not.toBeInTheDocument();
    await expect.element(share).toHaveFocus();
  });

  test('the organiser of a new game reads what comes next', async () => {
    await openGame({}, { step: 'created', as: {} });
    await expect.element(page.getByText(t('match.share.createdBody'))).toBeVisible();
  });
});

describe('the draws of teams', () => {
  const players = [id];
  const shown = [{ number: 1, seed: 'abc', players, teamSize: 1, drawnAt: at('-PT1H') }];
  const draws = (data: object, game: Partly<GameDetails> = {}) =>
    show(<Draws game={aGame({ potential_users: [{ _id: id, name: 'Femke' }], ...game })} linkKey={null} />, {
      answers: [answer(getDraws, { data: { seal: 'sealed', ...data } })],
    });

  test('are sealed beforehand', async () => {
    await draws({}, { viewer: {} });
    await expect.element(page.getByText(/: sealed$/)).not.toBeVisible();
    await page.getByText(t('draws.title')).tap();
    await expect.element(page.getByText(/: sealed$/)).toBeVisible();
    expect(page.getByText(t('draws.draw', { number: 1 })).query()).toBeNull();
  });
  test('can be checked once nobody can join; a wrong seed is found', async () => {
    await draws({ count: 1, saved: 1, shown }, { viewer: {} });
    await expect.element(page.getByText(/: sealed$/)).toBeVisible();
    await page.getByText(t('draws.draw', { number: 1 })).tap();
    await button(t('draws.check')).tap();
    await expect.element(page.getByText(t('draws.wrong'))).toBeVisible();
    expect(body()).toContain(t('draws.saved', { number: 1 }));
  });
  test('a visitor sees no players', async () => {
    await draws({ count: 1, shown: [{ ...shown[0], players: null }] });
    await expect.element(page.getByText(t('draws.logIn'))).toBeVisible();
  });
});

describe('the photo of the venue', () => {
  const openPhoto = async (language: Language = 'en') => {
    await openGame({ viewer: { mayChangeVenuePhoto: true } }, { as: {}, language });
    await button(speak(language)('venuePhoto.add')).tap();
  };
  test.each(testedLanguages)('each refusal is said in its sheet (%s)', async (language) => {
    const say = speak(language);
    await openPhoto(language);
    await userEvent.upload(
      page.elementLocator(document.querySelector('dialog input[type=file]') ?? document.body),
      await twoColours(),
    );
    for (const code of changeVenuePhoto.errors) {
      respondWith(refuse(changeVenuePhoto, code));
      await inSheet(say('venuePhoto.save')).tap();
      await expect.element(page.getByRole('dialog').getByText(say(`errors.${code}`))).toBeVisible();
    }
  });
  test('is sent', async () => {
    await openPhoto();
    await userEvent.upload(
      page.elementLocator(document.querySelector('dialog input[type=file]') ?? document.body),
      await twoColours(),
    );
    respondWith(answer(changeVenuePhoto));
    await inSheet(t('venuePhoto.save')).tap();
    await expectBanner(t('venuePhoto.saved'));
    expect(askedOf(changeVenuePhoto).at(-1)?.files).toHaveLength(1);
  });
});
