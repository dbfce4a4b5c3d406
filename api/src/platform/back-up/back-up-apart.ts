import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Environment } from '../config.ts';

const program = path.resolve(import.meta.dirname, '../../../../scripts/backup.ts');

/** Begins a back-up. @returns once it ended: null if it is stored, otherwise what was said last */
export type MakeBackUp = (signal: AbortSignal) => Promise<string | null>;

/**
 * Makes a back-up by the operator's own command, in a process that gives way to people: encrypting would hold up this one. The command itself notes
 * how it went.
 */
export const backUpApart =
  (env: Environment): MakeBackUp =>
  (signal) => {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'pipe'], signal });
    let says = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (says = (says + text).slice(-1000)));
    child.on('spawn', () => {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, ended) => resolve(code === 0 ? null : says.trim() || `ended by ${ended ?? code}`));
    return promise;
  };
