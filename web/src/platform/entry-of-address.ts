/** The key of the history entry of the present address. While another page is still loading, `useLocation` has the entry before it. */
export function entryOfAddress(): string {
  const { key = 'default' }: { key?: string } = window.history.state ?? {};
  return key;
}
