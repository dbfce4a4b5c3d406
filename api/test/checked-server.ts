import { afterEach, expect } from 'vitest';
import { checkInvariants } from './invariants.ts';
import { type TestServer, useServer } from './server.ts';

/** A server of which all invariants must hold after each test, whichever way it ends. */
export function useCheckedServer(...options: Parameters<typeof useServer>): TestServer {
  const server = useServer(...options);
  afterEach(async () => {
    expect(await checkInvariants(server.databaseUrl)).toEqual([]);
  });
  return server;
}
