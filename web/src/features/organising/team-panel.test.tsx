import { assignTeams, drawTeams, type GameDetails } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, neverAnswer, refuse, respondWith } from '../../../test/backend.ts';
import { expectBanner } from '../../../test/banners.ts';
import type { Partly } from '../../../test/example.ts';
import { paramsOf, sentence } from '../../../test/forms.ts';
import { at } from '../../../test/instant.ts';
import { aGame } from '../../../test/games.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { show, speak } from '../../../test/open.tsx';
import { putBannersAway } from '../../../test/put-banners-away.ts';
import { OrganiserTools } from './organiser-tools.tsx';
import TeamPanel from './team-panel.tsx';

const t = speak('en');
const idOf = (number: number) => `00000000-0000-4000-9000-00000000000${number}`;
const names = ['Ada', 'Bob', 'Cas', 'Dia'];
const players = names.map((name, index) => ({ _id: idOf(index + 1), name, elo: 3 + index / 10 }));
const team = (number: number) => ({
  _id: idOf(4 + number),
  name: `Team ${number}`,
  color: '#e02020',
  team_size: 2,
});
const onClose = vi.fn();
async function showPanel(given: Partly<GameDetails> = {}, language: Language = 'en') {
  await show(<TeamPanel game={aGame({ potential_users: players, ...given })} onClose={onClose} />, {
    as: { role: 'organiser' },
    language,
  });
  // Closes the banner of the test before, whose teams were not saved.
  putBannersAway();
}
const button = (name: string) => page.getByRole('button', { name });
const place = (name: string) => page.getByLabelText(t('teams.moveTo', { name }));
const save = (t = speak('en')) => button(t('teams.save'));

describe('teams', () => {
  test('can’t be made without players', async () => {
    await showPanel({ potential_users: [] });
    await expect.element(page.getByText(t('teams.nobody'))).toBeVisible();
    await button(t('teams.balanced')).tap();
    await expectBanner(t('teams.nobody'));
  });

  test.each(['top', 'balanced'] as const)('are made at a press: %s; and undone', async (mode) => {
    await showPanel();
    await page.getByLabelText(t('teams.size')).write('2');
    await button(t(`teams.${mode}`)).tap();
    await expect.element(page.getByText(t('teams.unsaved'))).toBeVisible();
    await expect.element(page.getByText(t('teams.allAssigned'))).toBeVisible();
    await button(t('teams.undo')).tap();
    await expect.element(page.getByText(t('teams.unsaved'))).not.toBeInTheDocument();
  });

  test('need a size', async () => {
    await showPanel();
    await page.getByLabelText(t('teams.size')).write('0');
    await button(t('teams.balanced')).tap();
    await expect.element(page.getByText(t('teams.sizeInvalid'))).toBeVisible();
  });

  test('are drawn by the game’s seed, which counts how often', async () => {
    await showPanel();
    respondWith(
      answer(drawTeams, {
        data: {
          number: 2,
          teams: [
            [idOf(1), idOf(2)],
            [idOf(3), idOf(4)],
          ],
        },
      }),
    );
    await button(t('teams.random')).tap();
    await expect
      .element(
        page
          .getByText(/2/)
          .filter({ hasText: t('teams.drawn', { number: 2, most: 5 }).slice(0, 8) })
          .first(),
      )
      .toBeVisible();
    expect(askedOf(drawTeams)).toMatchObject([{ body: { teamSize: 2 } }]);
  });

  test.each(testedLanguages)('refused to be drawn or saved, say why (%s)', { timeout: 30_000 }, async (language) => {
    const t = speak(language);
    await showPanel({}, language);
    for (const code of drawTeams.errors) {
      respondWith(refuse(drawTeams, code, { params: paramsOf(code) }));
      await button(t('teams.random')).tap();
      await expectBanner(sentence(language, code));
    }
    await button(t('teams.balanced')).tap();
    for (const code of assignTeams.errors) {
      respondWith(refuse(assignTeams, code, { params: paramsOf(code) }));
      await save(t).tap();
      await expectBanner(sentence(language, code));
    }
  });
});

