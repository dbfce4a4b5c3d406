/** Where in something that was sent a text is that PostgreSQL does not take: with a NUL, or half a character. null: nowhere. */
export function findOddText(value: unknown, path: string[] = []): string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inside] of Object.entries(value)) {
    const odd = findOddText(inside, [...path, name]) ?? findOddText(name, path);
    if (odd !== null) return odd;
  }
  return null;
}
