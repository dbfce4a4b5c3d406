import { confirmOwnAddress, getSettings, listLocations, saveSettings } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, askedOf, hold, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { paramsOf, sentence } from '../../test/forms.ts';
import { testedLanguages } from '../../test/languages.ts';
import { settings, settingsAnswers } from '../../test/settings.ts';
import { open, show, speak } from '../../test/open.tsx';
import { PartsToCome } from './settings/parts-to-come.tsx';
import { findable, findableNames } from './settings/findable.ts';

const t = speak('en');
const openPart = (part: string, language: Language = 'en') =>
  open(`/settings${part}`, { language, as: {}, answers: settingsAnswers() });
const sections = () => page.getByRole('navigation', { name: t('settings.find.sections') });
const find = () => page.getByRole('searchbox', { name: t('settings.find.label') });
const part = (name: 'privacy' | 'notifications') =>
  sections()
    .getByRole('link')
    .filter({ hasText: t(`settings.find.groups.${name}.name`) });

test('the part that the address names is in sight by its name until it is drawn, and no other', async () => {
  await show(<PartsToCome />);
  const named = (part: 'privacy' | 'data') => page.getByText(t(`settings.find.groups.${part}.name`), { exact: true });
  await expect.element(named('privacy')).not.toBeVisible();
  location.hash = '#privacy';
  await expect.element(named('privacy')).toBeVisible();
  await expect.element(named('data')).not.toBeVisible();
});

