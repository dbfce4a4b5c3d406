/** The bell counts up to this; beyond it, it says '99+' (pages.md#header-and-footer). */
export const bellMax = 99;

/** The number on the bell; null shows none. */
export function bellCount(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > bellMax ? `${bellMax}+` : String(unread);
}
