import { type CallResponse, getPerson, getSettings, invitePartners, myPartners, myRegularGames } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../../test/backend.ts';
import type { Partly } from '../../../test/example.ts';
import { expectSaidAtButton, paramsOf, sentence } from '../../../test/forms.ts';
import { at } from '../../../test/instant.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { button, inSheet, plain } from '../../../test/match.ts';
import { open, show, speak } from '../../../test/open.tsx';
import { HowIPlay } from './how-i-play.tsx';
import RegularGames from './regular-games.tsx';
import InviteSheet from '../../features/people/invite-sheet.tsx';
import { Partners } from '../../features/people/partners.tsx';

const t = speak('en');
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const body = () => plain(document.body.textContent);
const partner = (n: number, name: string, invitation: 'sent' | 'in' | 'invited' | 'later' | null = null) => ({
  _id: id(n),
  name,
  games: 3,
  invitation,
});
const partners = (...data: ReturnType<typeof partner>[]) =>
  answer(myPartners, { data, pagination: { totalCount: data.length } });

describe('inviting', () => {
  const closed = vi.fn();
  const openSheet = (
    language: Language = 'en',
    given: Answer = partners(partner(1, 'Femke', 'sent'), partner(2, 'Guus', 'in')),
  ) => show(<InviteSheet gameId={id(9)} onClose={closed} />, { as: {}, language, answers: [given] });
  const femke = () => page.getByRole('checkbox', { name: /Femke/ });

  test.each(testedLanguages)('each refusal stands at the button (%s)', async (language) => {
    const say = speak(language);
    await openSheet(language);
    await femke().tap();
    for (const code of invitePartners.errors) {
      respondWith(refuse(invitePartners, code, { params: paramsOf(code) }));
      await inSheet(say('people.invite.submit', { count: 1 })).tap();
      await expectSaidAtButton(sentence(language, code));
    }
  });
  test('people who can’t be invited can’t be chosen, and the list says why', async () => {
    await openSheet();
    await expect.element(page.getByRole('checkbox', { name: /Guus/ })).toBeDisabled();
    expect(body()).toContain(t('people.invite.outcome.in'));
    await femke().tap();
    respondWith(answer(invitePartners, { data: { people: [{ _id: id(1), outcome: 'sent' }] } }));
    await inSheet(t('people.invite.submit', { count: 1 })).tap();
    await expect.poll(() => askedOf(invitePartners)).toHaveLength(1);
  });
  test.each([
    ['nobody', partners(), 'people.invite.none'],
    ['failed', refuse(myPartners, 'unavailable'), 'errors.unavailable'],
    ['loads', neverAnswer(myPartners), 'common.loading'],
  ] as const)('%s', async (_, given, words) => {
    await openSheet('en', given);
    await expect.element(page.getByRole('dialog').getByText(t(words)).first()).toBeInTheDocument();
  });
});

describe.each(testedLanguages)('who one has played with (%s)', (language) => {
  const say = speak(language);
  const openList = (given: Answer) => show(<Partners userId={id(9)} />, { as: {}, language, answers: [given] });
  test('the row names those one plays with most; unfolded, each leads to their page', async () => {
    await openList(partners(partner(1, 'Femke'), partner(2, 'Guus'), partner(3, 'Ilse')));
    const row = page.getByRole('heading', { name: say('people.partners.title') });
    await expect.element(page.getByText('Femke, Guus')).toBeVisible();
    await row.tap();
    await expect.element(page.getByText('Femke, Guus')).not.toBeVisible();
    await expect.element(page.getByRole('link', { name: /Femke/ })).toHaveAttribute('href', `/player/${id(1)}`);
  });
  test('nobody yet', async () => {
    await openList(partners());
    await expect.element(page.getByText(say('people.partners.none')).first()).toBeVisible();
  });
  test('failed, and asked for again', async () => {
    await openList(refuse(myPartners, 'unavailable'));
    await expect.element(page.getByText(say('people.partners.failed'))).toBeVisible();
    respondWith(partners());
    await button(say('common.retry')).tap();
    await expect.element(page.getByText(say('people.partners.none')).last()).toBeVisible();
  });
});

