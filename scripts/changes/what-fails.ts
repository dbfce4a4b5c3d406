import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { root } from '../run-program.ts';

/** A text that occurs once in a file, and its replacement. */
export interface Edit {
  file: string;
  find: string;
  replace: string;
}

/** The file's text with the edit; `text` if the file has others already. @throws Error if the text doesn't occur exactly once */
export function edited({ file, find, replace }: Edit, text = readFileSync(join(root, file), 'utf8')): string {
  if (text.split(find).length !== 2) throw new Error(`${file} has not exactly one ${JSON.stringify(find)}`);
  return text.replace(find, () => replace);
}

const projects = ['tsconfig.json', 'web/tsconfig.json'].map((file) => join(root, file));

/** A compiler that reads some files with edits; nothing is written. */
export function openCompiler() {
  const instead = new Map<string, string>();
  const api = new API({ cwd: root, fs: { readFile: (file) => instead.get(file) } });
  let touched: string[] = [];
  return {
    /** The files that don't compile with these edits, each with its first error. */
    whatFails(edits: readonly Edit[]): Map<string, string> {
      const before = touched;
      instead.clear();
      for (const edit of edits) {
        const path = join(root, edit.file);
        instead.set(path, edited(edit, instead.get(path)));
      }
      touched = [...instead.keys()];
      const snapshot = api.updateSnapshot({
        openProjects: projects,
        fileChanges: { changed: [...new Set([...before, ...touched])] },
      });
      const failing = new Map<string, string>();
      for (const { program } of snapshot.getProjects())
        for (const { fileName, text } of program.getSemanticDiagnostics()) {
          const file = relative(root, fileName ?? root);
          if (!failing.has(file)) failing.set(file, text);
        }
      snapshot.dispose();
      return failing;
    },
    close: () => api.close(),
  };
}