describe('teams by hand', () => {
  beforeEach(() => showPanel({ teams: [team(1), team(2)] }));
  test('a player is moved, and keeps the focus; what has no name is not saved', async () => {
    await place('Ada').selectOptions('Team 1');
    await expect.element(place('Ada')).toHaveFocus();
    const name = page.getByLabelText(t('teams.name', { number: 1 }));
    await name.write('');
    await save().tap();
    await expect.element(name).toHaveAccessibleDescription(t('teams.nameMissing'));
    await name.write('Reds');
    respondWith(neverAnswer(assignTeams));
    await save().tap();
    await expect
      .poll(() => askedOf(assignTeams)[0]?.body)
      .toMatchObject({
        teams: [
          { name: 'Reds', members: [idOf(1)] },
          { name: 'Team 2', members: [] },
        ],
      });
  });

  test('a team is removed, its players are without one', async () => {
    await place('Ada').selectOptions('Team 2');
    await button(t('teams.remove', { team: 'Team 2' })).tap();
    await expect.element(page.getByRole('region', { name: t('teams.unassigned') })).toMatchTextContent('Ada');
  });
});

test('a tournament’s teams have their sizes: one that is full takes nobody', async () => {
  const potential_users = players.map((player, index) => ({ ...player, teamId: index < 2 ? idOf(5) : null }));
  await showPanel({ tournament: true, teams: [team(1), team(2)], potential_users });
  await expect.element(page.getByText(t('teams.ownSizes'))).toBeVisible();
  const full = t('teams.fullOption', { team: 'Team 1' });
  const options = [...place('Cas').element().querySelectorAll('option')];
  expect(options.find(({ textContent }) => textContent === full)?.disabled).toBe(true);
  expect(button(t('teams.add')).query()).toBeNull();
});

test('saved, they are said to be', async () => {
  await showPanel();
  await button(t('teams.balanced')).tap();
  respondWith(answer(assignTeams, { data: { match: aGame() } }));
  await save().tap();
  await expectBanner(t('teams.saved'));
});

describe('the tools of a game’s leaders', () => {
  const onOpen = vi.fn();
  const tools = (given: Partly<GameDetails>, as: object = { role: 'organiser' }) =>
    show(<OrganiserTools game={aGame(given)} teamPanel={null} onOpen={onOpen} rightsShown={<p>Rights</p>} />, { as });
  const menu = () => button(t('teams.tools.more'));
  /** What is in the menu, in its order. */
  const inMenu = async () => {
    await menu().tap();
    return [...(menu().element().nextElementSibling?.children ?? [])].map(({ textContent }) => textContent);
  };
  const edit = t('teams.tools.edit');
  const copy = t('organise.copy');
  const coOrganisers = t('coLeading.coOrganisers.open');
  const cancel = t('organise.cancel.open');
  const runs = { runsGame: true, rights: ['edit', 'players', 'checkIn'] } as const;

  test.each([
    ['who runs it', { viewer: runs }, [edit, copy, coOrganisers, cancel]],
    ['who runs it, cancelled', { viewer: runs, status: 'cancelled' }, [copy]],
    [
      'who runs it, private',
      { viewer: { ...runs, secretKey: 'abc' } },
      [edit, copy, coOrganisers, t('teams.tools.privateLink'), cancel],
    ],
    [
      'who runs it, of a series',
      { viewer: runs, series: { following: 2 } },
      [edit, copy, t('regulars.offer.title'), coOrganisers, cancel],
    ],
  ] as const)('of %s are in a menu', async (_, given, expected) => {
    await tools(given);
    await expect.element(page.getByRole('heading', { name: t('teams.tools.title') })).toBeVisible();
    expect(await inMenu()).toEqual(expected);
  });

  test('that the day needs are in sight: checking in, and a message to the players', async () => {
    await tools({ viewer: { ...runs, rights: ['message'], mayCheckIn: true }, game_date: at('PT10M') });
    await expect
      .element(page.getByRole('link', { name: t('teams.tools.checkIn') }))
      .toHaveAttribute('href', expect.stringContaining('/check-in'));
    await button(t('teams.tools.message')).tap();
    expect(onOpen).toHaveBeenCalledWith('message');
  });

  test('of a co-organiser are those of their rights, and stepping back', async () => {
    await tools({ viewer: { rights: ['edit'] } }, {});
    await expect.element(page.getByText('Rights')).toBeVisible();
    expect(await inMenu()).toEqual([edit, t('coLeading.helping.stepBack')]);
    await button(t('coLeading.helping.stepBack')).tap();
    expect(onOpen).toHaveBeenCalledWith('stepBack');
  });
});
