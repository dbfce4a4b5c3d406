import { comeBackSeconds, expectedWaitMs, isLetIn } from '@rondo/rules';
import type { FastifyInstance } from 'fastify';
import { IncomingMessage } from 'node:http';
import { busyPage } from '../pages/bare-pages.ts';
import type { Config } from '../config.ts';
import { languageOf } from '../wording/language.ts';
import type { Line } from './line.ts';
import { requestsShed } from '../processes/metrics.ts';
import { isPage } from '../pages/is-page.ts';
import { Refused } from '../refusal.ts';
import { isVisitor } from '../sessions/sessions.ts';
import { urgencyOf } from './urgency.ts';

/** The lines in which requests wait. */
export interface Lines {
  /** The line for a connection to the database. */
  database: Line;
  /** The line for reads on behalf of visitors: a standby's while one is in use, otherwise the database's. */
  ofVisitors: () => Line;
  /** The line for a transaction that decides about games. */
  bookings: Line;
}

/**
 * Refuses requests that would wait too long before anything is looked up (reliability.md#overload). The server's own requests for rendering a page
 * pass, because the page's reader was let in already.
 */
export function shedLoad(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
  { database, ofVisitors, bookings }: Lines,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const urgency = urgencyOf(request);
    if (urgency === null || !(request.raw instanceof IncomingMessage)) return done();
    const reads = isVisitor(config, request) ? ofVisitors() : database;
    const waits = urgency === 'looking' ? [reads] : [database, bookings];
    if (isLetIn(urgency, Math.max(...waits.map(({ load }) => expectedWaitMs(load))))) return done();
    requestsShed.inc({ urgency });
    const seconds = comeBackSeconds(Math.random());
    if (!isPage(request)) throw new Refused('busy', undefined, undefined, seconds);
    void reply
      .code(503)
      .headers({ 'retry-after': seconds, refresh: seconds, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(busyPage(languageOf(request), request.nonce));
  });
}
