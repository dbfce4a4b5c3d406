import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

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
  const deliver = (message: object) =>
    worker.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  await deliver({ title: 'It is on!', body: 'Tonight', path: '/match/1', tag: 'one' });
  await expect.poll(shown).toEqual([{ title: 'It is on!', body: 'Tonight', tag: 'one', data: { path: '/match/1' } }]);
  await deliver({ title: 'It is on!', body: 'Tonight', path: '//evil.test', tag: 'one' });
  await expect.poll(shown).toEqual([expect.objectContaining({ data: { path: '/notifications' } })]);
});
