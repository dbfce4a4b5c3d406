import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { root } from '../run-program.ts';

/** The imports of each file of the repository, by paths from its root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const packages = ['rules', 'contract', 'phrases', 'scenes'] as const;

/** `import { a, type b } from '…'`, `export … from '…'`, `import('…')`: the names and the source. */
const statement =
  /(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|import\s+'([^']+)'/g;
/** Every file of a pattern (`web/src/pages/console/resources.ts`); those that are loaded late are pages. */
const pattern = /import\.meta\.glob<\w+>\('([^']+)', \{ eager: true/g;
const exported = /^export (?:async )?(?:const|function|class|type|interface|abstract class) (\w+)/gm;

/**
 * Which files import which. An import from a package's index is followed to the file that has the name, so that one rule does not lead to
 * all; a feature reached only through the file that puts everything together is not reached by it (see {@link reach}).
 */
export function readImports(): Imports {
  const sources = '{rules,contract,phrases,scenes,api,web,e2e,scripts,simulate}/**/*.{ts,tsx}';
  const files = globSync(sources, {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|results)$/.test(path),
  });
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const home = new Map(packages.map((name) => [name, namesOf(name, texts)]));
  return new Map(
    [...texts].map(([file, text]) => [
      file,
      [
        ...[...text.matchAll(statement)].flatMap(([, names = '', from, lazily, forItself]) =>
          targetsOf(file, from ?? lazily ?? forItself ?? '', names, home),
        ),
        ...[...text.matchAll(pattern)].flatMap(([, files = '']) =>
          globSync(files, { cwd: join(root, dirname(file)) }).map((found) => join(dirname(file), found)),
        ),
      ],
    ]),
  );
}

type Homes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** In which file of a package each of its names is. */
function namesOf(name: string, texts: ReadonlyMap<string, string>): Map<string, string> {
  const own = [...texts].filter(([file]) => file.startsWith(`${name}/src/`) && !file.includes('.test.'));
  return new Map(
    own.flatMap(([file, text]) => [...text.matchAll(exported)].map(([, one = '']) => [one, file] as const)),
  );
}

function targetsOf(file: string, from: string, names: string, homes: Homes): string[] {
  if (from.startsWith('.')) {
    const path = join(dirname(file), from);
    return existsSync(join(root, path)) ? [path] : [];
  }
  const [, name = '', part] = /^@rondo\/(\w+)(?:\/(.+))?$/.exec(from) ?? [];
  const home = homes.get(name);
  if (!home) return [];
  if (part !== undefined && part !== 'calls') return [`${name}/src/${part}.ts`];
  const wanted = [...names.matchAll(/(?:^|[{,\s])(?:type\s+)?(\w+)(?:\s+as\s+\w+)?\s*(?=[,}]|$)/g)].flatMap(
    ([, one = '']) => home.get(one) ?? [],
  );
  return wanted.length > 0 ? [...new Set(wanted)] : [`${name}/src/index.ts`];
}

/** Files that bring everything together lead everywhere, and so say nothing about which file needs which. */
const hubs =
  /^api\/src\/(?:compose|run|serve-rondo|main)\.ts$|^api\/src\/demo\/|^(?:rules|contract|phrases)\/src\/index\.ts$/;

/** These files and all that they import, straight or by way of others. */
export function reach(imports: Imports, from: Iterable<string>): Set<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!hubs.test(file)) waiting.push(...(imports.get(file) ?? []));
  }
  return seen;
}
