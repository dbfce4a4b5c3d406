import { readFileSync } from 'node:fs';
import type { Collected } from './collect.ts';
import { type Describe, withDescriptions } from './describe.ts';
import { isDescribed } from './mark-sites.ts';
import { withPlans } from './plans.ts';
import { withTemplates } from './row-types.ts';

/** Columns with fewer values than their tables allow, because their statement selects so; listed by file, so that lines may move. */
const narrowed: Record<string, readonly string[]> = {
  // An order for a spot has a game and a price (payment_order_spot); the statement asks for ended orders of that kind.
  'settle-ended-orders.ts': ['game_id', 'price_cents', 'status'],
  'payments/queries.ts': ['game_id'],
  // A settled order that the provider knows.
  'reconcile-queries.ts': ['provider_reference', 'settled_at'],
  // Offers that ended.
  'end-offers.ts': ['at'],
  // Only mails with a topic fold, and those have these columns: only code writes topics.
  'defer-mails.ts': ['user_id', 'language', 'line', 'link'],
  'send-mails.ts': ['category'],
  'demo/routes.ts': ['category'],
};

const isNarrowed = (site: string, problem: string): boolean =>
  Object.entries(narrowed).some(
    ([file, columns]) =>
      site.includes(`/${file}:`) &&
      columns.some((name) => new RegExp(`^column ${name} is .* \\(\\w+\\.\\w+\\), not `).test(problem)),
  );

/** Templates that only slow tests run: those of a night's fit, and those for several databases. */
export const isOfSlowTests = (site: string): boolean =>
  /demo\/close-oldest-month\.ts|features\/ratings\/(?:fit-grades|replay-scores)\.ts|platform\/(?:standbys\/standbys|db)\.ts/.test(
    site,
  );

/**
 * What is wrong with the product's SQL, after its tests: statements that the database doesn't understand, columns of another type than in the code,
 * templates that no test ran, and reads of whole growing tables (decisions/0033-typed-sql.md).
 * @param collected what the workers wrote (collect.ts)
 * @param isExpected whether some test runs a template, given the files of tests that ran
 */
export async function compareStatements(
  url: string,
  collected: string,
  isExpected: (site: string, testFiles: ReadonlySet<string>) => boolean,
): Promise<string[]> {
  const lines = readFileSync(collected, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Collected);
  const seen = lines.filter((line) => 'site' in line);
  const executed = new Set(seen.filter((statement) => statement.executed).map(({ site }) => site));
  const testFiles = new Set(lines.flatMap((line) => ('testFile' in line ? [line.testFile] : [])));
  const read = await withPlans(url, async (find) => {
    const all = new Set<string>();
    for (const { site, text, executed: whole } of seen)
      if (whole) for (const table of await find(site, text)) all.add(`${site}: reads all of ${table}`);
    return [...all].sort();
  });
  const described = await withDescriptions(url, (describe) =>
    withTemplates(isDescribed, async ({ sites, asserts, compare }) => {
      const wrong = new Set<string>();
      const texts = new Map(seen.map((statement) => [`${statement.site} ${statement.text}`, statement]));
      for (const { site, text, executed: whole } of texts.values()) {
        // A template only used inside others is a statement if it has rows.
        if (!sites.has(site) || (!whole && (executed.has(site) || !asserts(site)))) continue;
        for (const problem of await describeOne(describe, text, (columns) => compare(site, columns)))
          if (!isNarrowed(site, problem)) wrong.add(`${site}: ${problem}`);
      }
      const ran = new Set(seen.map(({ site }) => site));
      for (const site of sites)
        if (!ran.has(site) && isExpected(site, testFiles)) wrong.add(`${site}: no test runs it`);
      return [...wrong].sort();
    }),
  );
  return [...described, ...read];
}

export async function describeOne(
  describe: Describe,
  text: string,
  compare: (columns: Awaited<ReturnType<Describe>>) => string[],
): Promise<string[]> {
  // For a cursor, the statement that it is for is described.
  if (/^\s*(?:begin|commit|rollback|fetch \d+ from list)\s*$/.test(text)) return [];
  try {
    return compare(await describe(text));
  } catch (error) {
    return [`the database does not understand it: ${String(error)}`];
  }
}
