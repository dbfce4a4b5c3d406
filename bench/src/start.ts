import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ms, type Row } from './table.ts';

const port = 3898;
const program = path.resolve(import.meta.dirname, '../../api/src/main.ts');

/** (c) The first and the second start of everything, PostgreSQL included, and the memory of the idle process. */
export async function benchStart(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondo-bench-start-'));
  try {
    const first = await startOnce(folder);
    const second = await startOnce(folder);
    return [
      {
        what: '(c) first start with demo data, ready',
        measured: ms(first.readyMs),
        baseline: '',
        ratio: '',
        goal: '≤ 10 s',
        reached: first.readyMs <= 10_000,
      },
      {
        what: '(c) second start, ready',
        measured: ms(second.readyMs),
        baseline: '',
        ratio: '',
        goal: '≤ 1.5 s',
        reached: second.readyMs <= 1500,
      },
      {
        what: '(c) memory of the idle API process',
        measured: `${second.megabytes} MB RSS`,
        baseline: '',
        ratio: '',
        goal: '≤ 180 MB',
        reached: second.megabytes <= 180,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startOnce(folder: string): Promise<{ readyMs: number; megabytes: number }> {
  const started = performance.now();
  const env = { ...process.env, DATA_DIR: folder, PORT: String(port), DATABASE_URL: '', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [program], { env, stdio: 'ignore' });
  try {
    while (
      !(await fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      ))
    )
      await wait(10);
    const readyMs = performance.now() - started;
    await wait(4000);
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    return { readyMs, megabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024) };
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}
