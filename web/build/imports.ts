import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import type { Imports } from './first-files.ts';

/** The parts of the bundler that this file uses. */
export type Build = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'parse' | 'resolve'>;

/** A name exported by another module; `*` stands for all names. */
interface Named {
  from: string;
  name: string;
}

interface Statements {
  imports: Named[];
  /** Names that this module exports from another one, by the name that they have here. */
  passedOn: Map<string, Named>;
  /** Modules whose names are all exported from here: `export * from`. */
  passedWhole: string[];
}

/**
 * The imports of these modules, and of all that they import. An index that only exports other modules is left out: a module that imports `{
 * formatPrice }` from it counts as importing the module that declares `formatPrice`, and none of the index's others.
 */
export async function importsFrom(begin: Iterable<string>, build: Build): Promise<Imports> {
  const known = new Map<string, Promise<Statements>>();
  const read = (id: string) => known.getOrInsertComputed(id, () => readStatements(id, build));

  /** The module that declares a name. */
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
  // The loop also visits the modules that it adds.
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
  // A module that is no ES module, such as React's, doesn't tell its names.
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

  // Other plugins add imports without a statement in the code.
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

/** A name stands in the code as an identifier or as a string. */
const nameOf = (name: { name: string } | { value: string }): string => ('name' in name ? name.name : name.value);
