/** An address in comparable form: trimmed, in lower case. */
export function emailOf(typed: string): string {
  return typed.trim().toLowerCase();
}

/** A simple check (pages.md#wizard); the API decides in the end. */
export function isEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(emailOf(typed));
}
