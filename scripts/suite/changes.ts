import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path/posix';
import { root } from '../run-program.ts';
import { readSource, type Source, whatDiffers, wordsOf } from './declarations.ts';
import { isCode, keepsTypes, textOf } from './uses.ts';

/** A file that was changed, by its path from the root. */
export interface Change {
  file: string;
  /** Its declarations that now do something else, regardless of comments and order; null for all of them. */
  names: readonly string[] | null;
  /** Whether its imports or exports have changed, so that checks of all files must run again. */
  isWired: boolean;
}

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout;
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** The differences from where this branch left `main`, including uncommitted ones. */
export function changesSinceMain(): Change[] {
  const main = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '--quiet', name).trim() !== '');
  const base = main ? git('merge-base', 'HEAD', main).trim() : 'HEAD';
  const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(lists.flatMap(linesOf))].flatMap((file) =>
    changesOf(file, git('show', `${base}:${file}`), textOf(file)),
  );
}

/** The newest commit, and the changes in it and the commits of the 24 hours before it. */
export function newestChanges(): { commit: string; changes: Change[] } {
  const [commit = '', at = ''] = git('log', '-1', '--format=%H %ct').trim().split(' ');
  const dayBefore = git('rev-list', '-1', `--before=${Number(at) - 86_400}`, 'HEAD').trim();
  const changed = dayBefore === '' ? git('ls-files') : git('diff', '--name-only', dayBefore, 'HEAD');
  return { commit, changes: linesOf(changed).map(wholly) };
}

/** A change of which only the file is known. */
export const wholly = (file: string): Change => ({
  file,
  names: null,
  isWired: isCode(file) || file.endsWith('.json'),
});

/**
 * The change of a file's text. A file that is new, gone or no code has changed wholly. A line that composes a feature counts as a change of that
 * feature.
 */
export function changesOf(file: string, before: string, after: string): Change[] {
  if (!isCode(file) || before === '' || after === '') return [wholly(file)];
  const [old, now] = [readSource(before, keepsTypes(file)), readSource(after, keepsTypes(file))];
  const change = { file, names: whatDiffers(old, now), isWired: wiring(before) !== wiring(after) };
  const features = file === composing ? featuresComposed(before, after) : null;
  return features ? [{ ...change, names: [] }, ...features.map(wholly)] : [change];
}

/** What connects a file with others: its imports, its exports, and the members it uses of wholly imported files. */
function wiring(text: string): string {
  const { imported, handedOn, wholes } = readSource(text, true);
  const members = [...imported].flatMap(([word, { name }]) =>
    name === null ? (text.match(new RegExp(String.raw`\b${word}\.\w+`, 'g')) ?? []) : [],
  );
  const late = text.match(/\b(?:import|glob)(?:<\w+>)?\([^)]*\)/g) ?? [];
  const exported = text.match(/^export .*?\w+ \w+/gm) ?? [];
  return JSON.stringify([[...imported], [...handedOn], wholes, [...new Set(members)].toSorted(), late, exported]);
}

/** The file whose lines list the features, which is all that leads to many of them. */
const composing = 'api/src/compose.ts';

/** The feature files named by the lines that differ; null if a differing line names none. */
function featuresComposed(before: string, after: string): string[] | null {
  const [old, now] = [readSource(before, true), readSource(after, true)];
  const linesIn = ({ declarations }: Source) =>
    new Set([...declarations.values()].flatMap((code) => code.split('\n').map((line) => line.trim())));
  const found = [...linesIn(old).symmetricDifference(linesIn(now))].map((line) =>
    wordsOf(line).flatMap((word) => (now.imported.get(word) ?? old.imported.get(word))?.from ?? []),
  );
  const isFeature = (from: string) => from.startsWith('./features/');
  return found.every((froms) => froms.some(isFeature))
    ? found
        .flat()
        .filter(isFeature)
        .map((from) => join(dirname(composing), from))
    : null;
}
