import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { root } from '../run-program.ts';
import { type Imported, readSource, type Source, wordsOf } from './declarations.ts';

/** A declaration of a file, by paths from the root (`rules/src/refund.ts#decideRefund`); `#` is what runs when the file is loaded. */
export type Declaration = `${string}#${string}`;

/** Which declarations use which. */
export interface Uses {
  files: readonly string[];
  /** All declarations of a file; a file without code has one. */
  of: (file: string) => readonly Declaration[];
  /** The text of a declaration, without comments. */
  saying: (declaration: Declaration) => string;
  uses: (declaration: Declaration) => readonly Declaration[];
  /** Declarations that are only known by name here, without what those need: browsers only have a call's method and path. */
  names: (declaration: Declaration) => readonly Declaration[];
}

/** Files in which calls are only names; a component test uses them to say what is answered. */
const isNameAlone = (file: string, from: string) =>
  from === '@rondo/contract/calls' || (file.endsWith('.test.tsx') && from === '@rondo/contract');

export const isCode = (file: string) => /\.tsx?$/.test(file);
export const fileOf = (declaration: Declaration): string => declaration.slice(0, declaration.indexOf('#'));

/** Nothing is left of a type when code runs; but the API's tests compare row types with the database. */
export const keepsTypes = (file: string): boolean => file.startsWith('api/');

/** `@rondo/rules/books`: the package and the part that its `exports` name. */
const ofPackage = /^@rondo\/(\w+)(?:\/(.+))?$/;
/** Other files that a statement names: loaded late, drawn in a worker, or read as text. */
const namedFile = /'(\.{1,2}\/[^'\n]+\.\w+)'|new URL\('([^'\n]+)', import\.meta\.url\)/g;
/** All files that match a pattern, as the console's lists are found; files loaded late are pages. */
const pattern = /import\.meta\.glob<\w+>\('([^']+)', \{ eager: true/g;

/** The uses in all files except those that only measure and torment the product. */
export function readUses(): Uses {
  const found = globSync('{rules,contract,phrases,scenes,api,web,e2e,scripts,simulate}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist)$|^e2e\/results$/.test(path),
  });
  const sources = new Map(found.map((file) => [file, readSource(textOf(file), keepsTypes(file))]));
  return new Reading(sources);
}

