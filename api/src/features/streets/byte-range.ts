/** The most bytes of one range: tiles and directories are far smaller. */
const maxBytes = 1024 * 1024;

/** The only range of a `Range` header, from its first to its last byte; null for any other header, and for more than 1 MiB. */
export function byteRange(header: string | undefined): { start: number; end: number } | null {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header ?? '') ?? [];
  const [start, end] = [Number(first), Number(last)];
  return end >= start && end - start < maxBytes ? { start, end } : null;
}
