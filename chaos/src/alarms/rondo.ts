import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { untilReady } from '../api-process.ts';
import { type Program, startProgram } from './program.ts';
import { root } from './short-rules.ts';

const readyMs = 60_000;

/** Two processes of one machine, `rondo@3001` and `rondo@3002` of docs/operate/install.md, each with a port of its own. */
export class Rondo {
  readonly ports: readonly [number, number];
  /** The settings that both are started with; a change holds from the next start. */
  readonly settings: Record<string, string>;
  readonly #folder: string;
  readonly #running = new Map<0 | 1, Program>();
  #restarting: Promise<void> = Promise.resolve();

  constructor(folder: string, ports: readonly [number, number], settings: Record<string, string>) {
    [this.#folder, this.ports, this.settings] = [folder, ports, settings];
  }

  /** Starts one, and waits until it serves. */
  async start(which: 0 | 1, more: Record<string, string> = {}): Promise<void> {
    const port = this.ports[which];
    const env = { ...this.settings, DATA_DIR: path.join(this.#folder, 'files'), PORT: String(port), ...more };
    const words = [process.execPath, path.join(root, 'api/src/main.ts')];
    this.#running.set(which, await startProgram(words, this.#logOf(which), env));
    await untilReady(`http://127.0.0.1:${port}`, readyMs);
  }

  async end(which: 0 | 1, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const program = this.#running.get(which);
    program?.child.kill(signal);
    await program?.end();
    this.#running.delete(which);
  }

  /** Restarts one, after any other restart has ended. */
  restart(which: 0 | 1): Promise<void> {
    return (this.#restarting = this.#restartAfter(this.#restarting, which));
  }

  async #restartAfter(others: Promise<void>, which: 0 | 1): Promise<void> {
    await others;
    await this.end(which);
    await this.start(which);
  }

  /** Restarts both, one after the other. */
  async restartAll(): Promise<void> {
    await this.restart(0);
    await this.restart(1);
  }

  /** Both logs, as journalctl would show them. */
  async log(): Promise<string> {
    const logs = await Promise.all(([0, 1] as const).map((which) => readFile(this.#logOf(which), 'utf8')));
    return logs.join('\n');
  }

  #logOf(which: 0 | 1): string {
    return path.join(this.#folder, `rondo-${which}.log`);
  }
}