export const textOf = (file: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';

class Reading implements Uses {
  readonly files: readonly string[];
  private readonly sources: Map<string, Source>;
  private readonly known = new Map<Declaration, { used: readonly Declaration[]; named: readonly Declaration[] }>();
  private readonly exports = new Map<string, Record<string, string>>();

  constructor(sources: Map<string, Source>) {
    this.sources = sources;
    this.files = [...sources.keys()];
  }

  readonly of = (file: string): Declaration[] => {
    const names = this.sources.get(file)?.declarations.keys() ?? [];
    return [...new Set(['', ...names])].map((name) => `${file}#${name}` as const);
  };

  readonly saying = (declaration: Declaration): string => {
    const file = fileOf(declaration);
    return this.sources.get(file)?.declarations.get(declaration.slice(file.length + 1)) ?? '';
  };

  readonly uses = (declaration: Declaration): readonly Declaration[] => this.read(declaration).used;
  readonly names = (declaration: Declaration): readonly Declaration[] => this.read(declaration).named;

  private read(declaration: Declaration) {
    const known = this.known.get(declaration) ?? this.readUses(declaration);
    this.known.set(declaration, known);
    return known;
  }

  private readUses(declaration: Declaration): { used: Declaration[]; named: Declaration[] } {
    const file = fileOf(declaration);
    const source = this.sources.get(file);
    if (!source) return { used: [], named: [] };
    const code = this.saying(declaration);
    const used = new Set<Declaration>([`${file}#`]);
    const named: Declaration[] = [];
    for (const word of wordsOf(code)) {
      if (source.declarations.has(word)) used.add(`${file}#${word}`);
      const imported = source.imported.get(word);
      const found = imported ? this.resolve(file, imported, membersOf(word, code)) : [];
      if (imported && isNameAlone(file, imported.from)) named.push(...found);
      else found.forEach((one) => used.add(one));
    }
    const late = [...code.matchAll(namedFile)].map(([, one = '', beside = '']) => join(dirname(file), one || beside));
    const inFolders = [...code.matchAll(pattern)].flatMap(([, files = '']) =>
      globSync(files, { cwd: join(root, dirname(file)) }).map((one) => join(dirname(file), one)),
    );
    for (const one of [...late, ...inFolders].flatMap((path) => this.allOf(path))) used.add(one);
    return { used: [...used], named };
  }

  /** @param members which names of a wholly imported file are used; null if unknown */
  private resolve(file: string, { from, name }: Imported, members: readonly string[] | null): Declaration[] {
    const target = this.targetOf(file, from);
    if (target === undefined) return [];
    if (!isCode(target)) return this.allOf(target);
    if (name !== null) return this.find(target, name);
    return members === null ? this.allOf(target) : members.flatMap((member) => this.find(target, member));
  }

  /** Finds where a name of a file is declared, which may be in a file whose names it re-exports. */
  private find(file: string, name: string, seen = new Set<string>()): Declaration[] {
    const source = this.sources.get(file);
    if (!source || seen.has(file)) return [];
    seen.add(file);
    if (source.declarations.has(name)) return [`${file}#${name}`];
    const handed = source.handedOn.get(name);
    if (handed) return this.resolve(file, handed, null);
    return source.wholes.flatMap((from) => {
      const target = this.targetOf(file, from);
      return target === undefined ? [] : this.find(target, name, seen);
    });
  }

  private allOf(file: string): Declaration[] {
    if (!isCode(file)) return existsSync(join(root, file)) ? [`${file}#`] : [];
    const { handedOn, wholes } = this.sources.get(file) ?? { handedOn: new Map<string, Imported>(), wholes: [] };
    const others = wholes.flatMap((from) => this.targetOf(file, from) ?? []).flatMap((one) => this.allOf(one));
    return [...this.of(file), ...others, ...[...handedOn.values()].flatMap((one) => this.resolve(file, one, null))];
  }

  private targetOf(file: string, from: string): string | undefined {
    if (from.startsWith('.')) {
      const path = join(dirname(file), from);
      return existsSync(join(root, path)) ? path : undefined;
    }
    const [, name = '', part] = ofPackage.exec(from) ?? [];
    const path = this.exportsOf(name)[part === undefined ? '.' : `./${part}`];
    return path === undefined ? undefined : join(name, path);
  }

  private exportsOf(name: string): Record<string, string> {
    const known = this.exports.get(name);
    if (known) return known;
    const text = name === '' ? '' : textOf(join(name, 'package.json'));
    const { exports = {} } = text === '' ? {} : (JSON.parse(text) as { exports?: Record<string, string> });
    this.exports.set(name, exports);
    return exports;
  }
}

/** Which names of a wholly imported file code uses; null if it uses the file as one thing. */
function membersOf(whole: string, code: string): string[] | null {
  const uses = [...code.matchAll(new RegExp(String.raw`\b${whole}\b(?:\.(\w+))?`, 'g'))].map(([, member]) => member);
  return uses.every((member) => member !== undefined) ? uses : null;
}

/** Files that bring everything together lead everywhere, and so say nothing about which file needs which. */
const hubs =
  /^api\/src\/(?:compose|run|serve-rondo|main)\.ts$|^api\/src\/demo\/|^phrases\/src\/index\.ts$|^web\/src\/(?:app\/app|entry-\w+)\.tsx$/;
/** Shared helpers of tests set a scene, with the whole product if needed: a test is not about that. */
const scene = /^(?:api|web)\/test\//;

/** Code that all features use: its own tests cover which rules it needs. */
const frame = /^(?:api|web)\/src\/platform\//;
const packaged = /^(?:rules|contract|phrases)\//;

/** These declarations and everything that they use, directly or through others. */
export function reach({ uses, names }: Uses, from: Iterable<Declaration>): Set<Declaration> {
  const seen = new Set<Declaration>();
  const named = new Set<Declaration>();
  const waiting = [...from];
  const isOfFrame = waiting.some((one) => frame.test(one));
  const leadsOn = (one: Declaration, used: Declaration) => {
    if (scene.test(one)) return scene.test(used);
    return isOfFrame || !frame.test(one) || !packaged.test(used);
  };
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    const user = one;
    for (const name of names(user)) named.add(name);
    if (!hubs.test(fileOf(user))) waiting.push(...uses(user).filter((used) => leadsOn(user, used)));
  }
  return seen.union(named);
}
