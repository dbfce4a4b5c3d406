import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const collector = path.join(import.meta.dirname, 'collect.ts');

/** A `sql` template in code; not the word in a comment, a member or a type. */
const template = /(?<![`.\w])(?<!typeof )sql(?=[<`])/g;

/** The places of a file's `sql` templates: `api/src/…/queries.ts:12`, and `:12b` for a second one on a line. */
export function sitesOf(file: string, code: string): Map<number, string> {
  const sites = new Map<number, string>();
  let line = 1;
  let from = 0;
  let before = '';
  let inLine = 0;
  for (const { index } of code.matchAll(template)) {
    line += code.slice(from, index).split('\n').length - 1;
    from = index;
    const site = `${path.relative(root, file)}:${line}`;
    inLine = site === before ? inLine + 1 : 0;
    before = site;
    sites.set(index, inLine === 0 ? site : `${site}${String.fromCharCode('a'.charCodeAt(0) + inLine)}`);
  }
  return sites;
}

/** Whether the database describes this file's SQL: all of the product's, none of the tests'. */
export const isDescribed = (file: string): boolean =>
  file.startsWith(path.join(root, 'api/src/')) && /(?<!\.test)\.ts$/.test(file);

/** In tests, makes each `sql` template of the product say where it stands. Line numbers stay as they are. */
export function markSites() {
  return {
    name: 'mark-sites',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const sites = isDescribed(id) ? sitesOf(id, code) : new Map<number, string>();
      if (sites.size === 0) return;
      const marked = code.replaceAll(template, (_, index: number) => `sqlAt(${JSON.stringify(sites.get(index))})`);
      return { code: `${marked}\nimport { sqlAt } from ${JSON.stringify(collector)};\n`, map: null };
    },
  };
}
