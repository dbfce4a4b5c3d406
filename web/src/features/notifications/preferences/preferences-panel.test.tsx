import {
  changeNotificationPreferences,
  getNotificationPreferences,
  subscribePush,
  unsubscribePush,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, hold, neverAnswer, refuse, respondWith } from '../../../../test/backend.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { preferences } from '../../../../test/settings.ts';
import { paramsOf, sentence } from '../../../../test/forms.ts';
import { show, speak } from '../../../../test/open.tsx';
import { NotificationPreferencesPanel } from './preferences-panel.tsx';

const t = speak('en');
const panel = (some = {}, language: Language = 'en') =>
  show(<NotificationPreferencesPanel />, { as: {}, language, answers: preferences(some).answers });
const kind = (category: 'games' | 'ratings' | 'money', words = t) =>
  page.getByRole('group', { name: words(`notices.settings.categories.${category}.name`) });
const channel = (category: 'games' | 'ratings' | 'money', name: 'app' | 'mail' | 'push', words = t) =>
  kind(category, words).getByLabelText(new RegExp(`^${words(`notices.settings.channels.${name}`)}`));
const changes = () => askedOf(changeNotificationPreferences).map(({ body }) => body);

describe('notifications by channel', () => {
  test('is saved as it is chosen', async () => {
    await panel();
    await channel('games', 'mail').tap();
    await expect.element(channel('games', 'mail')).not.toBeChecked();
    await expect.element(kind('games').getByText(t('settings.saved'))).toBeVisible();
    expect(changes()).toEqual([{ choices: [{ category: 'games', channel: 'mail', on: false }] }]);
  });

  test('shows at once, while the choice before it is still on its way', async () => {
    const [get, change] = preferences().answers;
    if (!get || !change) throw new Error('no answers');
    const slow = hold(change);
    await show(<NotificationPreferencesPanel />, { as: {}, answers: [get, slow] });
    await channel('games', 'push').tap();
    await channel('ratings', 'mail').tap();
    await expect.element(channel('games', 'push')).not.toBeChecked();
    await expect.element(channel('ratings', 'mail')).not.toBeChecked();
    expect(changes()).toHaveLength(1);
    slow.release();
    await expect.poll(changes).toHaveLength(2);
  });

  test('can’t be switched off where it is about money', async () => {
    await panel();
    await expect.element(channel('money', 'mail')).toBeDisabled();
    await expect.element(channel('money', 'mail')).toBeChecked();
  });

  for (const language of testedLanguages)
    test(`a choice that could not be saved says so, and is reverted (${language})`, async () => {
      await panel({}, language);
      respondWith(
        refuse(changeNotificationPreferences, 'too_many_requests', { params: paramsOf('too_many_requests') }),
      );
      const words = speak(language);
      await channel('games', 'mail', words).tap();
      await expect
        .element(kind('games', words).getByRole('alert'))
        .toHaveTextContent(sentence(language, 'too_many_requests'));
      await expect.element(channel('games', 'mail', words)).toBeChecked();
    });

  test('loads, and is loaded again after a failure', async () => {
    await show(<NotificationPreferencesPanel />, { as: {}, answers: [neverAnswer(getNotificationPreferences)] });
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  test('is loaded again after a failure', async () => {
    await show(<NotificationPreferencesPanel />, { as: {}, answers: [refuse(getNotificationPreferences, 'busy')] });
    const retry = page.getByRole('button', { name: t('common.retry') });
    await expect.element(retry).toBeVisible();
    respondWith(...preferences().answers);
    await retry.tap();
    await expect.element(channel('games', 'mail')).toBeVisible();
  });

  test('only organisers choose those about organising', async () => {
    await panel();
    await expect.element(kind('games')).toBeVisible();
    const organising = page.getByRole('group', { name: t('notices.settings.categories.organising.name') });
    await expect.element(organising).not.toBeInTheDocument();
  });
});

describe('the night', () => {
  const until = () => page.getByLabelText(t('notices.settings.quiet.until'));
  const blur = () => (document.activeElement as HTMLElement).blur();

  test('begins and ends at chosen times; the same time twice is refused at the field', async () => {
    await panel();
    await until().write('22:00');
    await expect.element(until()).toHaveAccessibleDescription(t('notices.settings.quiet.same'));
    blur();
    expect(changes()).toEqual([]);
    await until().write('09:30');
    blur();
    await expect.poll(changes).toEqual([{ quietHours: { from: '22:00', until: '09:30' } }]);
    await expect.element(until()).toHaveValue('09:30');
  });

  test('may be as any other time', async () => {
    await panel();
    await page.getByRole('switch', { name: t('notices.settings.quiet.on') }).tap();
    await expect.element(until()).not.toBeInTheDocument();
    expect(changes()).toEqual([{ quietHours: null }]);
  });
});

test('the newsletter is one switch', async () => {
  await panel();
  const newsletter = page.getByRole('switch', { name: t('notices.settings.newsletter') });
  await newsletter.tap();
  await expect.element(newsletter).toBeChecked();
  expect(changes()).toEqual([{ newsletter: true }]);
});

describe('push on this device', () => {
  const push = () => page.getByRole('switch', { name: t('notices.settings.push.on') });

  /** The browser's answer when it is asked for permission, and its permission before. */
  function permission(answered: NotificationPermission, before: NotificationPermission = 'default') {
    let said = before;
    vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => said);
    vi.spyOn(Notification, 'requestPermission').mockImplementation(() => {
      said = answered;
      return Promise.resolve(answered);
    });
    onTestFinished(() => void vi.restoreAllMocks());
  }

  /** A push service, and a service worker that is running. */
  function pushService() {
    const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
    const endpoint = 'https://push.example/one';
    let has = false;
    const subscription = {
      endpoint,
      options: {},
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        has = false;
        return true;
      },
    };
    const pushManager = {
      getSubscription: () => Promise.resolve(has ? subscription : null),
      subscribe: async () => {
        has = true;
        return subscription;
      },
    };
    const registration = { pushManager } as unknown as ServiceWorkerRegistration;
    vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
    vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration);
    return { endpoint, keys };
  }

  test('a user who refuses permission reads how to give it', async () => {
    permission('denied');
    await panel();
    await push().tap();
    await expect.element(page.getByText(t('notices.settings.push.denied'))).toBeVisible();
    await expect.element(push()).toBeDisabled();
  });

  test('a user who gives permission gets push messages, and can switch them off', async () => {
    permission('granted');
    const { endpoint, keys } = pushService();
    await panel();
    respondWith(answer(subscribePush), answer(unsubscribePush));
    await push().tap();
    await expect.element(push()).toBeChecked();
    expect(askedOf(subscribePush).map(({ body }) => body)).toEqual([{ endpoint, keys }]);
    await push().tap();
    await expect.element(push()).not.toBeChecked();
    expect(askedOf(unsubscribePush).map(({ body }) => body)).toEqual([{ endpoint }]);
  });
});
