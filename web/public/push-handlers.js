// Push messages, as part of the service worker (sw.js): shows what Rondo sends, and opens what is pressed.

/** A path of ours, by the rule of `ownPath` (rules/src/own-path.ts); anything else leads to the notifications. */
const pathOf = (path) => {
  if (typeof path !== 'string' || !/^\/[^\p{Cc}\\]*$/u.test(path)) return '/notifications';
  try {
    const { origin, pathname, search, hash } = new URL(path, self.location.origin);
    const isOurs = origin === self.location.origin && !pathname.startsWith('//');
    return isOurs ? pathname + search + hash : '/notifications';
  } catch {
    return '/notifications';
  }
};

self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data?.json() ?? {};
  } catch {
    // Not one of ours; a browser still wants something to be shown.
  }
  const { title = 'Rondo', body = '', path, tag, unread } = message;
  const options = { body, tag, icon: '/icon-192.png', data: { path: pathOf(path) } };
  const shown = [self.registration.showNotification(title, options)];
  if (Number.isInteger(unread) && self.navigator?.setAppBadge)
    shown.push(self.navigator.setAppBadge(unread).catch(() => undefined));
  event.waitUntil(Promise.all(shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = pathOf(event.notification.data?.path);
  event.waitUntil(show(new URL(path, self.location.origin).href));
});

/** In a window of Rondo that is open, else in a new one. */
async function show(address) {
  const windows = await self.clients.matchAll({ type: 'window' });
  for (const one of windows) {
    try {
      await one.focus();
      if (await one.navigate(address)) return;
    } catch {
      // It is not ours to move, or was closed meanwhile.
    }
  }
  await self.clients.openWindow(address);
}
