/** The bell counts to this; beyond it says '99+' (2-accounts §9). */
export const bellMax = 99;

/** What the bell shows; null: nothing. */
export function bellCount(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > bellMax ? `${bellMax}+` : String(unread);
}
