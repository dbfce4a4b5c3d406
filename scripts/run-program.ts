import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The folder of the repository. */
export const root = join(import.meta.dirname, '..');

/** How a program ended, and all its output. */
export type Ended = { code: number; output: string };

const childEnv = (env: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  // What Node compiled is kept for its next start: a third of the processor time until a server is ready.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
  ...env,
});

let stopped = false;
/** Whether a signal has stopped a program, so that nothing more should run. */
export const wasStopped = (): boolean => stopped;

/**
 * Runs a program of the repository (from node_modules/.bin) or of the machine to its end. Ending this process ends it too.
 *
 * @param options.output where its output goes: shown (as it is, in colours), kept for the caller, or both
 */
export function runProgram(
  name: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string>; output?: 'shown' | 'kept' | 'both' } = {},
): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const { output: shown = 'shown' } = options;
  const child = spawn(name, args, {
    cwd: options.cwd ?? root,
    env: childEnv(options.env),
    stdio: shown === 'shown' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output.push(text);
      if (shown === 'both') process.stdout.write(text);
    });
  const pass = (signal: NodeJS.Signals) => {
    stopped = true;
    child.kill(signal);
  };
  const done = (code: number) => {
    process.off('SIGTERM', pass);
    process.off('SIGINT', pass);
    resolve({ code, output: output.join('') });
  };
  process.on('SIGTERM', pass);
  process.on('SIGINT', pass);
  child.once('error', (error) => {
    output.push(error.message);
    done(127);
  });
  child.once('close', (code) => done(code ?? 1));
  return promise;
}
