import { parts } from '@rondo/phrases/parts';
import { type Language, languageCodes } from '@rondo/rules';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const phrases = join(import.meta.dirname, '../../phrases/src');
const loaders = 'virtual:phrases';

/**
 * Makes a module of each part of the phrases (phrases/src/parts.ts) in each language, `virtual:phrases/money.en`, and `virtual:phrases`,
 * which loads them (web/src/platform/phrase-parts.ts). In the browser's build each part has copies of its own of the subjects that it shares, so
 * that it is one file and a press needs no second trip.
 */
export function phraseParts(): Plugin {
  const sources = new Map([[loaders, loadEach()]]);
  let copies = false;
  for (const language of languageCodes)
    for (const [part, subjects] of Object.entries(parts)) {
      const lines = subjects.map(
        (subject) => `export { ${subject} } from ${JSON.stringify(fileOf(subject, language))};`,
      );
      sources.set(`${loaders}/${part}.${language}`, lines.join('\n'));
    }
  return {
    name: 'phrase-parts',
    enforce: 'pre',
    config: (_, { command, isSsrBuild }) => {
      copies = command === 'build' && !isSsrBuild;
    },
    async resolveId(id, importer) {
      if (sources.has(id)) return `\0${id}`;
      const part = copies && importer && partOf(importer);
      if (!part) return undefined;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && isCopied(found.id) ? `${found.id}?part=${part}.ts` : found;
    },
    load: (id) => sources.get(id.replace('\0', '')),
  };
}

/** A subject is named as its file: `ticketCode` is in ticket-code.en.ts. */
const fileOf = (subject: string, language: Language): string =>
  join(phrases, 'subjects', `${subject.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.${language}.ts`);

/** The refusals in English are the contract's own. */
const refusals = join(import.meta.dirname, '../../contract/src/errors.ts');
const isCopied = (id: string) => id.startsWith(phrases) || id === refusals;

/** The part for which a module is copied. */
const partOf = (importer: string): string | undefined =>
  /(?:virtual:phrases\/|\?part=)(\w+\.\w+)(?:\.ts)?$/.exec(importer)?.[1];

function loadEach(): string {
  const rows = languageCodes.map((language) => {
    const each = Object.keys(parts).map((part) => `${part}: () => import('${loaders}/${part}.${language}')`);
    return `${language}: { ${each.join(', ')} }`;
  });
  return `export const loaders = { ${rows.join(', ')} };`;
}
