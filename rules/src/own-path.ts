const origin = 'https://rondo.invalid';
/** Control characters (U+0000 to U+001F, U+007F to U+009F) and the backslash. */
const unwanted = /[\p{Cc}\\]/u;

/**
 * A path of Rondo's own site, as a browser reads it, with its query and fragment; null for anything that leads, or could lead, to another site.
 * Browsers drop tabs and newlines from addresses and read `\` as `/`, so neither is allowed.
 */
export function ownPath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || unwanted.test(path)) return null;
  const url = parse(path);
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Like `URL.parse`, which not every browser has yet. */
function parse(path: string): URL | null {
  try {
    return new URL(path, origin);
  } catch {
    return null;
  }
}
