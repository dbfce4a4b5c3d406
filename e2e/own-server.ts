import { now } from './clock.ts';
import { test as base } from './journey-test.ts';
import { startSecondServer } from './second-server.ts';

interface OwnServer {
  /** Moves its clock ahead. @param by an ISO 8601 duration such as `PT36H` */
  moveClock: (by: string) => Promise<void>;
}

/**
 * A journey with a demo of its own, as it moves the clock, which no other journey may notice. A worker that has such a server runs nothing else, so the
 * calls of `api.ts` go there too.
 */
export const test = base.extend<object, { own: OwnServer & { origin: string } }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const settings = { SHED_LOAD: 'off', DEMO_CLOCK: new Date(now()).toISOString(), GOOGLE_CLIENT_ID: '' };
      const { port, origin, stop } = await startSecondServer(settings);
      process.env.E2E_PORT = String(port);
      const moveClock = async (by: string) => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ advance: by });
        const answer = await fetch(`${origin}/dev/clock`, { method: 'POST', headers, body });
        if (!answer.ok) throw new Error(`the clock didn’t move by ${by}`);
      };
      await use({ origin, moveClock });
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ own }, use) => use(own.origin),
});
