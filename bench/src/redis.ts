import { Redis } from 'ioredis';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../api/test/free-port.ts';

/** Runs `work` with a Redis of its own, only in memory; null if `redis-server` is not installed. */
export async function withRedis<T>(work: (redis: Redis) => Promise<T>): Promise<T | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondo-redis-'));
  const port = await freePort();
  const server = spawn('redis-server', ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--dir', folder], {
    stdio: 'ignore',
  });
  try {
    if (!(await isThere(server))) return null;
    const redis = new Redis(port, '127.0.0.1', { retryStrategy: (attempt) => (attempt < 50 ? 100 : null) });
    // The client tries again until Redis listens, and requests wait for that.
    redis.on('error', () => {});
    try {
      return await work(redis);
    } finally {
      redis.disconnect();
    }
  } finally {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

async function isThere(server: ChildProcess): Promise<boolean> {
  return once(server, 'spawn').then(
    () => true,
    () => false,
  );
}
