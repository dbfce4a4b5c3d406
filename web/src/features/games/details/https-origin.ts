/**
 * The origin of an https address, only if its host consists of plain letters, digits, dots and hyphens: it goes into the content security
 * policy, where a comma or semicolon would start something new. Null for anything else.
 */
export function httpsOrigin(address: string): string | null {
  const origin = URL.parse(address)?.origin ?? '';
  return /^https:\/\/[a-z\d.-]+(:\d+)?$/.test(origin) ? origin : null;
}
