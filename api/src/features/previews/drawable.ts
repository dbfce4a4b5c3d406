/** Removes what our fonts can't draw (pictographs, other scripts, soft hyphens), since a name may contain anything. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{Script=Latin}\p{Nd}\p{P}\p{Sc}\p{Zs}+=<>|~^×]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
