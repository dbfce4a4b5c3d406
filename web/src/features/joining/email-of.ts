/** An address as it is compared: without spaces around it, in small letters. */
export function emailOf(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The simple pattern of the specification (1-games §5); the API has the last word. */
export function isEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(emailOf(typed));
}
