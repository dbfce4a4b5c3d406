import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../api/test/free-port.ts';

/** One connection to a Redis, a command at a time. */
export class Redis {
  readonly #socket: Socket;

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** The lines of the answer to a command, without the mark of their kind; for a list each second one is a length. */
  ask(...words: readonly (string | number)[]): Promise<string[]> {
    const texts = words.map(String);
    this.#socket.write(
      `*${texts.length}\r\n${texts.map((text) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`).join('')}`,
    );
    return new Promise((resolve, reject) => {
      let answer = '';
      const read = (bytes: Buffer) => {
        answer += bytes.toString('latin1');
        if (!answer.endsWith('\r\n')) return;
        const lines = answer.slice(0, -2).split('\r\n');
        const [head = ''] = lines;
        if (head.startsWith('*') && lines.length < 1 + 2 * Number(head.slice(1))) return;
        this.#socket.off('data', read);
        if (head.startsWith('-')) reject(new Error(head));
        else resolve(head.startsWith('*') ? lines.slice(1) : [head.slice(1)]);
      };
      this.#socket.on('data', read);
    });
  }
}

/** Runs `work` with a Redis of its own, in memory alone; null where `redis-server` is not installed. */
export async function withRedis<T>(work: (redis: Redis) => Promise<T>): Promise<T | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondo-redis-'));
  const port = await freePort();
  const server = spawn('redis-server', ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--dir', folder], {
    stdio: 'ignore',
  });
  try {
    if (!(await isThere(server))) return null;
    const socket = await open(port);
    try {
      return await work(new Redis(socket));
    } finally {
      socket.destroy();
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

/** Connects as soon as it listens, within five seconds. */
async function open(port: number): Promise<Socket> {
  for (let attempt = 1; ; attempt += 1) {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (attempt === 50) throw error;
      await wait(100);
    }
  }
}
