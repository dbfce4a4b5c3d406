/** The text in one line, without gaps; a space that doesn't break, as between a sign and its amount, stays. */
export function oneLine(text: string): string {
  return text.replaceAll(/[^\S\u00A0]+/g, ' ').trim();
}
