import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, demoPassword } from '../api/src/demo/load-demo-data.ts';
import { embeddedUrl } from '../api/src/platform/embedded/postgres-cluster.ts';
import { end, startApi } from '../chaos/src/api-process.ts';
import { withVersion } from '../chaos/src/earlier-version.ts';
import { query } from '../chaos/src/world.ts';
import { runProgram } from './run-program.ts';

/** The first version whose data every later one starts on (decisions/0058-releases.md). */
const first = '9628b0c';
const port = 14_710;
const readyMs = 300_000;

/**
 * `npm run check:data [-- REF]`: an earlier version, by default the first one promised, fills a database with its demo; this version starts on it,
 * serves it, and checks every invariant.
 */
const [ref = first] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'rondo-data-'));
const dataDir = join(folder, 'data');
const serve = async (program: string | undefined, work: (url: string) => Promise<void>) => {
  const more = { RONDO_DEMO: 'on', NODE_ENV: '' };
  const rondo = await startApi({ dataDir, port, more, ...(program !== undefined && { program }) }, readyMs);
  try {
    await work(embeddedUrl(dataDir) ?? '');
  } finally {
    await end(rondo, 'SIGTERM');
  }
};

try {
  const before = await withVersion(ref, join(folder, 'earlier'), async (earlier) => {
    const counts: Counts[] = [];
    await serve(join(earlier, 'api/src/main.ts'), async (url) => void counts.push(await count(url)));
    return counts[0];
  });
  console.log(`made by ${ref}: ${JSON.stringify(before)}`);
  await serve(undefined, async (url) => {
    const now = await count(url);
    console.log(`started by this version: ${JSON.stringify(now)}`);
    // Sweeps add journals and archive games, but nothing disappears.
    for (const [name, rows] of Object.entries(before ?? {}))
      if ((now[name] ?? 0) < rows) throw new Error(`some of ${name} are gone`);
    await logIn();
  });
  const { code } = await runProgram('node', ['scripts/check-ledger.ts'], {
    env: { DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  process.exitCode = code;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

type Counts = Record<string, number>;

async function count(url: string): Promise<Counts> {
  const [counts = {}] = await query<Counts>(
    url,
    `select (select count(*)::int from migration) as migrations, (select count(*)::int from app_user) as people,
      (select count(*)::int from game) as games, (select count(*)::int from registration) as registrations,
      (select count(*)::int from journal) as journals, (select count(*)::int from posting) as postings`,
  );
  return counts;
}

async function logIn(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccounts[0]?.email, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`logging in was answered with ${answer.status}`);
  console.log(`${demoAccounts[0]?.email} logged in`);
}
