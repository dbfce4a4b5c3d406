import {
  getGameToEdit,
  keepBankDetails,
  listDemand,
  organisedGames,
  organisersPay,
  type OrganisedCard,
} from '@rondo/contract';
import { keptByScripts } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, hold, refuse, respondWith } from '../../test/backend.ts';
import { aCard, toEdit } from '../../test/cards.ts';
import type { Partly } from '../../test/example.ts';
import { testRefusals } from '../../test/forms.ts';
import { aGame } from '../../test/games.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { keptKey, open, speak } from '../../test/open.tsx';

const t = speak('en');
const organiser = { role: 'organiser' } as const;
const id = '00000000-0000-4000-9000-000000000001';
const games = (...matches: Partly<OrganisedCard>[]) =>
  answer(organisedGames, { data: { matches: matches.map((game) => ({ ...aCard({ _id: id }), ...game })) } });
const link = (name: string | RegExp) => page.getByRole('main').getByRole('link').filter({ hasText: name });

describe('the games one organises', () => {
  test('load, fail, and once tried again there are none', async () => {
    const loading = hold(refuse(organisedGames, 'busy'));
    await open('/organising', { as: organiser, answers: [loading] });
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
    loading.release();
    await expect.element(page.getByRole('alert').filter({ hasText: t('organising.failed') })).toBeVisible();
    respondWith(games());
    await page.getByRole('button', { name: t('common.retry') }).tap();
    await expect.element(page.getByRole('heading', { name: t('organising.noUpcoming') })).toBeVisible();
  });

  test.each(testedLanguages)(
    'say how full they are, who waits, and what is left of a series (%s)',
    async (language) => {
      const t = speak(language);
      const game = { joined_players_number: 6, waiting: 2, seriesLeft: 3, isPaidFor: true };
      await open('/organising', { as: organiser, language, answers: [games(game)] });
      for (const words of [
        '6/12',
        t('organising.waiting', { count: 2 }),
        t('organising.series', { count: 3 }),
        t('organising.paidFor'),
      ])
        await expect.element(page.getByRole('main')).toMatchTextContent(words);
      await expect
        .element(link(`${t('organising.again')}: Volleyball on Wednesday`))
        .toHaveAttribute('href', `/create?from=${id}`);
    },
  );

  test.each([
    ['is checked in on its day', { game_date: at('PT30M') }, true],
    ['is not checked in a week before', {}, false],
    ['is not checked in by who was not trusted with it', { game_date: at('PT30M'), helpsWith: ['edit'] }, false],
  ] as const)('one %s', async (_, game, isChecked) => {
    await open('/organising', { as: organiser, answers: [games(game)] });
    await expect.element(link(/Volleyball on Wednesday/).first()).toBeVisible();
    expect(link(new RegExp(t('organising.checkIn'))).query() !== null).toBe(isChecked);
  });

  test('a co-organiser has no drafts, no pay, and nothing to make', async () => {
    await open('/organising', {
      as: { role: 'player', helpsOrganise: true },
      answers: [games({ helpsWith: ['edit'] })],
    });
    await expect.element(page.getByText(t('coLeading.helping.chip'))).toBeVisible();
    for (const tab of ['drafts', 'pay', 'create'] as const) expect(link(t(`organising.${tab}`)).query()).toBeNull();
  });

  test('that are over lead to trying other rules', async () => {
    await open('/organising?tab=past', { as: organiser, answers: [games()] });
    await expect.element(link(t('organising.whatIf'))).toHaveAttribute('href', '/organising/replay');
    await expect.element(page.getByRole('heading', { name: t('organising.noPast') })).toBeVisible();
    expect(askedOf(organisedGames).map(({ query }) => query['period'])).toContain('past');
  });

  test.each(testedLanguages)('that are over say which were played, without pictures (%s)', async (language) => {
    const t = speak(language);
    const over = { archived: true, game_date: at('-P7D') };
    const played = games(
      { ...over, status: 'confirmed' },
      { ...over, _id: `${id.slice(0, -1)}2`, status: 'cancelled' },
    );
    await open('/organising?tab=past', { as: organiser, language, answers: [played] });
    const rows = page.getByRole('main').getByRole('article');
    await expect.element(rows.first()).toMatchTextContent(t('games.played'));
    await expect.element(rows.last()).toMatchTextContent(t('games.status.cancelled'));
    expect(document.querySelector('main article img')).toBeNull();
  });

  test('of an external event: who registered, and the file of it', async () => {
    const registrants = [{ name: 'Pieter', teamName: 'Smashers', organisation: 'Acme', organisationMember: true }];
    const game = aGame({ _id: id, name: 'Cup', tournament: true, tournament_external: true, registrants });
    await open('/organising', {
      as: organiser,
      answers: [games({ tournament: true, tournament_external: true }), refuse(getGameToEdit, 'busy')],
    });
    await page.getByRole('button', { name: t('organising.registered') }).tap();
    const sheet = page.getByRole('dialog');
    await expect.element(sheet.getByRole('alert')).toBeVisible();
    respondWith(toEdit(game));
    await sheet.getByRole('button', { name: t('common.retry') }).tap();
    for (const words of [
      'Pieter',
      t('teams.registrants.team', { team: 'Smashers' }),
      'Acme',
      t('teams.registrants.member'),
    ])
      await expect.element(sheet).toMatchTextContent(words);
    await expect
      .element(sheet.getByRole('link', { name: t('teams.registrants.download') }))
      .toHaveAttribute('href', `/api/organising/games/${id}/registrants.csv?lang=en`);
  });
});

