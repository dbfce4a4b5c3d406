import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-program.ts';

interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  /** The product's version. */
  version: string;
  packages: Record<string, LockedPackage>;
}

/** Where a package ends up: in browsers, on the server, or only in the build of what browsers get. */
type Place = 'browser' | 'server' | 'build';

export interface ShippedPackage {
  name: string;
  version: string;
  license: string;
  places: Place[];
  /** The SHA-512 of the file from npm, in base64. */
  integrity: string | null;
  /** The copyright lines of its licence; none for a package that is installed only on some machines. */
  copyright: string[];
}

/** Licences of packages that have them only as a file, without naming them. */
const inFiles: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Dependencies of the web app that only build it. */
const builders = new Set(['vite', '@vitejs/plugin-react']);

/** The packages that operators install and visitors download: no tools that only test or check. */
export function shippedPackages(lock: Lock): ShippedPackage[] {
  const shipped = [...shippedPaths(lock)].map(([path, places]): ShippedPackage => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const locked = lock.packages[path] ?? {};
    const { version = '', license = inFiles[name] ?? 'none', optional = false, integrity = '' } = locked;
    return {
      name,
      version,
      license,
      places: [...places].toSorted(),
      integrity: /^sha512-(\S+)/.exec(integrity)?.[1] ?? null,
      copyright: optional ? [] : copyrightOf(path),
    };
  });
  const key = ({ name, version }: ShippedPackage) => `${name}@${version}`;
  const each = new Map<string, ShippedPackage>();
  for (const one of shipped) {
    const same = each.get(key(one));
    each.set(key(one), same ? { ...same, places: [...new Set([...same.places, ...one.places])].toSorted() } : one);
  }
  return [...each.values()].toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** The folders of all shipped packages, `node_modules/…`, each with where it ends up. */
export function shippedPaths(lock: Lock): Map<string, Set<Place>> {
  const web = Object.keys(lock.packages.web?.dependencies ?? {});
  const starts: [Place, string, string[]][] = [
    ['browser', 'web', web.filter((name) => !builders.has(name))],
    ['build', 'web', web.filter((name) => builders.has(name))],
    ['server', 'api', Object.keys(lock.packages.api?.dependencies ?? {})],
    ['server', '', Object.keys(lock.packages['']?.optionalDependencies ?? {})],
  ];
  const found = new Map<string, Set<Place>>();
  for (const [place, from, names] of starts) for (const name of names) follow(lock, from, name, place, found);
  return found;
}

/** Notes where a package and everything it needs ends up. @param from the folder whose package names it */
function follow(lock: Lock, from: string, name: string, place: Place, found: Map<string, Set<Place>>): void {
  const path = resolve(lock, from, name);
  // The lock file may not contain an optional package for another machine; Rondo's own packages are no third party's.
  const locked = path === null ? undefined : lock.packages[path];
  if (path === null || !locked) return;
  if (!locked.link) {
    const places = found.get(path) ?? new Set();
    if (places.has(place)) return;
    found.set(path, places.add(place));
  }
  const needs = locked.link ? (lock.packages[name.replace('@rondo/', '')] ?? {}) : locked;
  for (const needed of Object.keys({ ...needs.dependencies, ...needs.optionalDependencies }))
    follow(lock, locked.link ? '' : path, needed, place, found);
}

/** Looks where Node does: in the nearest `node_modules` above. */
function resolve(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock.packages[path]) return path;
    if (folder === '') return null;
  }
}

function copyrightOf(path: string): string[] {
  const folder = join(root, path);
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (!file) return [];
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  const said = lines
    .map((line) => line.replaceAll(/[*_#|<>]/g, '').trim())
    .filter((line) => /^(?:copyright|\(c\)|©)/i.test(line));
  // Leaves out what the licence itself says about such notices.
  return [...new Set(said.filter((line) => /\d{4}|©|\(c\)/i.test(line) && line.length < 160))].slice(0, 4);
}
