import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import type { Imports } from './first-files.ts';

/** What is asked of the bundler. */
export type Build = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'parse' | 'resolve'>;

/** A name of another module; `*` is all of it. */
interface Named {
  from: string;
  name: string;
}

interface Statements {
  imports: Named[];
  /** What others may import from here though it stands elsewhere, by the name it has here. */
  passedOn: Map<string, Named>;
  /** The modules of which all is passed on: `export * from`. */
  passedWhole: string[];
}

/**
 * The imports of these modules, and of all that they import. An index that only passes on is left out: whoever imports `{ formatPrice }`
 * from it imports the module that has `formatPrice`, and none of the others there.
 */
export async function importsFrom(begin: Iterable<string>, build: Build): Promise<Imports> {
  const known = new Map<string, Promise<Statements>>();
  const read = (id: string) => known.getOrInsertComputed(id, () => readStatements(id, build));

  /** The module in which a name stands. */
  const find = async ({ from, name }: Named): Promise<string | undefined> => {
    if (name === '*') return from;
    const { passedOn, passedWhole } = await read(from);
    const passed = passedOn.get(name);
    if (passed) return (await find(passed)) ?? passed.from;
    if (build.getModuleInfo(from)?.exports.includes(name)) return from;
    for (const whole of passedWhole) {
      const found = await find({ from: whole, name });
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const imports = new Map<string, string[]>();
  const left = new Set(begin);
  // What is added meanwhile is gone through too.
  for (const id of left) {
    const imported = new Set<string>();
    for (const named of (await read(id)).imports) imported.add((await find(named)) ?? named.from);
    for (const each of imported) left.add(each);
    imports.set(id, [...imported]);
  }
  return imports;
}

async function readStatements(id: string, build: Build): Promise<Statements> {
  const info = build.getModuleInfo(id);
  const importedIds = info?.importedIds ?? [];
  const wholly = (ids: readonly string[]) => ids.map((from) => ({ from, name: '*' }));
  // Whatever is no module of the language, such as React's, says nothing of names.
  if (!info?.code || info.inputFormat !== 'es')
    return { imports: wholly(importedIds), passedOn: new Map(), passedWhole: [] };

  const { body } = build.parse(info.code);
  const sources = new Map<string, string>();
  for (const statement of body) {
    if (!('source' in statement) || !statement.source) continue;
    const { value: source } = statement.source;
    const beside = join(dirname(id), source);
    const from = importedIds.includes(beside) ? beside : (await build.resolve(source, id))?.id;
    if (from !== undefined) sources.set(source, from);
  }

  // What other plugins have added to the code goes by no statement of it.
  const written = new Set(sources.values());
  const imports: Named[] = wholly(importedIds.filter((imported) => !written.has(imported)));
  const passedOn = new Map<string, Named>();
  const passedWhole: string[] = [];
  const locals = new Map<string, Named>();
  const pass = (name: string, passed: Named | undefined) => {
    if (!passed) return;
    imports.push(passed);
    passedOn.set(name, passed);
  };
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const from = sources.get(statement.source.value);
    if (from === undefined) continue;
    for (const { type, local, ...specifier } of statement.specifiers) {
      const name =
        'imported' in specifier ? nameOf(specifier.imported) : type === 'ImportDefaultSpecifier' ? 'default' : '*';
      locals.set(local.name, { from, name });
    }
    if (statement.specifiers.length === 0) imports.push({ from, name: '*' });
  }
  imports.push(...locals.values());
  for (const statement of body) {
    if (statement.type === 'ExportNamedDeclaration') {
      const from = statement.source && sources.get(statement.source.value);
      for (const { local, exported } of statement.specifiers)
        pass(nameOf(exported), from ? { from, name: nameOf(local) } : locals.get(nameOf(local)));
    }
    if (statement.type === 'ExportAllDeclaration') {
      const from = sources.get(statement.source.value);
      if (from === undefined) continue;
      if (statement.exported) pass(nameOf(statement.exported), { from, name: '*' });
      else {
        imports.push({ from, name: '*' });
        passedWhole.push(from);
      }
    }
  }
  return { imports, passedOn, passedWhole };
}

/** A name is written as one, or as a text. */
const nameOf = (name: { name: string } | { value: string }): string => ('name' in name ? name.name : name.value);
