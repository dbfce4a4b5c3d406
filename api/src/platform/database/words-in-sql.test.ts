import { journalKinds } from '@rondo/rules/books';
import { chartAccounts } from '@rondo/rules/books';
import { notificationKindNames } from '@rondo/rules/notification-kinds';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const api = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(api, file), 'utf8');

/** Columns that any text fits, by the list that says which words they have. */
const listed: Readonly<Record<string, readonly string[]>> = {
  kind: [...journalKinds, ...notificationKindNames],
  account: chartAccounts,
};

/** What queries call a thing of their own, and no column stores. */
const computed = new Set(['state subscribed']);

/** The words that the columns of a name may have, in whichever table; columns of the name that may have any text leave it out. */
function wordsOfColumns(): Map<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>();
  const open = new Set<string>();
  for (const [, body = ''] of read('src/platform/schema.ts').matchAll(/^(?:export )?interface \w+ \{\n([^]*?)^\}/gm))
    for (const [, column = '', type = ''] of body.matchAll(/^ {2}(\w+): (.*);$/gm)) {
      const literals = [...type.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
      const known = words.get(column) ?? new Set(listed[column]);
      if (literals.length > 0) words.set(column, known.union(new Set(literals)));
      else if (/\bstring\b|rules\./.test(type) && !(column in listed)) open.add(column);
    }
  return new Map([...words].filter(([column]) => !open.has(column)));
}

const inTemplate = /sql(?:<[^`]*?>)?`([^`]*)`/g;
const comparison =
  /\b(\w+) (?:=|<>|is not distinct from|is distinct from|(?:not )?in) (\((?:'[^']*'(?:, )?)+\)|'[^']*')(?! \|\|)/g;

/** Each word that SQL compares a column with: `status refunded`, with its file. */
const compared = globSync(['src/**/*.ts', 'functions/*.sql'], { cwd: api })
  .filter((file) => !file.includes('.test.') && !file.endsWith('schema.ts'))
  .flatMap((file) => {
    const text = read(file);
    const parts = file.endsWith('.sql') ? [text] : [...text.matchAll(inTemplate)].map(([, part = '']) => part);
    return parts.flatMap((part) =>
      [...part.matchAll(comparison)].flatMap(([, column = '', given = '']) =>
        [...given.matchAll(/'([^']*)'/g)].map(([, word = '']) => ({ file, column, word })),
      ),
    );
  });

test('SQL compares columns only with words that they may have', () => {
  const words = wordsOfColumns();
  const known = compared.filter(({ column }) => words.has(column));
  expect(known.length).toBeGreaterThan(500);
  const wrong = known.filter(
    ({ column, word }) => words.get(column)?.has(word) === false && !computed.has(`${column} ${word}`),
  );
  expect(wrong.map(({ file, column, word }) => `${file}: ${column} ${word}`)).toEqual([]);
});