describe('a player’s page', () => {
  type Person = Partly<CallResponse<typeof getPerson>['data']['person']>;
  const openPerson = (person: Person, language: Language = 'en') =>
    open(`/player/${id(1)}`, {
      as: {},
      language,
      answers: [answer(getPerson, { data: { person: { name: 'Femke', ...person } } })],
    });
  const whole: Person = {
    sight: 'whole',
    since: '2025-03-01T12:00:00Z',
    played: 42,
    badges: ['trusted', 'host'],
    sports: [
      { sport: 'Volleyball', played: 40, band: 'advanced', provisional: true },
      { sport: 'Futsal', played: 2 },
    ],
    playing: { sports: ['Volleyball'], hours: [], languages: ['nl'], city: 'Utrecht' },
    together: { games: 3, latest: [{ _id: id(3), name: 'Weekly', sport: 'Volleyball', game_date: at('-P9D') }] },
    communities: [{ name: 'Havenvolley', shortCode: 'havenvolley' }],
  };
  test.each(testedLanguages)('all that they show (%s)', async (language) => {
    const say = speak(language);
    await openPerson(whole, language);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Femke' })).toBeVisible();
    for (const words of [
      say('people.badges.trusted.name'),
      say('score.bands.advanced'),
      'Utrecht',
      'Weekly',
      'Havenvolley',
    ])
      expect(body()).toContain(words);
  });
  test('only the name', async () => {
    await openPerson({ sight: 'name' });
    await expect.element(page.getByText(t('people.hidden', { name: 'Femke' }))).toBeVisible();
  });
  test('one’s own leads to what can be changed', async () => {
    await openPerson({ ...whole, sight: 'own' });
    await expect.element(page.getByRole('link', { name: t('people.settings') })).toBeVisible();
  });
  test('nobody', async () => {
    await open(`/player/${id(1)}`, { as: {}, answers: [refuse(getPerson, 'person_not_found')] });
    await expect.element(page.getByRole('heading', { name: t('people.notFound.title') })).toBeVisible();
  });
  test('failed', async () => {
    await open(`/player/${id(1)}`, { as: {}, answers: [refuse(getPerson, 'unavailable')] });
    await expect.element(page.getByText(t('people.failed'))).toBeVisible();
  });
});

describe('on the profile', () => {
  test('how one plays, and who reads it', async () => {
    const settings = { likedSports: ['Volleyball'], spokenLanguages: ['nl'], showsPlaying: true } as const;
    await show(<HowIPlay />, { as: {}, answers: [answer(getSettings, { settings })] });
    const row = page.getByRole('heading', { name: t('playing.title') });
    await expect.element(page.getByText(t('games.sport.Volleyball'), { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText(t('playing.onPage'))).not.toBeVisible();
    await row.tap();
    await expect.element(page.getByText(t('playing.onPage'))).toBeVisible();
  });
  test('nothing said yet', async () => {
    await show(<HowIPlay />, { as: {}, answers: [answer(getSettings)] });
    await expect
      .element(page.getByRole('link', { name: new RegExp(`^${t('playing.say')}`) }))
      .toHaveAttribute('href', '/settings#playing');
  });
  test('what one is a regular of, open while a spot is kept', async () => {
    const game = { name: 'Weekly', game_date: at('P3D') };
    const data = [{ ...game, joined: true }, { ...game, keptUntil: at('P1D') }, game];
    await show(<RegularGames />, { as: {}, answers: [answer(myRegularGames, { data })] });
    await expect.element(page.getByText(t('regulars.mine.joined'))).toBeVisible();
    expect(body()).toContain(t('regulars.mine.none'));
  });
  test('folded while no spot waits for an answer', async () => {
    const data = [{ name: 'Weekly', game_date: at('P3D'), joined: true }];
    await show(<RegularGames />, { as: {}, answers: [answer(myRegularGames, { data })] });
    await expect.element(page.getByRole('heading', { name: t('regulars.mine.title') })).toBeVisible();
    await expect.element(page.getByText(t('regulars.mine.joined'))).not.toBeVisible();
  });
});
