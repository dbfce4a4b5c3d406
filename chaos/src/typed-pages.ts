/**
 * The only fenced block of these pages with these words: drills type what the docs say, so that the two can't differ.
 * @throws Error if there is none, or more than one
 */
export function blockIn(pages: Iterable<string>, words: string): string {
  const blocks = [...pages].flatMap((page) =>
    [...page.matchAll(/^ *```\w*\n([^]*?)^ *```$/gm)].map(([, text = '']) => text),
  );
  const [found, ...more] = blocks.filter((text) => text.includes(words));
  if (found === undefined || more.length > 0) throw new Error(`not one block of the docs says ${words}`);
  return found;
}

/**
 * Fills one's own words into the commands of the docs.
 * @throws Error if something to fill in isn't there
 */
export function filled(text: string, own: Record<string, string>): string {
  return Object.entries(own).reduce((rest, [from, to]) => {
    if (!rest.includes(from)) throw new Error(`the docs do not say ${from}`);
    return rest.replaceAll(from, () => to);
  }, text);
}
