/** The top level of a file, read in oxfmt's layout: each statement begins in the first column. */
export interface Source {
  /** The text of each declaration without comments; under '' the code that runs when the file is loaded. */
  declarations: ReadonlyMap<string, string>;
  /** The local names of what it imports. */
  imported: ReadonlyMap<string, Imported>;
  /** What it re-exports from other files, by the exported name. */
  handedOn: ReadonlyMap<string, Imported>;
  /** Files all of whose names it re-exports. */
  wholes: readonly string[];
}

/** A name of another file; null for all of them (`import * as`, or a file that is only loaded). */
export interface Imported {
  from: string;
  name: string | null;
}

/** A comment; texts in quotes, which may look like one, are matched too so that they are kept. */
const commentOrText = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const statementBegins = /^(?=[^\s})\]`>])/m;
const declared =
  /^(?:export )?(?:default )?(?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|enum|(interface|type)) (?:(\w+)|[{[]([^=]*)[}\]])/;
const importing = /^(import|export) (type )?(?:([^'"]*?) from )?'([^']+)'/;

/** @param keepsTypes whether a type counts as a declaration, although nothing of it is left when code runs */
export function readSource(text: string, keepsTypes: boolean): Source {
  const declarations = new Map<string, string>();
  const imported = new Map<string, Imported>();
  const handedOn = new Map<string, Imported>();
  const wholes: string[] = [];
  const add = (name: string, code: string) =>
    declarations.set(name, declarations.has(name) ? `${declarations.get(name)}${code}` : code);
  const code = text.replace(commentOrText, (found) => (found.startsWith('/') ? '' : found));
  for (const statement of code.split(statementBegins)) {
    const [all, kind, isType, names, from = ''] = importing.exec(statement) ?? [];
    if (all !== undefined && (kind === 'import' || names !== undefined)) {
      if (isType && !keepsTypes) continue;
      const to = kind === 'import' ? imported : handedOn;
      if (names === undefined) add('', statement);
      else if (names === '*') wholes.push(from);
      else for (const [name, local] of namesIn(names, keepsTypes)) to.set(local, { from, name });
      continue;
    }
    const [, onlyType, name, several] = declared.exec(statement) ?? [];
    if (onlyType && !keepsTypes) continue;
    if (statement.startsWith('export {'))
      for (const [own, local] of namesIn(statement.slice(7), keepsTypes)) add(local, own === local ? '' : `${own}`);
    else if (name !== undefined) add(name, statement);
    else if (several !== undefined) for (const [, one] of namesIn(`{${several}}`, true)) add(one, statement);
    else if (statement.trim() !== '') add('', statement);
    if (statement.startsWith('export default ')) add('default', statement);
  }
  return { declarations, imported, handedOn, wholes };
}

export const wordsOf = (code: string): string[] => [...new Set(code.match(/[\w$]+/g))];

/** The names of declarations that now do something else, by their text or by what the names in it refer to. */
export function whatDiffers(before: Source, after: Source): string[] {
  const names = new Set([...before.declarations.keys(), ...after.declarations.keys()]);
  return [...names].filter((name) => meaning(before, name) !== meaning(after, name));
}

function meaning({ declarations, imported }: Source, name: string): string | undefined {
  const code = declarations.get(name);
  const names = wordsOf(code ?? '').flatMap((word) => {
    const one = imported.get(word);
    return one ? `${word}: ${one.name} of ${one.from}` : [];
  });
  return code === undefined ? undefined : [code, ...names.toSorted()].join('\n');
}

/** `React, { a, type b, c as d }` and `* as all`: the names, and their local names. */
function* namesIn(names: string, keepsTypes: boolean): Generator<[string | null, string]> {
  const [, whole = ''] = /\* as (\w+)/.exec(names) ?? [];
  if (whole !== '') yield [null, whole];
  const [, first = ''] = /^(\w+)/.exec(names) ?? [];
  if (first !== '') yield ['default', first];
  for (const one of /\{([\s\S]*)\}/.exec(names)?.[1]?.split(',') ?? []) {
    const [, isType, name, local] = /^\s*(type )?\.{0,3}(\w+)(?:(?: as|:) (\w+))?/.exec(one) ?? [];
    if (name !== undefined && (!isType || keepsTypes)) yield [name, local ?? name];
  }
}
