import type { Urgency } from '@rondo/rules';
import type { FastifyRequest } from 'fastify';
import { isPage } from '../pages/is-page.ts';

/** Calls by which members and guests pay, and see whether they have paid. */
const paying = [
  '/api/payments/',
  '/api/internalPayments/checkout',
  '/api/internalPayments/guest/',
  '/api/external/payment',
  '/api/guest/bookings/',
];
/**
 * Paths that are never refused: reports of payments and of mails; and streams, which browsers don't reopen after a refusal, and which have a limit of
 * their own.
 */
const always = ['/api/payments/webhooks/', '/api/mail/reports', '/api/live', '/api/users/notifications/live'];

/** How urgent a request is; null for requests that are never refused, such as files, health and metrics. */
export function urgencyOf(request: FastifyRequest): Urgency | null {
  const { url = '' } = request.routeOptions;
  const isOf = (paths: readonly string[]) => paths.some((path) => url.startsWith(path));
  if (isPage(request) || url.startsWith('/previews/')) return 'looking';
  if (!url.startsWith('/api/') || isOf(always)) return null;
  if (isOf(paying)) return 'paying';
  return request.method === 'GET' ? 'looking' : 'changing';
}
