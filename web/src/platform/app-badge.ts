/** Shows on the icon of the installed app what the bell shows; zero takes it away. A browser without badges shows none. */
export function showBadge(unread: number): void {
  const { navigator } = window;
  if (!('setAppBadge' in navigator)) return;
  // A browser may refuse, for example in a page that isn't installed.
  navigator.setAppBadge(unread).catch(() => undefined);
}
