/** The most that a file may have; a bank's file of two megabytes has less. */
const bounds = { depth: 40, parts: 120_000, attributesOfOne: 20 };

/**
 * Whether an XML file's nesting and its numbers of elements and attributes are within bounds, before anything is built from it. A file that isn't
 * complete XML is left to its reader, or is out of bounds.
 */
export function isWithinBounds(text: string): boolean {
  let depth = 0;
  let parts = 0;
  let end = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', end)) {
    const [, after] = asides.find(([start]) => text.startsWith(start, at)) ?? [];
    const tag = after === undefined ? readTag(text, at + 1) : null;
    end = after === undefined ? (tag?.end ?? -1) : text.indexOf(after, at + 2);
    if (end < 0) return false;
    if (tag === null) continue;
    parts += tag.attributes + (tag.steps < 0 ? 0 : 1);
    depth += tag.steps;
    if (depth > bounds.depth || parts > bounds.parts || tag.attributes > bounds.attributesOfOne) return false;
  }
  return true;
}

/** Parts of a file that aren't elements, with how they end. */
const asides = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Where a tag ends, how many attributes it has, and how many levels it leads down; null for a tag without an end. */
function readTag(text: string, from: number): { end: number; attributes: number; steps: number } | null {
  let attributes = 0;
  for (let at = from; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '>') {
      const steps = text[from] === '/' ? -1 : text[at - 1] === '/' ? 0 : 1;
      return { end: at + 1, attributes, steps };
    }
    if (mark !== '"' && mark !== "'") continue;
    attributes += 1;
    at = text.indexOf(mark, at + 1);
    if (at < 0) return null;
  }
  return null;
}
