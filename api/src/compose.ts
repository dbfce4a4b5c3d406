import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { registerAccountJobs } from './features/accounts/jobs.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { registerCommunityJobs } from './features/communities/jobs.ts';
import { consoleCommunityRoutes } from './features/communities/console/routes.ts';
import { labelRoutes } from './features/communities/labels/routes.ts';
import { leadingRoutes } from './features/communities/leading-routes.ts';
import { membershipRoutes } from './features/communities/membership-routes.ts';
import { communityRoutes } from './features/communities/routes.ts';
import { switchRoutes } from './features/console/switch-routes.ts';
import { operatingRoutes } from './features/console/operating-routes.ts';
import { consoleRoutes } from './features/console/routes.ts';
import { demoRoutes } from './demo/routes.ts';
import { registerGameJobs } from './features/games/jobs.ts';
import { contactRoutes } from './features/enquiries/contact-routes.ts';
import { registerEnquiryJobs } from './features/enquiries/jobs.ts';
import { calendarRoutes } from './features/games/calendars/routes.ts';
import { discoveryRoutes } from './features/games/finding/discovery-routes.ts';
import { organisedRoutes } from './features/games/own/organised-routes.ts';
import { organisingRoutes } from './features/games/organising-routes.ts';
import { gameRoutes } from './features/games/routes.ts';
import { askGoogle, type Google, noGoogle } from './features/google/ask-google.ts';
import { googleRoutes } from './features/google/routes.ts';
import type { GameAnswer, GameCommand } from './features/joining/state/commands.ts';
import { decideBatch } from './features/joining/batch/decide-batch.ts';
import { CommandBatcher } from './features/joining/batch/command-batcher.ts';
import { registerJoiningJobs } from './features/joining/jobs.ts';
import { checkoutRoutes } from './features/joining/checkout/routes.ts';
import { guestRoutes } from './features/joining/guests/routes.ts';
import { joiningRoutes } from './features/joining/routes.ts';
import { friendRoutes } from './features/joining/friend-routes.ts';
import { groupRoutes } from './features/joining/together/routes.ts';
import { regularRoutes } from './features/joining/regulars/routes.ts';
import { handingOverRoutes } from './features/joining/handing-over/routes.ts';
import { moveRoutes } from './features/joining/move-routes.ts';
import { takingOutRoutes } from './features/joining/taking-out/routes.ts';
import { homeRoutes } from './features/games/home/home-routes.ts';
import { recapRoutes } from './features/games/recap/recap-routes.ts';
import { yearRoutes } from './features/games/years/year-routes.ts';
import { demandRoutes } from './features/games/demand/routes.ts';
import { replayRoutes } from './features/games/replay/routes.ts';
import { registerAttendanceJobs } from './features/games/attendance/jobs.ts';
import { attendanceRoutes } from './features/games/attendance/routes.ts';
import { registerWishJobs } from './features/games/wishes/jobs.ts';
import { coOrganiserRoutes } from './features/games/co-organisers/routes.ts';
import { lateChangeRoutes } from './features/games/late-changes/routes.ts';
import { registerPassJobs } from './features/games/passes/jobs.ts';
import { passRoutes } from './features/games/passes/routes.ts';
import { registerRescueJobs } from './features/games/rescue/jobs.ts';
import { rescueRoutes } from './features/games/rescue/routes.ts';
import { regularOfferRoutes } from './features/games/regulars/routes.ts';
import { wishRoutes } from './features/games/wishes/routes.ts';
import { registerGroupMessageJobs } from './features/messages/jobs.ts';
import { groupMessageRoutes } from './features/messages/routes.ts';
import { registerPeopleJobs } from './features/people/jobs.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { leaderboardRoutes } from './features/leaderboard/routes.ts';
import { chartRoutes } from './features/ledger/chart-routes.ts';
import { adminLedgerRoutes } from './features/ledger/admin-routes.ts';
import { registerBooksJobs } from './features/books/jobs.ts';
import { registerBankJobs } from './features/bank/jobs.ts';
import { bankRoutes } from './features/bank/routes.ts';
import { bookRoutes } from './features/books/routes.ts';
import { registerLedgerJobs } from './features/ledger/jobs.ts';
import { periodRoutes } from './features/ledger/periods/routes.ts';
import { ledgerRoutes } from './features/ledger/routes.ts';
import { registerNewsletterJobs } from './features/newsletter/jobs.ts';
import { newsletterRoutes } from './features/newsletter/routes.ts';
import { subscriberRoutes } from './features/newsletter/subscriber-routes.ts';
import { registerNotificationJobs } from './features/notifications/jobs.ts';
import { keepKeys } from './features/notifications/push/push-queries.ts';
import { mailReportRoutes } from './features/notifications/mail/report-routes.ts';
import { messageRoutes } from './features/notifications/operating/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { passkeyRoutes } from './features/passkeys/routes.ts';
import { payoutRoutes } from './features/pay/admin-routes.ts';
import { registerPayJobs } from './features/pay/jobs.ts';
import { payRoutes } from './features/pay/routes.ts';
import { registerPaymentJobs } from './features/payments/jobs.ts';
import { guestMoneyRoutes } from './features/payments/guest-money-routes.ts';
import { orderRoutes } from './features/payments/admin-routes.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { askGeocoder, type Geocoder, noGeocoder } from './features/places/ask-geocoder.ts';
import { consoleCityRoutes } from './features/places/admin-routes.ts';
import { registerPhoneTicketJobs } from './features/phone-tickets/jobs.ts';
import { phoneTicketRoutes } from './features/phone-tickets/routes.ts';
import { placeRoutes } from './features/places/routes.ts';
import { previewRoutes } from './features/previews/routes.ts';
import { registerPrivacyJobs } from './features/privacy/jobs.ts';
import { privacyRoutes } from './features/privacy/routes.ts';
import { consolePromocodeRoutes } from './features/promocodes/admin-routes.ts';
import { promocodeRoutes } from './features/promocodes/routes.ts';
import { registerRatingJobs } from './features/ratings/jobs.ts';
import { ratingRoutes } from './features/ratings/routes.ts';
import { sceneRoutes } from './features/scenes/routes.ts';
import { sessionRoutes } from './features/sessions/routes.ts';
import { registerSignInJobs } from './features/sign-in/jobs.ts';
import { passwordRoutes } from './features/sign-in/password-routes.ts';
import { signInRoutes } from './features/sign-in/routes.ts';
import { registerSettlementJobs } from './features/settlements/jobs.ts';
import { settlementRoutes } from './features/settlements/routes.ts';
import { sitemapRoutes } from './features/sitemap/routes.ts';
import { streetRoutes } from './features/streets/routes.ts';
import { walletRoutes } from './features/wallet/routes.ts';
import { registerWeatherJobs } from './features/weather/jobs.ts';
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
import { openIdProvider } from './providers/oidc/openid.ts';
import { sandboxGoogle, serveSandboxGoogle } from './providers/oidc/sandbox-routes.ts';
import { molliePayments, mollieWebhookUrl } from './providers/payments/mollie.ts';
import type { PaymentProvider } from './providers/payments/provider.ts';
import { serveSandboxPayments } from './providers/payments/sandbox-routes.ts';
import { sandboxPayments } from './providers/payments/sandbox.ts';
import { stripePayments } from './providers/payments/stripe.ts';
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
  /** Replaced only in tests: what a database says of how far it is. */
  askServer?: typeof askServer;
  /** Replaced only in tests: the machine's time, in ms since 1970. */
  ownTime?: () => number;
}

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
}: ComposeOptions): Promise<Rondo> {
  const telemetry = await openTelemetry(config);
  const port = <P extends object>(name: string, one: P): P => (telemetry === null ? one : withSpans(name, one));
  tuneLimits(config.limits);
  const streets = await openStreets(config.streets);
  const line = new Line('database');
  const pool = await openServingPool(databaseUrl, config, line);
  const { db } = pool;
  const clock = await openClock(db, { demo: config.demo, startsAt: config.demoClock, ownTime });
  const app = await createServer(config, logTo);
  const standbys = openStandbys({ app, db, config }, databaseUrl, askServer);
  const switches = await openSwitches(db, clock);
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

  const mail = port('mail', await openMail(config, db));
  const storage = notingFiles(
    db,
    port('storage', await openStorage(config, (error) => app.log.error(error, 'files are not reachable'))),
  );
  const pushKeys = config.pushKeys ?? (await keepKeys(db, newPushKeys));
  const push = port('push', webPushProvider({ ...pushKeys, subject: config.pushSubject }, config.pushLoopback));
  const phoneWallets = openPhoneWallets(config.phoneTickets, clock.real(), (warning) => app.log.warn(warning));
  const payments = { db, jobs, config, provider: port('payments', await paymentsOf(context)) };
  const google = port('google', googleOf(context));
  const batcher = new CommandBatcher<GameCommand, GameAnswer>(decideBatch(context, lockGames), { batching: lockGames });
  if (config.shedLoad)
    shedLoad(app, config, { database: line, ofVisitors: () => standbys.line ?? line, bookings: batcher.line });

  refuseChanges(app, switches);

  serveHealth(context);
  signInRoutes(context);
  passwordRoutes(context);
  googleRoutes(context, google);
  passkeyRoutes(context);
  sessionRoutes(context);
  accountRoutes(context, storage);
  privacyRoutes(context);
  gameRoutes(context);
  organisingRoutes(context, storage);
  organisedRoutes(context);
  discoveryRoutes(context);
  calendarRoutes(context);
  homeRoutes(context);
  recapRoutes(context);
  yearRoutes(context);
  wishRoutes(context);
  rescueRoutes(context);
  passRoutes(context);
  regularOfferRoutes(context);
  attendanceRoutes(context);
  phoneTicketRoutes(context, phoneWallets);
  coOrganiserRoutes(context);
  lateChangeRoutes(context);
  groupMessageRoutes(context);
  demandRoutes(context);
  replayRoutes(context);
  peopleRoutes(context);
  joiningRoutes(context, batcher);
  friendRoutes(context, batcher);
  groupRoutes(context, batcher);
  regularRoutes(context);
  handingOverRoutes(context, batcher);
  moveRoutes(context, batcher);
  takingOutRoutes(context);
  guestRoutes(context, payments, batcher);
  checkoutRoutes(context, payments, batcher);
  walletRoutes(context);
  bookRoutes(context);
  promocodeRoutes(context);
  payRoutes(context);
  payoutRoutes(context);
  await paymentRoutes(context, payments);
  orderRoutes(context, payments);
  settlementRoutes(context, payments.provider);
  bankRoutes(context);
  guestMoneyRoutes(context, payments);
  placeRoutes(
    context,
    port(
      'geocoder',
      geocoderOf(config, (error) => app.log.warn(error, 'the geocoder did not answer')),
    ),
  );
  previewRoutes(context, storage);
  sceneRoutes(context);
  if (streets !== null) streetRoutes(context, streets);
  sitemapRoutes(context, sitemap);
  communityRoutes(context);
  labelRoutes(context);
  membershipRoutes(context);
  leadingRoutes(context, storage);
  registerCommunityJobs(context);
  notificationRoutes(context, push);
  await mailReportRoutes(context, openReporters(config.mailReports));
  leaderboardRoutes(context);
  ratingRoutes(context);
  newsletterRoutes(context);
  subscriberRoutes(context);
  contactRoutes(context, storage);
  ledgerRoutes(context);
  adminLedgerRoutes(context);
  periodRoutes(context);
  chartRoutes(context);
  consoleRoutes(context);
  operatingRoutes(context);
  switchRoutes(context);
  messageRoutes(context);
  consolePromocodeRoutes(context);
  consoleCommunityRoutes(context);
  consoleCityRoutes(context);
  if (config.payments.provider === 'sandbox')
    await serveSandboxPayments(app, { db, clock, secret: config.payments.webhookSecret });
  if (config.google === 'sandbox') await serveSandboxGoogle(app, config);
  if (config.demo) demoRoutes(context);
  serveFiles(context, storage);
  serveSecurityTxt(context);
  serveAskedFor(context);
  await serveDocuments(context);
  if (web !== null) await servePages(context, web);

  registerSignInJobs(context);
  registerAccountJobs(context);
  registerPeopleJobs(context);
  registerPrivacyJobs(context);
  registerGameJobs(context);
  registerWishJobs(context);
  registerRescueJobs(context);
  registerPassJobs(context);
  registerAttendanceJobs(context);
  registerPhoneTicketJobs(context, phoneWallets);
  registerGroupMessageJobs(context);
  registerPayJobs(context);
  registerJoiningJobs(context, batcher);
  registerPaymentJobs({ ...context, ...payments });
  // Before notices and mails, which come of what is heard.
  registerEventJobs(context);
  registerNotificationJobs(context, { mail, push });
  registerEnquiryJobs(context);
  registerNewsletterJobs(context);
  registerBooksJobs(context);
  registerSettlementJobs(context, payments.provider);
  registerBankJobs(context);
  registerLedgerJobs(context);
  registerRatingJobs({ ...context, databaseUrl });
  const weather = weatherOf(context);
  const askWeather = weather && registerWeatherJobs(context, port('weather', weather));
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
      void askWeather?.();
    },
    async close() {
      await context.draining.drain(config.stopNoticeMs);
      await app.close();
      await jobs.stop();
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
async function paymentsOf({ config: { payments, publicUrl }, db }: Context): Promise<PaymentProvider> {
  if (payments.provider === 'stripe') return stripePayments(payments);
  if (payments.provider === 'mollie') return molliePayments({ ...payments, webhookUrl: mollieWebhookUrl(publicUrl) });
  return sandboxPayments(db, payments.webhookSecret);
}

function weatherOf({ db, clock, config: { weather } }: Context): WeatherProvider | null {
  return weather === 'sandbox' ? sandboxWeather(db, clock) : weather && openMeteoWeather(weather);
}

function googleOf({ app, config }: Context): Google {
  if (config.google === null) return noGoogle;
  const provider = config.google === 'sandbox' ? sandboxGoogle(app, config) : openIdProvider(config.google);
  return askGoogle(provider, ({ name, message, cause }) =>
    app.log.warn(
      { name, reason: message, cause: cause instanceof Error ? cause.message : undefined },
      'Google did not say who somebody is',
    ),
  );
}

/** Its rate is shared by the processes. */
function geocoderOf({ geocoder, publicUrl, processes }: Config, onTrouble: (error: unknown) => void): Geocoder {
  if (geocoder === null) return noGeocoder;
  const provider =
    geocoder.kind === 'pdok' ? pdokGeocoding(geocoder.url) : nominatimGeocoding(geocoder.url, `Rondo (${publicUrl})`);
  return askGeocoder({ ...provider, perSecond: provider.perSecond / processes }, onTrouble);
}
