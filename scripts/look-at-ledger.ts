import { verifyCloses } from '../api/src/features/ledger/verify-closes.ts';
import { openPool } from '../api/src/platform/db.ts';
import { checkInvariants, invariantCount } from '../chaos/src/invariants.ts';

/**
 * Checks all invariants and the chain of daily closes, each in one snapshot, and prints the findings.
 * @param published hashes of closed days that were kept elsewhere
 */
export async function lookAtLedger(
  url: string,
  published: ReadonlyMap<string, string> = new Map(),
): Promise<'whole' | 'broken' | 'unknown'> {
  const pool = openPool(url, 1);
  const checked = await Promise.all([checkInvariants(url), verifyCloses(pool.db, published)]).catch(
    (error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      console.error(`✗ The ledger can’t be checked: ${why}. Does this database have this version’s tables?`);
      return null;
    },
  );
  await pool.close();
  if (checked === null) return 'unknown';
  const [violations, { closes, journals, alterations }] = checked;
  for (const { invariant, count, examples } of violations) {
    console.error(`✗ ${invariant}: ${count} rows`);
    for (const example of examples) console.error(`    ${JSON.stringify(example)}`);
  }
  for (const { day, journalId, what } of alterations)
    console.error(`✗ ${[day, journalId !== null && `journal ${journalId}`, what].filter(Boolean).join(': ')}`);
  console.log(`${invariantCount - violations.length} of ${invariantCount} invariants hold`);
  console.log(`${closes} closed days with ${journals} journals, changed since: ${alterations.length}`);
  return violations.length + alterations.length === 0 ? 'whole' : 'broken';
}
