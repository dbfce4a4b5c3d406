/** The text in one line, without gaps; non-breaking spaces, as between a sign and its amount, stay. */
export function oneLine(text: string): string {
  // A single space is one already.
  return text.replaceAll(/[^\S\u00A0]{2,}|[^\S\u00A0 ]/g, ' ').trim();
}
