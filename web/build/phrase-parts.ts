import { parts } from '@rondo/phrases/parts';
import { languageCodes } from '@rondo/rules';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const phrases = join(import.meta.dirname, '../../phrases/src');
const loaders = 'virtual:phrases';

/**
 * Makes a module of each part of the phrases (phrases/src/parts.ts) in each language, `virtual:phrases/money.en`, and `virtual:phrases`,
 * which loads them (web/src/platform/phrase-parts.ts).
 */
export function phraseParts(): Plugin {
  const sources = new Map([[loaders, loadEach()]]);
  for (const language of languageCodes)
    for (const [part, subjects] of Object.entries(parts)) {
      const from = JSON.stringify(join(phrases, `${language}.ts`));
      sources.set(`${loaders}/${part}.${language}`, `export { ${subjects.join(', ')} } from ${from};`);
    }
  return {
    name: 'phrase-parts',
    enforce: 'pre',
    resolveId: (id) => (sources.has(id) ? `\0${id}` : undefined),
    load: (id) => sources.get(id.replace('\0', '')),
  };
}

function loadEach(): string {
  const rows = languageCodes.map((language) => {
    const each = Object.keys(parts).map((part) => `${part}: () => import('${loaders}/${part}.${language}')`);
    return `${language}: { ${each.join(', ')} }`;
  });
  return `export const loaders = { ${rows.join(', ')} };`;
}
