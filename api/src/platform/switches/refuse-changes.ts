import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Switches } from './switches.ts';

/** Calls that go on in maintenance although they aren't reads: logging in and out, calls that only look, and the switches themselves. */
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
/** Paths of others: the sandbox plays a bank and Google, and the demo has a clock and a mailbox. */
const others = ['/sandbox/', '/dev/'];

/**
 * In maintenance, refuses calls that would change something before anything is looked up. Providers' reports are refused too: they come again until
 * they are accepted, and open orders are asked about anyway (decisions/0112-switches.md). The few addresses that change something when opened, by
 * links in mails and from Google, refuse by themselves.
 */
export function refuseChanges(app: FastifyInstance, switches: Switches): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (switches.isOff('changes') && isChange(request)) switches.requireOn();
    done();
  });
}

function isChange({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) && !goOn.has(url) && !others.some((path) => url.startsWith(path));
}
