import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** The folder of the repository. */
const root = path.resolve(import.meta.dirname, '../..');

/**
 * Puts the sources of another commit into a folder, with its own packages (those installed here if it has the same), and removes the folder
 * afterwards.
 * @param ref a commit, or a tag as `release-1`
 * @param signal cuts the installation off
 */
export async function withVersion<T>(
  ref: string,
  folder: string,
  work: (folder: string) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  git('worktree', 'add', '--detach', folder, ref);
  try {
    if (hasSamePackages(folder)) linkPackages(folder);
    else await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, signal });
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

const hasSamePackages = (folder: string): boolean => {
  const [own, its] = [root, folder].map((of) => readFileSync(path.join(of, 'package-lock.json')));
  return Boolean(own && its?.equals(own));
};

/** Links others' packages to the installed ones; Rondo's own packages are that version's. */
function linkPackages(folder: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(path.join(to, '@rondo'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@rondo' && name !== '.cache') symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of readdirSync(path.join(from, '@rondo')))
    symlinkSync(`../../${name}`, path.join(to, '@rondo', name));
}
