import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { accounts } from './features/accounts/feature.ts';
import { attendance } from './features/attendance/feature.ts';
import { bank } from './features/bank/feature.ts';
import { books } from './features/books/feature.ts';
import { bulkChanges } from './features/bulk-changes/feature.ts';
import { calendars } from './features/calendars/feature.ts';
import { challenges } from './features/challenges/feature.ts';
import { communities } from './features/communities/feature.ts';
import { consoleFeature } from './features/console/feature.ts';
import { enquiries } from './features/enquiries/feature.ts';
import { games } from './features/games/feature.ts';
import { google } from './features/google/feature.ts';
import { home } from './features/home/feature.ts';
import { joining } from './features/joining/feature.ts';
import { checkout } from './features/checkout/feature.ts';
import { guests } from './features/guests/feature.ts';
import { handingOver } from './features/handing-over/feature.ts';
import { takingOut } from './features/taking-out/feature.ts';
import { groups } from './features/groups/feature.ts';
import { outbox } from './features/outbox/feature.ts';
import { leaderboard } from './features/leaderboard/feature.ts';
import { leading } from './features/leading/feature.ts';
import { ledger } from './features/ledger/feature.ts';
import { messages } from './features/messages/feature.ts';
import { newsletter } from './features/newsletter/feature.ts';
import { notifications } from './features/notifications/feature.ts';
import { passes } from './features/passes/feature.ts';
import { passkeys } from './features/passkeys/feature.ts';
import { pay } from './features/pay/feature.ts';
import { payments } from './features/payments/feature.ts';
import { people } from './features/people/feature.ts';
import { phoneTickets } from './features/phone-tickets/feature.ts';
import { places } from './features/places/feature.ts';
import { previews } from './features/previews/feature.ts';
import { privacy } from './features/privacy/feature.ts';
import { promocodes } from './features/promocodes/feature.ts';
import { ratings } from './features/ratings/feature.ts';
import { recap } from './features/recap/feature.ts';
import { regulars } from './features/regulars/feature.ts';
import { replay } from './features/replay/feature.ts';
import { results } from './features/results/feature.ts';
import { rescue } from './features/rescue/feature.ts';
import { scenes } from './features/scenes/feature.ts';
import { sessions } from './features/sessions/feature.ts';
import { settlements } from './features/settlements/feature.ts';
import { signIn } from './features/sign-in/feature.ts';
import { sitemaps } from './features/sitemap/feature.ts';
import { streets } from './features/streets/feature.ts';
import { teams } from './features/teams/feature.ts';
import { tournaments } from './features/tournaments/feature.ts';
import { wallet } from './features/wallet/feature.ts';
import { weather as weatherFeature } from './features/weather/feature.ts';
import { wishes } from './features/wishes/feature.ts';
import { years } from './features/years/feature.ts';
import { type Health, type HealthOptions, openHealth } from './doctor/open-health.ts';
import { demoRoutes } from './demo/routes.ts';
import { askGoogle, type Google, noGoogle } from './features/google/ask-google.ts';
import type { GameAnswer, GameCommand } from './features/joining/state/commands.ts';
import { decideBatch } from './features/joining/batch/decide-batch.ts';
import { CommandBatcher } from './features/joining/batch/command-batcher.ts';
import { keepKeys } from './features/notifications/push/push-queries.ts';
import { askGeocoder, type Geocoder, noGeocoder } from './features/places/ask-geocoder.ts';
import { registerBackUpJobs } from './platform/back-up/note-back-up.ts';
import { openClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db.ts';
import { Draining } from './platform/processes/draining.ts';
import { serveFiles } from './platform/files/files.ts';
import { serveHealth } from './platform/processes/health.ts';
import { openEvents } from './platform/events/hear-events.ts';
import { registerEventJobs } from './platform/events/sweep-events.ts';
import { openJobs } from './platform/jobs.ts';
import { Line } from './platform/load/line.ts';
import { shedLoad } from './platform/load/overload.ts';
import { servePages } from './platform/pages/pages.ts';
import { openServingPool } from './platform/database/pooler.ts';
import { sweepIdempotencyKeys } from './platform/calls/idempotency.ts';
import { limitAttempts, sweepRateLimits } from './platform/limits/rate-limit.ts';
import { rateLimits } from './platform/limits/rate-limits.ts';
import { tuneLimits } from './platform/limits/tuned-limits.ts';
import type { Context } from './platform/serve.ts';
import { serveAskedFor } from './platform/pages/asked-for.ts';
import { serveSecurityTxt } from './platform/pages/security-txt.ts';
import type { LogLines } from './platform/observability/log-writer.ts';
import {
  noteOutside,
  type Noting,
  notingErrors,
  onceAnOutage,
  type OutsideError,
} from './platform/observability/outside-errors.ts';
import { withSpans } from './platform/observability/tracing.ts';
import { createServer, serveDocuments } from './platform/server.ts';
import { openSwitches } from './platform/switches/switches.ts';
import { refuseChanges } from './platform/switches/refuse-changes.ts';
import { findSessions, sweepSessions } from './platform/sessions/sessions.ts';
import { type askServer, openStandbys } from './platform/standbys/standbys.ts';
import { sweepAttempts } from './platform/sessions/sign-in-attempts.ts';
import { notingFiles, sweepFiles } from './platform/files/loose-files.ts';
import { Uploads } from './platform/files/uploads.ts';
import type { WebSource } from './platform/pages/web-source.ts';
import { nominatimGeocoding } from './providers/geocoding/nominatim.ts';
import { pdokGeocoding } from './providers/geocoding/pdok.ts';
import { openMail } from './providers/mail/open.ts';
import { openReporters } from './providers/mail/reports/open.ts';
import { type MailProvider, MailRefused, type MailReporter } from './providers/mail/provider.ts';
import type { PushProvider } from './providers/push/provider.ts';
import type { PhoneWallets } from './providers/phone-tickets/provider.ts';
import type { StreetArchive } from './providers/streets/provider.ts';
import type { PaymentsContext } from './features/payments/locked-order.ts';
import { OidcUnreachable } from './providers/oidc/provider.ts';
import { openIdProvider } from './providers/oidc/openid.ts';
import { sandboxGoogle, serveSandboxGoogle } from './providers/oidc/sandbox-routes.ts';
import { openPayments } from './providers/payments/open.ts';
import type { PaymentProvider } from './providers/payments/provider.ts';
import { serveSandboxPayments } from './providers/payments/sandbox-routes.ts';
import { sandboxPayments } from './providers/payments/sandbox.ts';
import { openPhoneWallets } from './providers/phone-tickets/open.ts';
import { newPushKeys, webPushProvider } from './providers/push/web-push.ts';
import { openStreets } from './providers/streets/open.ts';
import { openStorage } from './providers/storage/open.ts';
import type { StorageProvider } from './providers/storage/provider.ts';
import { openMeteoWeather } from './providers/weather/open-meteo.ts';
import type { WeatherProvider } from './providers/weather/provider.ts';
import { sandboxWeather } from './providers/weather/sandbox.ts';

export interface Rondo extends Context {
  app: FastifyInstance;
  storage: StorageProvider;
  /** Starts the workers: queues and sweeps. */
  work(): Promise<void>;
  close(): Promise<void>;
}

export interface ComposeOptions {
  config: Config;
  databaseUrl: string;
  /** Where the web app comes from; null serves only the API. */
  web: WebSource | null;
  /** false only in the control of a race test: joins run without locks and batching, and must oversell. */
  lockGames?: boolean;
  /** Smaller only in tests: addresses in a sitemap file, and rows read at a time. */
  sitemap?: { urlsAFile: number; batch: number };
  /** Replaced only in tests: where the log goes. */
  logTo?: LogLines;
  /** Replaced only in tests: asks a database how far its copy has come. */
  askServer?: typeof askServer;
  /** Replaced only in tests: the machine's time, in ms since 1970. */
  ownTime?: () => number;
  /** Replaced only in tests: what the doctor looks at, and what makes a back-up. */
  health?: Pick<HealthOptions, 'env' | 'patient' | 'makeBackUp'>;
}

/** What features may ask for: all that is open, and the ports to the outside. */
interface Parts extends Context {
  databaseUrl: string;
  sitemap: ComposeOptions['sitemap'];
  storage: StorageProvider;
  mail: MailProvider;
  push: PushProvider;
  wallets: PhoneWallets;
  payments: PaymentsContext;
  google: Google;
  batcher: CommandBatcher<GameCommand, GameAnswer>;
  geocoder: Geocoder;
  reporters: readonly MailReporter[];
  streets: StreetArchive | null;
  weather: WeatherProvider | null;
  health: Health;
}

/** What a feature serves and what it does by itself; its work may begin with something to do at once. */
interface Feature {
  serve?: (parts: Parts) => void | Promise<void>;
  work?: (parts: Parts) => void | (() => Promise<void>);
}

/** Each sweep runs after those of the features before. */
const features: readonly Feature[] = [
  signIn,
  accounts,
  people,
  privacy,
  communities,
  games,
  challenges,
  bulkChanges,
  teams,
  tournaments,
  leading,
  home,
  recap,
  years,
  wishes,
  results,
  rescue,
  passes,
  regulars,
  replay,
  attendance,
  phoneTickets,
  calendars,
  messages,
  pay,
  joining,
  groups,
  handingOver,
  takingOut,
  guests,
  checkout,
  payments,
  // Events are heard before notices and mails are sent, because hearing them writes these.
  { work: registerEventJobs },
  notifications,
  outbox,
  enquiries,
  newsletter,
  books,
  settlements,
  bank,
  ledger,
  ratings,
  leaderboard,
  weatherFeature,
  google,
  passkeys,
  sessions,
  wallet,
  promocodes,
  places,
  streets,
  previews,
  scenes,
  sitemaps,
  consoleFeature,
];

/** Assembles Rondo, and is the only place that picks adapters by the configuration. The database must be migrated. */
export async function compose({
  config,
  databaseUrl,
  web,
  lockGames = true,
  sitemap,
  askServer,
  ownTime,
  logTo,
  health: ownHealth,
}: ComposeOptions): Promise<Rondo> {
  const telemetry = await openTelemetry(config);
  const spans = <P extends object>(name: string, one: P): P => (telemetry === null ? one : withSpans(name, one));
  tuneLimits(config.limits);
  const line = new Line('database');
  const pool = await openServingPool(databaseUrl, config, line);
  const { db } = pool;
  const clock = await openClock(db, { demo: config.demo, startsAt: config.demoClock, ownTime });
  const app = await createServer(config, logTo);
  const standbys = openStandbys({ app, db, config }, databaseUrl, askServer);
  const switches = await openSwitches(db, clock);
  const logOutside = (error: OutsideError) => app.log.warn(error, 'something outside failed');
  const port = <P extends object>(name: string, one: P, log = logOutside, noting?: Noting): P =>
    spans(name, notingErrors(name, one, log, noting));
  const logError = (what: string, error: unknown) => app.log.error(error, what);
  const isHeld = () => switches.isOff('changes');
  const jobs = await openJobs(db, databaseUrl, logError, config.poolerUrl === null ? 3 : 1, isHeld);
  const context: Context = {
    app,
    db,
    standbys,
    config,
    clock,
    switches,
    sessions: findSessions(db),
    jobs,
    events: openEvents(db),
    draining: new Draining(app),
    uploads: openUploads(db, config),
    calls: [],
  };

  const outage = onceAnOutage((error) => app.log.error(error, 'mails are not sent'));
  const mail = port('mail', await openMail(config, db), outage.log, {
    expects: (error) => error instanceof MailRefused && error.isOfAddress,
    onWell: outage.onWell,
  });
  const storage = notingFiles(
    db,
    port('storage', await openStorage(config, (error) => app.log.error(error, 'files are not reachable'))),
  );
  const pushKeys = config.pushKeys ?? (await keepKeys(db, newPushKeys));
  const push = port('push', webPushProvider({ ...pushKeys, subject: config.pushSubject }, config.pushLoopback));
  const weather = weatherOf(context);
  const health = openHealth({
    config,
    databaseUrl,
    now: () => clock.real(),
    log: (says) => app.log.error({ says }, 'a back-up failed'),
    ...ownHealth,
  });
  const parts: Parts = {
    ...context,
    databaseUrl,
    sitemap,
    storage,
    mail,
    push,
    wallets: openPhoneWallets(config.phoneTickets, clock.real(), (warning) => app.log.warn(warning)),
    payments: { db, jobs, config, provider: port('payments', await paymentsOf(context)) },
    google: spans('google', googleOf(context, logOutside)),
    batcher: new CommandBatcher(decideBatch(context, lockGames), { batching: lockGames }),
    geocoder: spans(
      'geocoder',
      geocoderOf(config, (error) => noteOutside({ provider: 'geocoder', call: 'ask' }, error, logOutside)),
    ),
    reporters: openReporters(config.mailReports),
    streets: await openStreets(config.streets),
    weather: weather && port('weather', weather),
    health,
  };
  if (config.shedLoad)
    shedLoad(app, config, { database: line, ofVisitors: () => standbys.line ?? line, bookings: parts.batcher.line });

  refuseChanges(app, switches);

  serveHealth(context);
  for (const { serve } of features) await serve?.(parts);
  if (config.payments.provider === 'sandbox')
    await serveSandboxPayments(app, { db, clock, secret: config.payments.webhookSecret });
  if (config.google === 'sandbox') await serveSandboxGoogle(app, config);
  if (config.demo) demoRoutes(context);
  serveFiles(context, storage);
  serveSecurityTxt(context);
  serveAskedFor(context);
  await serveDocuments(context);
  if (web !== null) await servePages(context, web);

  const first = features.map(({ work }) => work?.(parts));
  jobs.sweep('sessions', () => sweepSessions(db));
  jobs.sweep('sign-in attempts', () => sweepAttempts(db));
  jobs.sweep('idempotency keys', () => sweepIdempotencyKeys(db));
  jobs.sweep('rate limits', () => sweepRateLimits(db));
  registerBackUpJobs(context);
  jobs.sweep('uploads', () => context.uploads.tidy());
  // A bucket may be slow, and must not hold up our own work.
  jobs.sweepApart('files', (signal) => sweepFiles(db, storage, signal), { everySeconds: 60 });

  return {
    ...context,
    storage,
    async work() {
      await jobs.work();
      for (const begin of first) void begin?.();
    },
    async close() {
      await context.draining.drain(config.stopNoticeMs);
      await app.close();
      await jobs.stop();
      await health.stop();
      clock.stop();
      switches.stop();
      mail.close();
      await standbys.stop();
      await pool.close();
      await telemetry?.stop();
    },
  };
}

/** Loaded only where a collector is named, so that a start without one costs nothing. */
async function openTelemetry({ otlp }: Config) {
  if (otlp === null) return null;
  const { startOpenTelemetry } = await import('./platform/observability/open-telemetry.ts');
  return startOpenTelemetry(otlp);
}

function openUploads(db: Database, { dataDir }: Config): Uploads {
  return new Uploads(path.join(dataDir, 'incoming'), (id) => limitAttempts(db, rateLimits.upload, id));
}

/** The configured payment provider; the sandbox's pages are served separately. */
function paymentsOf({ config: { payments, publicUrl }, db }: Context): PaymentProvider | Promise<PaymentProvider> {
  return payments.provider === 'sandbox'
    ? sandboxPayments(db, payments.webhookSecret)
    : openPayments(payments, publicUrl);
}

function weatherOf({ db, clock, config: { weather } }: Context): WeatherProvider | null {
  return weather === 'sandbox' ? sandboxWeather(db, clock) : weather && openMeteoWeather(weather);
}

function googleOf({ app, config }: Context, log: (error: OutsideError) => void): Google {
  if (config.google === null) return noGoogle;
  const provider = config.google === 'sandbox' ? sandboxGoogle(app, config) : openIdProvider(config.google);
  return askGoogle(provider, (error) => {
    if (error instanceof OidcUnreachable) return noteOutside({ provider: 'google', call: 'ask' }, error, log);
    const { name, message, cause } = error;
    app.log.warn(
      { name, reason: message, cause: cause instanceof Error ? cause.message : undefined },
      'Google did not say who somebody is',
    );
  });
}

/** The processes share the geocoder's rate. */
function geocoderOf({ geocoder, publicUrl, processes }: Config, onTrouble: (error: unknown) => void): Geocoder {
  if (geocoder === null) return noGeocoder;
  const provider =
    geocoder.kind === 'pdok' ? pdokGeocoding(geocoder.url) : nominatimGeocoding(geocoder.url, `Rondo (${publicUrl})`);
  return askGeocoder({ ...provider, perSecond: provider.perSecond / processes }, onTrouble);
}
