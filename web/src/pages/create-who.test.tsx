import { createGame } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { askedOf, neverAnswer, respondWith } from '../../test/backend.ts';
import { button, choice, forForm, input, keepDraft, wholeDraft } from '../../test/game-drafts.ts';
import { testedLanguages } from '../../test/languages.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');
const main = () => page.getByRole('main');
const openWho = (role: 'organiser' | 'admin' = 'organiser', language: Language = 'en') =>
  open('/create?step=who', { as: { role }, language, answers: forForm() });
const unfold = (t = speak('en')) => button(new RegExp(`^${t('create.folds.who')}`)).tap();
async function sent() {
  respondWith(neverAnswer(createGame));
  await button(t('create.submit')).tap();
  await expect.poll(() => askedOf(createGame).length).toBe(1);
  return askedOf(createGame)[0]?.body;
}

describe('for how many', () => {
  test('is a press on a usual number of the sport', async () => {
    keepDraft({ sport: 'Futsal' });
    await openWho();
    await choice(t('create.perSide', { count: 5 })).tap();
    await expect.element(input(t('create.minimum'))).toHaveValue('8');
    await expect.element(input(t('create.players'))).toHaveValue('10');
  });

  test.each(testedLanguages)('is more than the least, and never below nothing (%s)', async (language) => {
    const t = speak(language);
    await openWho('organiser', language);
    await input(t('create.minimum')).write('-6');
    await expect.element(input(t('create.minimum'))).toHaveValue('6');
    await input(t('create.players')).write('6');
    await userEvent.tab();
    await expect
      .element(input(t('create.players')))
      .toHaveAccessibleDescription(expect.stringContaining(t('create.errors.more')));
  });
});

describe('for how much', () => {
  test('is always free for an organiser', async () => {
    await openWho();
    await expect.element(page.getByLabelText(t('create.free'))).toBeDisabled();
    await expect.element(page.getByText(t('create.freeLocked'))).toBeVisible();
  });

  test.each([
    ['up to 99 euro', 'Volleyball', '4.555', t('create.errors.price', { max: 99 })],
    ['nothing in a sport that can’t cost', 'Martial arts', '2', t('create.errors.notPaying')],
  ] as const)('is of an admin’s %s', async (_, sport, typed, words) => {
    keepDraft({ sport });
    await openWho('admin');
    await input(t('create.price')).write(typed);
    await userEvent.tab();
    await expect.element(input(t('create.price'))).toHaveAccessibleDescription(expect.stringContaining(words));
  });

  test('is lower for the first to join, in the chosen order', async () => {
    keepDraft({ ...wholeDraft, price: '10' });
    await openWho('admin');
    await unfold();
    const row = (number: number) => main().getByRole('group', { name: t('create.earlyBird.entry', { number }) });
    for (const [number, spots, value] of [
      [1, '2', '50'],
      [2, '3', '20'],
    ] as const) {
      await button(t('create.earlyBird.add')).tap();
      await expect.element(row(number).getByLabelText(t('create.earlyBird.spots'))).toHaveFocus();
      await row(number).getByLabelText(t('create.earlyBird.spots')).write(spots);
      await row(number).getByLabelText(t('create.earlyBird.value')).write(value);
    }
    await expect.element(row(1)).toMatchTextContent(/€\s5\.00/);
    await button(t('create.earlyBird.down', { name: t('create.earlyBird.entry', { number: 1 }) })).tap();
    await expect.element(row(1)).toMatchTextContent(/€\s8\.00/);
    await button(t('common.remove', { name: t('create.earlyBird.entry', { number: 2 }) })).tap();
    expect(await sent()).toMatchObject({
      price: 10,
      early_bird: [{ priority: 1, spots: { total: 3 }, discount: { discount_type: 'percentage', discount_value: 20 } }],
    });
  });
});

describe('who may join', () => {
  test('is sent as it was filled in', async () => {
    keepDraft(wholeDraft);
    await openWho();
    await unfold();
    await input(t('create.passcode')).write('geheim');
    await input(t('create.signupDays')).write('3');
    await expect.element(input(t('create.signupDays'))).toHaveAccessibleDescription(/./);
    await input(t('create.placeholders')).write('2');
    await input(t('create.levelLimit')).write('3,5');
    await page.getByRole('switch', { name: t('create.eloDisabled') }).tap();
    await input(t('create.contact')).write('Call Olaf');
    await input(t('create.groupchat')).write('https://chat.example/volley');
    await input(t('create.community')).selectOptions('Dom Volley');
    expect(await sent()).toMatchObject({
      passcode: 'geheim',
      signup_opens_in_days: 3,
      placeholder_player_number: 2,
      levelLimit: 3.5,
      elo_disabled: true,
      contact_details: 'Call Olaf',
      groupchat: 'https://chat.example/volley',
      communities: ['00000000-0000-4000-9000-0000000000cc'],
    });
  });
});

describe('a tournament', () => {
  const openWhat = (role: 'organiser' | 'admin') => open('/create?step=what', { as: { role }, answers: forForm() });
  const toggle = () => page.getByRole('switch', { name: t('create.tournament.toggle') });

  test('has teams with names, which a press makes equally large', async () => {
    keepDraft({ ...wholeDraft, tournament: true });
    await openWho();
    await input(t('create.teams.count')).write('3');
    await button(t('create.teams.equal')).tap();
    await expect.poll(() => main().getByLabelText(t('create.teams.name')).elements().length).toBe(3);
    await button(t('create.teams.add')).tap();
    const last = main().getByLabelText(t('create.teams.name')).last();
    await expect.element(last).toHaveFocus();
    await button(t('common.remove', { name: t('create.teams.named', { number: 4 }) })).tap();
    const body = await sent();
    expect(body).toMatchObject({ tournament: true, teams: [{ team_size: 4 }, { team_size: 4 }, { team_size: 4 }] });
  });

  test('says that its teams are missing', async () => {
    keepDraft({ ...wholeDraft, tournament: true });
    await openWho();
    await button(t('create.submit')).tap();
    await expect.element(page.getByRole('group', { name: t('create.teams.title') }).getByRole('alert')).toBeVisible();
  });

  test('of another organisation is only for admins, and says that its name and page are missing', async () => {
    keepDraft({ tournament: true });
    await openWhat('admin');
    await page.getByRole('switch', { name: t('create.tournament.external') }).tap();
    await input(t('create.tournament.organisation')).write('');
    await userEvent.tab();
    await expect.element(input(t('create.tournament.organisation'))).toBeInvalid();
    await input(t('create.tournament.eventLink')).write('no address');
    await userEvent.tab();
    await expect.element(input(t('create.tournament.eventLink'))).toBeInvalid();
    await page.getByRole('link', { name: t('create.steps.who') }).tap();
    await expect.element(input(t('create.memberPrice'))).toBeVisible();
  });

  test('of an organiser can’t be another organisation’s', async () => {
    await openWhat('organiser');
    await button(new RegExp(`^${t('create.folds.what')}`)).tap();
    await toggle().tap();
    await page.getByRole('switch', { name: t('create.tournamentOnRondo.toggle') }).tap();
    await expect.element(input(t('create.tournament.link'))).toBeVisible();
    expect(page.getByRole('switch', { name: t('create.tournament.external') }).query()).toBeNull();
  });
});
