import { spawnSync } from 'node:child_process';

const day = 86_400_000;

/**
 * The environment in which programs believe that it is so many days later, by Debian's `faketime`.
 * @throws Error where it is not installed
 */
export function clockAhead(days: number): Record<string, string> {
  if (days === 0) return {};
  const env = {
    LD_PRELOAD: '/usr/$LIB/faketime/libfaketime.so.1',
    FAKETIME: `+${days}d`,
    // Timers go by these.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
  const { stdout } = spawnSync(process.execPath, ['-p', 'Date.now()'], { env, encoding: 'utf8' });
  if (Math.abs(Number(stdout) - Date.now() - days * day) > day / 2)
    throw new Error('Another clock needs faketime: apt-get install faketime');
  return env;
}
