/**
 * Origin of an https address, made of plain host letters only: it goes into the content security policy, where a comma or
 * semicolon in a host would be a word of its own. Null for anything else.
 */
export function httpsOrigin(address: string): string | null {
  const origin = URL.parse(address)?.origin ?? '';
  return /^https:\/\/[a-z\d.-]+(:\d+)?$/.test(origin) ? origin : null;
}