describe('drafts', () => {
  test('say that there are none', async () => {
    await open('/organising?tab=drafts', { as: organiser, answers: [games()] });
    await expect.element(page.getByText(t('organising.noDrafts'))).toBeVisible();
  });

  test('continue where they were left, and can be discarded', async () => {
    const keep = (purpose: string, name?: string) =>
      localStorage.setItem(keptKey(keptByScripts.draft, purpose), JSON.stringify({ name }));
    keep('create', 'Smash');
    keep(`copy.${id}`, 'Again');
    keep(`edit.${id}`);
    await open('/organising?tab=drafts', { as: organiser, answers: [games()] });
    const row = (words: string) => page.getByRole('listitem').filter({ hasText: words });
    const opener = { name: t('organising.draft.open') };
    await expect.element(row('Smash').getByRole('link', opener)).toHaveAttribute('href', '/create');
    await expect.element(row('Again').getByRole('link', opener)).toHaveAttribute('href', `/create?from=${id}`);
    await expect
      .element(row(t('organising.draft.unnamed')).getByRole('link', opener))
      .toHaveAttribute('href', `/admin/match/${id}`);
    await page.getByRole('button', { name: t('organising.draft.discardOf', { name: 'Smash' }) }).tap();
    await expect.element(row('Smash')).not.toBeInTheDocument();
    expect(localStorage.getItem(keptKey(keptByScripts.draft, 'create'))).toBeNull();
  });
});

describe('what people wish for', () => {
  const cell = {
    town: { name: 'Utrecht', coordinates: [5.12, 52.09] },
    sport: 'Volleyball',
    part: 'weekdayEvening',
    people: 15,
    level: 'Beginner',
    price: 5,
    isAnswered: true,
  } as const;
  const demand = (...cells: object[]) => answer(listDemand, { data: { cells } });
  const address = '/organising?tab=demand';
  test('loads, fails, and once tried again there is nothing', async () => {
    const loading = hold(refuse(listDemand, 'busy'));
    await open(address, { as: organiser, answers: [loading] });
    loading.release();
    await expect.element(page.getByRole('alert').filter({ hasText: t('demand.failed') })).toBeVisible();
    respondWith(demand());
    await page.getByRole('button', { name: t('common.retry') }).tap();
    await expect.element(page.getByRole('heading', { name: t('demand.none') })).toBeVisible();
  });

  test.each(testedLanguages)('says where, when and for how much, and begins such a game (%s)', async (language) => {
    const t = speak(language);
    await open(address, { as: organiser, language, answers: [demand(cell)] });
    const card = page.getByRole('article');
    for (const words of [
      t('demand.people', { count: 15 }),
      t('demand.where', { sport: t('games.sport.Volleyball'), town: 'Utrecht' }),
      t('games.level.Beginner'),
      t('demand.answered'),
    ])
      await expect.element(card).toMatchTextContent(words);
    await expect
      .element(card.getByRole('link'))
      .toHaveAttribute('href', expect.stringMatching(/^\/create\?.*Volleyball/));
  });

  test('is of one sport alone, by the address', async () => {
    await open(address, { as: organiser, answers: [demand(cell, { ...cell, sport: 'Football', price: 0 })] });
    await page.getByRole('button', { name: t('games.sport.Football') }).tap();
    await expect.poll(() => location.search).toContain('sport=Football');
    await expect.element(page.getByRole('article')).toMatchTextContent(t('demand.free'));
  });
});

describe('pay', () => {
  const pay = (more: object = {}) =>
    answer(organisersPay, { data: { organiserKind: 'freelance', year: 2026, ...more } });
  const address = '/organising?tab=pay';
  const sheet = () => page.getByRole('dialog');
  test('fails, and is tried again', async () => {
    await open(address, { as: organiser, answers: [games(), refuse(organisersPay, 'busy')] });
    const retry = page.getByRole('button', { name: t('common.retry') });
    await expect.element(retry).toBeVisible();
    respondWith(pay({ owed: 12.5, lines: [{ kind: 'game', amount: 12.5, match: { name: 'Futsal' } }] }));
    await retry.tap();
    await expect.element(page.getByText('Futsal').first()).toBeVisible();
    await expect.element(page.getByRole('main')).toMatchTextContent(/€\s12\.50/);
  });

  test.each([true, false])(
    'of who no longer organises stands alone; they still help elsewhere: %s',
    async (helpsOrganise) => {
      await open(address, { as: { role: 'player', helpsOrganise }, answers: [pay({ owed: 24, organiserKind: null })] });
      await expect.element(page.getByRole('main')).toMatchTextContent(/€\s24\.00/);
      await expect.element(page.getByRole('button', { name: t('pay.details.enter') })).toBeVisible();
      expect(page.getByRole('tab').elements()).toHaveLength(0);
      expect(link(t('organising.title')).elements()).toHaveLength(helpsOrganise ? 1 : 0);
    },
  );

  testRefusals({
    call: keepBankDetails,
    open: (language) => open(`${address}&step=bank`, { as: organiser, language, answers: [games(), pay()] }),
    fill: async (t) => {
      await sheet().getByLabelText(t('bankAccount.holder')).write('S. de Vries');
      await sheet().getByLabelText(t('bankAccount.iban')).write('NL91ABNA0417164300');
    },
    button: (t) => sheet().getByRole('button', { name: t('pay.details.save') }),
    at: {
      iban_invalid: (t) => sheet().getByLabelText(t('bankAccount.iban')),
      iban_not_sepa: (t) => sheet().getByLabelText(t('bankAccount.iban')),
      iban_is_own: (t) => sheet().getByLabelText(t('bankAccount.iban')),
    },
  });
});
