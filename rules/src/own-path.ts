const origin = 'https://rondo.invalid';
// oxlint-disable-next-line no-control-regex -- these are what is refused
const unwanted = /[\u0000-\u001f\u007f-\u009f\\]/;

/**
 * A path of our own site as a browser understands it, with its query and fragment; null for everything that leads, or could lead,
 * to another site. Browsers drop tabs and newlines from addresses and take `\` for `/`, so neither may be in it.
 */
export function ownPath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || unwanted.test(path)) return null;
  const url = parse(path);
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** As `URL.parse`, which not every browser has yet. */
function parse(path: string): URL | null {
  try {
    return new URL(path, origin);
  } catch {
    return null;
  }
}
