import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Switches } from './switches.ts';

/** Calls that go on in maintenance although they are no reads: logging in and out, what only looks, and the switches themselves. */
const goOn = new Set([
  '/api/users/login',
  '/api/users/logout',
  '/api/users/confirmIdentity',
  '/api/users/passkeys/login/options',
  '/api/users/passkeys/login',
  '/api/mobile/google/login',
  '/api/matches/:id/passcode',
  '/api/admin/switches/:kind/off',
  '/api/admin/switches/:kind/on',
]);
/** What belongs to others: the sandbox plays a bank and Google; the demo has a clock and a mailbox. */
const others = ['/sandbox/', '/dev/'];

/**
 * In maintenance refuses what would change something, before anything is looked up. Reports of providers are refused too: they come again
 * until they are taken, and open orders are asked about besides (decisions/0112-switches.md). The few addresses that change something when
 * they are opened, by links of mails and of Google, refuse themselves.
 */
export function refuseChanges(app: FastifyInstance, switches: Switches): void {
  app.addHook('onRequest', async (request) => {
    if (switches.isOff('changes') && isChange(request)) switches.requireOn();
  });
}

function isChange({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) && !goOn.has(url) && !others.some((path) => url.startsWith(path));
}
