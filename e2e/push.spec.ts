import { expect } from '@playwright/test';
import { wholeBrowser } from './browser.ts';
import { test } from './journey-test.ts';

// features: notifications

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
  // A real push service repeats a message until it is told that it has arrived. This call doesn't, and a message may get lost while the worker
  // starts, so the test sends it again. Messages with the same tag show once.
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
