import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { signUp } from './api.ts';
import { wholeBrowser } from './browser.ts';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';

const t = speak('en');

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser });

test('a push message is shown, and only a path of ours is kept for its press', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/about');
  const worker = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await worker.send('ServiceWorker.enable');
  await page.evaluate("navigator.serviceWorker.register('/sw.js?lang=en').then(() => navigator.serviceWorker.ready)");
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  const shown = () =>
    page.evaluate(`navigator.serviceWorker.ready
      .then((registration) => registration.getNotifications())
      .then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))`);
  // A push service delivers until it is told that the message is there; this way to the worker says nothing, and may lose one while the
  // worker starts. Messages with one tag stand once.
  const deliver = (message: object, notices: object[]) =>
    expect(async () => {
      await worker.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
      await expect.poll(shown, { timeout: 3000 }).toEqual(notices);
    }).toPass({ timeout: 30_000 });
  await deliver({ title: 'It is confirmed!', body: 'Tonight', path: '/match/1', tag: 'one' }, [
    { title: 'It is confirmed!', body: 'Tonight', tag: 'one', data: { path: '/match/1' } },
  ]);
  await deliver({ title: 'It is confirmed!', body: 'Tonight', path: '//evil.test', tag: 'one' }, [
    expect.objectContaining({ data: { path: '/notifications' } }),
  ]);
});

/** The browser gets subscriptions from a push service that is not there; it keeps them until they are given up. */
async function aPushService(page: Page): Promise<string> {
  const endpoint = `https://push.example/${crypto.randomUUID()}`;
  const keys = { p256dh: randomBytes(65).toString('base64url'), auth: randomBytes(16).toString('base64url') };
  await page.addInitScript(`(() => {
    const name = 'the browser’s own';
    const subscription = {
      endpoint: ${JSON.stringify(endpoint)},
      options: {},
      toJSON: () => (${JSON.stringify({ endpoint, keys })}),
      unsubscribe: async () => localStorage.removeItem(name),
    };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(name) ? subscription : null);
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(name, 'subscribed');
      return subscription;
    };
  })()`);
  return endpoint;
}

test('what is chosen in the settings stays chosen: push on this device, by kind, and rest at night', async ({
  page,
  context,
}) => {
  await signUp(page, 'Chooser');
  const endpoint = await aPushService(page);
  const saved = async () => {
    const answer = await page.request.get(
      `/api/users/notificationPreferences?endpoint=${encodeURIComponent(endpoint)}`,
    );
    const { data } = (await answer.json()) as { data: { push: { here: boolean }; quietHours: object | null } };
    return data;
  };
  const push = page.getByRole('switch', { name: t('notices.settings.push.on') });
  const kind = (category: 'games' | 'ratings') =>
    page.getByRole('group', { name: t(`notices.settings.categories.${category}.name`) });
  const channel = (category: 'games' | 'ratings', name: 'app' | 'mail' | 'push') =>
    kind(category).getByLabel(t(`notices.settings.channels.${name}`));
  const night = page.getByRole('switch', { name: t('notices.settings.quiet.on') });
  const newsletter = page.getByRole('switch', { name: t('notices.settings.newsletter') });
  const until = page.getByLabel(t('notices.settings.quiet.until'), { exact: true });

  const press = async (box: Locator, on: boolean) => {
    await expect(box).toBeChecked({ checked: !on });
    await box.press('Space');
    await expect(box).toBeChecked({ checked: on });
  };

  await test.step('whose owner does not allow messages reads how to', async () => {
    await page.goto('/settings#notifications');
    // Nobody is there to answer the browser's question, which counts as a no.
    await push.press('Space');
    await expect(page.getByText(t('notices.settings.push.denied'))).toBeVisible();
    await expect(push).toBeDisabled();
  });

  await test.step('who allows them is told, and what else is chosen is kept', async () => {
    await context.grantPermissions(['notifications']);
    await page.reload();
    await press(push, true);
    await expect.poll(saved).toMatchObject({ push: { here: true } });
    // What is chosen shows at once, also while the choice before it is still on its way.
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/api/users/notificationPreferences', async (route) => {
      await arrived;
      await route.continue();
    });
    await press(channel('games', 'push'), false);
    await press(channel('ratings', 'mail'), true);
    await press(newsletter, true);
    arrive();
    await until.fill('22:00');
    await until.blur();
    await expect(page.getByText(t('notices.settings.quiet.same'))).toBeVisible();
    await until.fill('09:30');
    await until.blur();
    await expect.poll(saved).toMatchObject({ newsletter: true, quietHours: { from: '22:00', until: '09:30' } });
  });

  await test.step('it is all there the next time', async () => {
    await page.reload();
    await expect(push).toBeChecked();
    await expect(channel('games', 'push')).not.toBeChecked();
    await expect(channel('games', 'mail')).toBeChecked();
    await expect(channel('ratings', 'mail')).toBeChecked();
    await expect(channel('ratings', 'app')).toBeChecked();
    await expect(newsletter).toBeChecked();
    await expect(until).toHaveValue('09:30');
  });

  await test.step('and off again', async () => {
    await press(push, false);
    await press(night, false);
    await expect(until).toHaveCount(0);
    await expect.poll(saved).toMatchObject({ push: { here: false }, quietHours: null });
    await expect(push).not.toBeChecked();
  });
});
