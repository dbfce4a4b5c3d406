import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How hledger reads the general form of entries (decisions/0132-entries-for-the-bookkeeper.md). */
const rules = `skip 1
separator ;
fields date, code, number, name, rgs, description, debit, credit, rate, papers
date-format %d-%m-%Y
decimal-mark ,
currency EUR
account1 %number
account2 other side
amount1-in %debit
amount1-out %credit
`;

/**
 * Imports the general form of entries into hledger, a double-entry program of other makers. Root installs it from Debian where it isn't there.
 * @returns what each account number holds, in cents, above zero for debit; the other side holds what is unbalanced
 * @throws Error if it is not installed, or refuses the file
 */
export function importIntoHledger(csv: string): Map<string, number> {
  if (run(['--version']).status !== 0) {
    const asRoot = process.getuid?.() === 0;
    if (asRoot)
      spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'hledger'], { stdio: 'ignore' });
    if (run(['--version']).status !== 0) throw new Error('hledger is not installed: apt-get install hledger');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'rondo-hledger-'));
  try {
    const [file, how] = [path.join(folder, 'entries.csv'), path.join(folder, 'rules')];
    writeFileSync(file, csv.replace(/^\uFEFF/, ''));
    writeFileSync(how, rules);
    const { status, stdout, stderr } = run(['-f', file, '--rules-file', how, 'balance', '-O', 'csv', '--no-total']);
    if (status !== 0) throw new Error(stderr);
    const rows = [...stdout.matchAll(/^"([^"]+)","(?:EUR)?(-?[\d.,]+)"$/gm)];
    return new Map(
      rows.map(([, account = '', held = '0']) => [
        account,
        Math.round(Number(held.replaceAll('.', '').replace(',', '.')) * 100),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const run = (given: string[]) =>
  spawnSync('hledger', given, { encoding: 'utf8', env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' } });
