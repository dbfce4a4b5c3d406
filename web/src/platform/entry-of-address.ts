/**
 * The key of the history entry that the address is at. While another page is still coming, the entry shown (`useLocation`) is the one
 * before it.
 */
export function entryOfAddress(): string {
  const { key = 'default' }: { key?: string } = window.history.state ?? {};
  return key;
}
