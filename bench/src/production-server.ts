import type { ChildProcess } from 'node:child_process';
import { withTemporaryFolder } from '../../api/test/temporary-database.ts';
import { startInProduction } from '../../chaos/src/production.ts';

/** A server as an operator has it, on an existing database. */
export interface Served {
  url: string;
  port: number;
  settings?: Record<string, string>;
}

/** Runs `measure` against a process of its own. */
export function withProductionServer<T>(
  { url, port, settings }: Served,
  measure: (server: ChildProcess) => Promise<T>,
): Promise<T> {
  // Waiting is what is measured.
  const more = { LOG_LEVEL: 'error', SHED_LOAD: 'off', ...profiling(), ...settings };
  return withTemporaryFolder((folder) => startInProduction({ databaseUrl: url, folder, port, more }, measure));
}

/** The same against several at once, one started after the other. */
export function withProductionServers<T>(
  all: readonly Served[],
  measure: (servers: readonly ChildProcess[]) => Promise<T>,
  servers: readonly ChildProcess[] = [],
): Promise<T> {
  const next = all[servers.length];
  if (next === undefined) return measure(servers);
  return withProductionServer(next, (server) => withProductionServers(all, measure, [...servers, server]));
}

/** `BENCH_PROFILE=folder` writes where the server's processor time went. */
function profiling(): Record<string, string> {
  const folder = process.env['BENCH_PROFILE'];
  return folder ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` } : {};
}
