import path from 'node:path';
import { expect, test } from 'vitest';
import { useServer } from '../server.ts';
import { describeOne } from './compare.ts';
import { withDescriptions } from './describe.ts';
import { examples } from './examples.ts';
import { sitesOf } from './mark-sites.ts';
import { withTemplates } from './row-types.ts';

const server = useServer();
const file = path.join(import.meta.dirname, 'examples.ts');

test('a statement whose columns are not those of its row type is found, with the reason', async () => {
  const found = await withDescriptions(server.databaseUrl, (describe) =>
    withTemplates(
      (asked) => asked === file,
      async ({ sites, compare }) => {
        const wrong: string[][] = [];
        for (const [index, site] of [...sites].entries()) {
          const text = examples[index]?.[0].compile(server.db).sql ?? '';
          wrong.push(await describeOne(describe, text, (columns) => compare(site, columns)));
        }
        return wrong;
      },
    ),
  );
  expect(found).toEqual(examples.map(([, wrong]) => wrong));
}, 60_000);

test('templates are told apart from the word, from members and from types', () => {
  const code = "/** `sql` */ import { sql } from 'kysely';\nx.sql`a`; type A = typeof sql<B>;\nsql`b ${sql<C>`c`}`;\n";
  expect([...sitesOf(path.resolve('api/src/x.ts'), code).values()]).toEqual(['api/src/x.ts:3', 'api/src/x.ts:3b']);
});
