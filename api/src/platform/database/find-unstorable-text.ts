/** The path, in a request, of a text that PostgreSQL can't store because of a NUL or an unpaired surrogate; null if there is none. */
export function findUnstorableText(value: unknown, path: string[] = []): string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inside] of Object.entries(value)) {
    const odd = findUnstorableText(inside, [...path, name]) ?? findUnstorableText(name, path);
    if (odd !== null) return odd;
  }
  return null;
}