describe('a setting is found', () => {
  test('by none if no name fits', async () => {
    await openPart('');
    await find().write('qwerty');
    await expect.element(page.getByText(t('settings.find.none'))).toBeVisible();
    expect(sections().getByRole('link').elements()).toEqual([]);
  });

  test('by another word, and Enter leads to it', async () => {
    await openPart('');
    await find().write('sleep');
    await expect.element(sections().getByRole('link')).toMatchTextContent(t('notices.settings.quiet.title'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.hash).toBe('#notifications');
    await expect.element(page.getByRole('heading', { level: 2, name: t('notices.settings.title') })).toHaveFocus();
  });

  test('by its name, as one of the settings that a call changes', async () => {
    await openPart('');
    await find().write('first name');
    await expect.element(sections().getByRole('link')).toMatchTextContent(t('settings.privacy.showsFirstName'));
  });

  test('in the list of parts; going back there returns the focus to the entry', async () => {
    await openPart('');
    await part('privacy').tap();
    await expect.poll(() => location.hash).toBe('#privacy');
    await expect.element(page.getByLabelText(t('settings.privacy.page'))).toBeEnabled();
    history.back();
    await expect.poll(() => location.hash).toBe('');
    await expect.element(part('privacy')).toHaveFocus();
  });
});

test.each(Object.keys(saveSettings.input.body.shape))('%s has one control, where it is found', async (name) => {
  const found = findableNames.find((one) => one === name);
  const section = `#${found && findable[found].anchor}`;
  await openPart(section);
  const controls = () => document.querySelectorAll(`${section} :is([name="${name}"], [data-path="${name}"])`);
  await expect.poll(() => controls().length).toBe(1);
});

describe('who sees the user', () => {
  const readers = () => page.getByLabelText(t('settings.privacy.page'));

  test('is saved as it is chosen, and shown meanwhile', async () => {
    const { kept, answers } = settings();
    const slow = answers.map((one) => (one.call === saveSettings ? hold(one) : one));
    await open('/settings#privacy', { as: {}, answers: [...slow, ...settingsAnswers()] });
    await expect.element(readers()).toBeEnabled();
    await readers().selectOptions('partners');
    await expect.element(readers()).toHaveValue('partners');
    await expect.element(page.getByText(t('settings.saved'))).not.toBeInTheDocument();
    for (const one of slow) if ('release' in one) (one.release as () => void)();
    await expect.element(page.getByText(t('settings.saved'))).toBeVisible();
    expect(kept()).toMatchObject({ pageReaders: 'partners' });
  });

  test('a name is hidden from visitors', async () => {
    await openPart('#privacy');
    const hide = page.getByRole('switch', { name: new RegExp(t('settings.privacy.hidesName')) });
    await expect.element(hide).toBeEnabled();
    await hide.tap();
    await expect.element(hide).toBeChecked();
    await expect.element(page.getByText(t('settings.saved'))).toBeVisible();
    expect(askedOf(saveSettings).map(({ body }) => body)).toEqual([{ hidesName: true }]);
  });

  test('a first name is shown to visitors, but not beside a hidden name', async () => {
    await openPart('#privacy');
    const first = page.getByRole('switch', { name: new RegExp(t('settings.privacy.showsFirstName')) });
    await expect.element(first).toBeEnabled();
    await first.tap();
    await expect.element(first).toBeChecked();
    expect(askedOf(saveSettings).map(({ body }) => body)).toEqual([{ showsFirstName: true }]);
    await page.getByRole('switch', { name: new RegExp(t('settings.privacy.hidesName')) }).tap();
    await expect.element(first).not.toBeInTheDocument();
  });

  for (const language of testedLanguages)
    test(`a setting that could not be saved says so beside it, and is reverted (${language})`, async () => {
      const t = speak(language);
      await openPart('#privacy', language);
      respondWith(refuse(saveSettings, 'too_many_requests', { params: paramsOf('too_many_requests') }));
      const readers = page.getByLabelText(t('settings.privacy.page'));
      await expect.element(readers).toBeEnabled();
      await readers.selectOptions('nobody');
      const refusal = sentence(language, 'too_many_requests');
      await expect.element(readers).toHaveAccessibleDescription(expect.stringContaining(refusal));
      await expect.element(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
      await expect.element(readers).toHaveAttribute('aria-invalid', 'true');
      await expect.element(readers).toHaveValue('everyone');
      await expect.element(page.getByText(t('settings.saved'))).not.toBeInTheDocument();
    });
});

describe('how the user plays', () => {
  const cities = answer(listLocations, {
    data: { locations: [{ name: 'Leiden' }, { name: 'Utrecht' }] },
  });
  const section = () => page.getByRole('region', { name: t('playing.title') });
  const openPlaying = () => open('/settings#playing', { as: {}, answers: [cities, ...settingsAnswers()] });
  const savedTimes = async (times: number) => {
    await expect.poll(() => section().getByText(t('settings.saved')).elements().length).toBe(times);
  };

  test('sports, hours, city and languages are each saved as they are chosen', async () => {
    await openPlaying();
    const basketball = section().getByRole('button', { name: t('games.sport.Basketball') });
    await expect.element(basketball).toBeEnabled();
    await basketball.tap();
    await savedTimes(1);
    await expect.element(basketball).toHaveAttribute('aria-pressed', 'true');
    await section()
      .getByRole('group', { name: t('playing.days.weekend') })
      .getByRole('button', { name: t('playing.parts.Morning') })
      .tap();
    await savedTimes(2);
    await section().getByLabelText(t('playing.city')).selectOptions('Leiden');
    await savedTimes(3);
    await section().getByLabelText(t('playing.addLanguage')).selectOptions('fy');
    await savedTimes(4);
    expect(askedOf(saveSettings).map(({ body }) => body)).toEqual([
      { likedSports: ['Basketball'] },
      { playingHours: ['weekendMorning'] },
      { homeCity: 'Leiden' },
      { spokenLanguages: ['fy'] },
    ]);
  });

  test('choices that are taken back are gone', async () => {
    await openPlaying();
    await section().getByLabelText(t('playing.addLanguage')).selectOptions('fy');
    const remove = section().getByRole('button', { name: t('common.remove', { name: t('playing.names.fy') }) });
    await remove.tap();
    await expect.element(remove).not.toBeInTheDocument();
    await expect.poll(() => askedOf(saveSettings).at(-1)?.body).toEqual({ spokenLanguages: [] });
  });

  test('is shown on the user’s page only if they want that', async () => {
    await openPlaying();
    const show = page.getByRole('switch', { name: new RegExp(t('playing.show')) });
    await expect.element(show).not.toBeChecked();
    await show.tap();
    await savedTimes(1);
    expect(askedOf(saveSettings).map(({ body }) => body)).toEqual([{ showsPlaying: true }]);
  });
});

describe.each([
  ['playing', 'playing.title'],
  ['privacy', 'settings.privacy.title'],
] as const)('the settings of %s', (part, title) => {
  const section = () => page.getByRole('region', { name: t(title) });
  const values = () => section().element().querySelectorAll('input, select, [aria-pressed]');

  test('show no value before it is known', async () => {
    const slow = hold(answer(getSettings, { settings: { homeCity: 'Leiden', hidesName: true } }));
    await open(`/settings#${part}`, { as: {}, answers: [slow, ...settingsAnswers()] });
    await expect.element(section().getByText(t('common.loading'))).toBeInTheDocument();
    expect(values()).toHaveLength(0);
    slow.release();
    await expect.poll(() => values().length).toBeGreaterThan(1);
    await expect.element(section().getByText(t('common.loading'))).not.toBeInTheDocument();
  });

  test('say that they failed, and are asked for again', async () => {
    await open(`/settings#${part}`, { as: {}, answers: [refuse(getSettings, 'unavailable'), ...settingsAnswers()] });
    await expect.element(section().getByRole('alert')).toBeVisible();
    respondWith(...settings().answers);
    await section()
      .getByRole('button', { name: t('common.retry') })
      .tap();
    await expect.poll(() => values().length).toBeGreaterThan(1);
  });
});

test('the language is chosen here too, and kept for mails', async () => {
  await openPart('#appearance');
  await page.getByRole('radio', { name: 'Nederlands' }).tap();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(speak('nl')('nav.titles.settings'));
  await expect.poll(() => askedOf(saveSettings).map(({ body }) => body)).toEqual([{ language: 'nl' }]);
});

describe('mails that come back', () => {
  test.each(['bounced', 'refused', 'complained'] as const)('are told of, with the way out: %s', async (how) => {
    const returned = answer(getSettings, { settings: { mailsReturned: how } });
    await open('/settings', { as: {}, answers: [returned, ...settingsAnswers()] });
    const section = page.getByRole('region', { name: t('settings.mails.title') });
    await expect.element(section).toMatchTextContent(t(`settings.mails.${how}`, { email: 'sanne@rondo.test' }));
    await section.getByRole('button', { name: t('settings.mails.retry') }).tap();
    await expectBanner(t('settings.mails.sent'));
  });

  test('are no longer reported once mails arrive, and nothing is mailed', async () => {
    const returned = answer(getSettings, { settings: { mailsReturned: 'bounced' } });
    await open('/settings', {
      as: {},
      answers: [returned, refuse(confirmOwnAddress, 'mails_arrive'), ...settingsAnswers()],
    });
    const section = page.getByRole('region', { name: t('settings.mails.title') });
    await expect.element(section).toBeVisible();
    respondWith(answer(getSettings, { settings: { mailsReturned: null } }));
    await section.getByRole('button', { name: t('settings.mails.retry') }).tap();
    await expectBanner(t('errors.mails_arrive'));
    await expect.element(section).not.toBeInTheDocument();
  });
});

test('a guest is led to a password, and sees no passkeys nor who sees their page', async () => {
  await open('/settings#sign-in', { as: { role: 'guest', balance: null }, answers: settingsAnswers() });
  await expect.element(page.getByRole('link', { name: t('editProfile.guest.link') })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: t('signIn.sessions.title') })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: t('signIn.methods.title') })).not.toBeInTheDocument();
});
