import { withTemporaryFolder } from '../../api/test/temporary-database.ts';
import { end, startApi } from '../../chaos/src/api-process.ts';

/** Runs `measure` against a process of its own with the demo's data, as `npm start` would start it. */
export function withDemoServer<T>(
  port: number,
  measure: (server: { origin: string; pid: number; dataDir: string }) => Promise<T>,
): Promise<T> {
  return withTemporaryFolder((dataDir) => startDemo(port, dataDir, measure));
}

/** The same on a folder that may have the data of an earlier one. */
export async function startDemo<T>(
  port: number,
  dataDir: string,
  measure: (server: { origin: string; pid: number; dataDir: string }) => Promise<T>,
): Promise<T> {
  const server = await startApi({ dataDir, port, more: { RONDO_DEMO: '1' } }, 60_000);
  try {
    return await measure({ origin: `http://127.0.0.1:${port}`, pid: server.pid ?? 0, dataDir });
  } finally {
    await end(server, 'SIGTERM');
  }
}
