import { urgencies } from '@rondo/rules';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { urgencyOf } from '../load/urgency.ts';
import { securityKinds } from '../observability/security-kinds.ts';
import { parentProcess } from './parent-process.ts';
import { Refused } from '../refusal.ts';
import { release } from './release.ts';
import { sameText, someSecret } from '../sessions/tokens.ts';

const registry = new Registry();
collectDefaultMetrics({ register: registry });
// Each process has its own series, so that a sum survives the end of one process.
if (parentProcess !== null) registry.setDefaultLabels({ process: String(parentProcess.number) });
/** All metrics of this process, as data. */
export const readMetrics = () => registry.getMetricsAsJSON();
parentProcess?.onMetricsAsked(readMetrics);

new Gauge({
  name: 'rondo_build_info',
  help: 'Which Rondo runs: always 1',
  labelNames: ['version', 'commit'],
  registers: [registry],
}).set({ ...release }, 1);

const requests = new Histogram({
  name: 'rondo_http_request_seconds',
  help: 'Time to answer, by kind (looking, changing, paying; live for pages that stay open; other) and class of status',
  labelNames: ['kind', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
  registers: [registry],
});

// Only two figures for each of some four hundred routes: with buckets, a scrape had over a megabyte.
const routeRequests = new Counter({
  name: 'rondo_http_route_requests_total',
  help: 'Requests answered, by route',
  labelNames: ['route'],
  registers: [registry],
});

const routeSeconds = new Counter({
  name: 'rondo_http_route_seconds_total',
  help: 'Time to answer them, by route',
  labelNames: ['route'],
  registers: [registry],
});

// Has no label, so that it exists at zero before the first error.
const httpErrors = new Counter({
  name: 'rondo_http_errors_total',
  help: 'Requests answered by 500 or above because something broke: not by 503, which says to come back later',
  registers: [registry],
});

const routeErrors = new Counter({
  name: 'rondo_http_route_errors_total',
  help: 'The same, by route, from its second on',
  labelNames: ['route'],
  registers: [registry],
});

export const jobRuns = new Counter({
  name: 'rondo_job_runs_total',
  help: 'Runs of sweeps and jobs that ended, by name and outcome: done or failed',
  labelNames: ['name', 'outcome'],
  registers: [registry],
});

export const jobSeconds = new Counter({
  name: 'rondo_job_seconds_total',
  help: 'Time that sweeps and jobs took, by name',
  labelNames: ['name'],
  registers: [registry],
});

export const sweepInterval = new Gauge({
  name: 'rondo_sweep_interval_seconds',
  help: 'How often each sweep runs',
  labelNames: ['name'],
  registers: [registry],
});

export const jobLastDone = new Gauge({
  name: 'rondo_job_last_done_seconds',
  help: 'When each sweep or job last ended well, in seconds since 1970; of a sweep when the process began to work, before the first time',
  labelNames: ['name'],
  registers: [registry],
});

export const joinsDecided = new Counter({
  name: 'rondo_joins_decided_total',
  help: 'Joins decided, by outcome',
  labelNames: ['outcome'],
  registers: [registry],
});

export const joinBatch = new Histogram({
  name: 'rondo_join_batch_size',
  help: 'Commands decided together in one transaction of a game',
  buckets: [1, 2, 4, 8, 16, 32, 64],
  registers: [registry],
});

export const outsideErrors = new Counter({
  name: 'rondo_outside_errors_total',
  help: 'Calls of something outside that failed, by what it is and what was wrong: name, connection, tls, no_answer, refuses_us, limits_us, broken, refused, other',
  labelNames: ['provider', 'kind'],
  registers: [registry],
});
/** What nobody but the operator can mend: a key or a certificate. */
export const refusals = ['refuses_us', 'tls'] as const;
for (const provider of ['payments', 'mail']) for (const kind of refusals) outsideErrors.inc({ provider, kind }, 0);

export const checkouts = new Counter({
  name: 'rondo_checkouts_total',
  help: 'Checkouts asked of the payment provider, by outcome: opened or failed',
  labelNames: ['outcome'],
  registers: [registry],
});
startAtZero(checkouts, 'outcome', ['opened', 'failed']);

export const paymentsTaken = new Counter({
  name: 'rondo_payments_taken_total',
  help: 'Payments that the provider took and we have booked, by what found them: its report, a page, asking, or the comparison of books',
  labelNames: ['found_by'],
  registers: [registry],
});
/** The reasons for asking the provider. */
export const waysToFindPayments = ['report', 'page', 'asking', 'comparison'] as const;
startAtZero(paymentsTaken, 'found_by', waysToFindPayments);

export const ordersUnanswered = new Gauge({
  name: 'rondo_orders_unanswered',
  help: 'Open orders that the provider was asked about three times or more without an answer: it may have been paid',
  registers: [registry],
});

export const settlementLinesOpen = new Gauge({
  name: 'rondo_settlement_lines_open',
  help: 'Lines of what the provider paid to the bank that the ledger does not explain, and nobody has decided about',
  registers: [registry],
});

export const paymentsNotPaidOut = new Gauge({
  name: 'rondo_payments_not_paid_out',
  help: 'Payments that the provider took longer ago than it takes to pay out, that stand in no payout, and nobody has decided about',
  registers: [registry],
});

export const ordersSetAside = new Counter({
  name: 'rondo_orders_set_aside_total',
  help: 'Orders on which the provider and we differ, set aside for a person',
  registers: [registry],
});

export const ordersTakenBack = new Counter({
  name: 'rondo_orders_taken_back_total',
  help: 'Payments that their payers have back: charged back, disputed, or refunded at the provider',
  registers: [registry],
});

export const eventsGivenUp = new Gauge({
  name: 'rondo_events_given_up',
  help: 'Events that failed ten times and wait for a person: nobody was told of them',
  registers: [registry],
});

export const openStreams = new Gauge({
  name: 'rondo_event_streams_open',
  help: 'Pages that are open with live updates',
  registers: [registry],
});

export const requestsShed = new Counter({
  name: 'rondo_requests_shed_total',
  help: 'Requests refused at the door because they would have waited too long, by urgency',
  labelNames: ['urgency'],
  registers: [registry],
});
startAtZero(requestsShed, 'urgency', urgencies);

export const securityEvents = new Counter({
  name: 'rondo_security_events_total',
  help: 'Logins refused, limits reached, roles changed, data exported and the like, by kind',
  labelNames: ['kind'],
  registers: [registry],
});
startAtZero(securityEvents, 'kind', securityKinds);

/** Pools whose connections are counted when metrics are read. */
export const countedPools = new Set<{ readonly totalCount: number; readonly idleCount: number }>();

registry.registerMetric(
  new Gauge({
    name: 'rondo_database_connections',
    help: 'Connections to the database and its standbys that serve requests, by state: used or idle',
    labelNames: ['state'],
    registers: [],
    collect() {
      const pools = [...countedPools];
      const all = pools.reduce((sum, { totalCount }) => sum + totalCount, 0);
      const idle = pools.reduce((sum, { idleCount }) => sum + idleCount, 0);
      this.set({ state: 'used' }, all - idle);
      this.set({ state: 'idle' }, idle);
    },
  }),
);

export const waitingFor = new Gauge({
  name: 'rondo_waiting',
  help: 'Requests waiting now, for a connection to the database or for a booking to be decided',
  labelNames: ['line'],
  registers: [registry],
});

export const switchedOff = new Gauge({
  name: 'rondo_switched_off',
  help: 'What an admin has switched off, by switch: 1 or 0',
  labelNames: ['switch'],
  registers: [registry],
});

export const accountNumbersLeft = new Gauge({
  name: 'rondo_account_numbers_left',
  help: 'Account numbers that are not sealed with the present secret key yet: the earlier one is still needed',
  registers: [registry],
});

export const unsentMails = new Gauge({
  name: 'rondo_mails_unsent',
  help: 'Mails waiting in the outbox',
  registers: [registry],
});

export const mailAwaited = new Gauge({
  name: 'rondo_mail_awaited_seconds',
  help: 'How long the oldest mail that somebody waits for (a link, a ticket, money) has not been sent; 0: there is none',
  registers: [registry],
});

export const mailsADayAllowed = new Gauge({
  name: 'rondo_mails_a_day_allowed',
  help: 'Mails that may go in 24 hours, by the bound or the warm-up of today; 0: no bound',
  registers: [registry],
});

export const mailsADaySent = new Gauge({
  name: 'rondo_mails_a_day_sent',
  help: 'Mails sent in the last 24 hours, where they have a bound',
  registers: [registry],
});

export const mailsGivenUp = new Counter({
  name: 'rondo_mails_given_up_total',
  help: 'Mails that the mail server refused for good',
  registers: [registry],
});

export const mailsHeldBack = new Counter({
  name: 'rondo_mails_held_back_total',
  help: 'Mails that were not sent, by why: the budget of an inbox, or an address that mails come back from',
  labelNames: ['reason'],
  registers: [registry],
});

export const pushesSent = new Counter({
  name: 'rondo_pushes_total',
  help: 'Attempts to send a push message, by outcome',
  labelNames: ['outcome'],
  registers: [registry],
});

export const walletCertificateEnds = new Gauge({
  name: 'rondo_wallet_certificate_ends_seconds',
  help: 'When the certificate ends that signs tickets for Apple Wallet, in seconds since 1970; 0 without one',
  registers: [registry],
});

export const standbysIn = new Gauge({
  name: 'rondo_standby_in',
  help: 'Whether public reads go to this standby: 1 or 0',
  labelNames: ['standby'],
  registers: [registry],
});

export const standbyRefuses = new Gauge({
  name: 'rondo_standby_login_refused',
  help: 'Whether this standby refused the login when it was last tried: 1 or 0',
  labelNames: ['standby'],
  registers: [registry],
});

export const standbyBehind = new Gauge({
  name: 'rondo_standby_behind_bytes',
  help: 'Log that the primary has written and this standby has not replayed',
  labelNames: ['standby'],
  registers: [registry],
});

export const publicReads = new Counter({
  name: 'rondo_public_reads_total',
  help: 'Public reads where there are standbys, by who answered: a standby, or the primary',
  labelNames: ['from'],
  registers: [registry],
});

export const forecastsFetched = new Gauge({
  name: 'rondo_forecasts_fetched_seconds',
  help: 'When a forecast of the weather last came, in seconds since 1970; 0 before the first',
  registers: [registry],
});

export const forecastsFailed = new Counter({
  name: 'rondo_forecasts_failed_total',
  help: 'Times that the weather service gave no forecast',
  registers: [registry],
});

// Has a label, so that no series exists before the first back-up.
export const backUpEnded = new Gauge({
  name: 'rondo_backup_ended_seconds',
  help: 'When the last back-up was stored off the machine, in seconds since 1970',
  labelNames: ['by'],
  registers: [registry],
});

export const backUpVerified = new Gauge({
  name: 'rondo_backup_verified_seconds',
  help: 'When a back-up was last restored into an empty place and its ledger held, in seconds since 1970',
  labelNames: ['by'],
  registers: [registry],
});

export const ledgerClosedUntil = new Gauge({
  name: 'rondo_ledger_closed_until_seconds',
  help: 'When the last closed day of the ledger ended, in seconds since 1970; 0 before the first close',
  registers: [registry],
});

export const ledgerClosesRefused = new Counter({
  name: 'rondo_ledger_closes_refused_total',
  help: 'Attempts to close a day whose books did not balance',
  registers: [registry],
});

/** `GET /metrics` of all processes for Prometheus, with the configured token, or without one from loopback only. */
export function serveMetrics(app: FastifyInstance, config: Config): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'none' } = request.routeOptions;
    const route = `${request.method} ${url}`;
    const seconds = reply.elapsedTime / 1000;
    const kind = url.endsWith('/live') ? 'live' : (urgencyOf(request) ?? 'other');
    requests.observe({ kind, status: `${Math.floor(reply.statusCode / 100)}xx` }, seconds);
    routeRequests.inc({ route });
    routeSeconds.inc({ route }, seconds);
    if (reply.statusCode >= 500 && reply.statusCode !== 503) {
      httpErrors.inc();
      routeErrors.inc({ route });
    }
    done();
  });
  app.get('/metrics', async (request, reply) => {
    const allowed =
      config.metricsToken === null
        ? !config.production && /^(127\.|::1$|::ffff:127\.)/.test(request.ip)
        : someSecret(config.metricsToken, (one) => sameText(request.headers.authorization ?? '', `Bearer ${one}`));
    if (!allowed) throw new Refused('not_allowed');
    return reply.type(registry.contentType).send(await (await allProcesses()).metrics());
  });
}

/** A series that begins with its first count hides that count from Prometheus, which sees only increases. */
function startAtZero<L extends string>(counter: Counter<L>, label: L, values: readonly string[]): void {
  for (const value of values) counter.labels(value).inc(0);
}

/** The metrics of this process and of those beside it. */
async function allProcesses(): Promise<Pick<Registry, 'metrics'>> {
  return parentProcess === null ? registry : AggregatorRegistry.aggregate(await parentProcess.allMetrics());
}
