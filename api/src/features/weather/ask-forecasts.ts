import { day, hour, minute } from '@rondo/rules';
import { weatherLimits } from '@rondo/rules/weather';
import { sql } from 'kysely';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { forecastsFailed, forecastsFetched } from '../../platform/processes/metrics.ts';
import type { Context } from '../../platform/serve.ts';
import { placeOfGame } from '../../platform/weather/forecast-row.ts';
import type { ForecastPlace, WeatherProvider } from '../../providers/weather/provider.ts';
import { tellHosts } from './tell-hosts.ts';

type Asking = Pick<Context, 'db' | 'clock' | 'jobs' | 'config'>;

/** A place's forecast is asked for each hour, and sooner again if nobody answered. */
const everyMs = hour;
const againMs = 10 * minute;
const patienceMs = 10_000;

/**
 * Asks for the weather at places of outdoor games in the next days, and tells hosts about extreme rain (product.md#weather). Processes share the
 * places out. While the provider fails, the known forecast stays until it is too old to be shown.
 */
export async function askForecasts(context: Asking, provider: WeatherProvider, signal: AbortSignal): Promise<void> {
  const { db, clock } = context;
  await forgetPlaces(db, clock.now());
  while (!signal.aborted) {
    const places = await takePlaces(db, provider.placesAtOnce, clock.now());
    if (places.length === 0) return;
    const asked = await provider
      .forecast(places, AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]))
      // The port has said why.
      .catch(() => null);
    if (asked === null) {
      forecastsFailed.inc();
      await askAgain(db, places, clock.now());
      return;
    }
    const known = places.map((place, n) => ({ ...place, hours: asked[n] ?? [] }));
    await inTransaction(db, async (trx) => {
      const now = clock.now();
      await keepForecasts(trx, provider, known, now);
      await tellHosts(trx, context, places, now);
      forecastsFetched.set(now.getTime() / 1000);
    });
  }
}

/** Takes places that nobody asked about within the hour, those of the soonest games first, so that no other process asks about them. */
async function takePlaces(db: Database, most: number, now: Date): Promise<ForecastPlace[]> {
  const due = new Date(now.getTime() - everyMs);
  const { rows } = await sql<ForecastPlace>`
    insert into forecast (latitude, longitude, asked_at)
    select place.latitude, place.longitude, ${now} from (
      select ${placeOfGame}, min(g.starts_at) from game g
      where not g.archived and g.status <> 'cancelled' and g.surface <> 'Indoors'
        and g.starts_at > ${now} and g.starts_at <= ${new Date(now.getTime() + weatherLimits.days * day)}
      group by 1, 2
    ) place (latitude, longitude, starts_at)
    where not exists (
      select from forecast f where (f.latitude, f.longitude) = (place.latitude, place.longitude) and f.asked_at > ${due})
    order by place.starts_at limit ${most}
    on conflict (latitude, longitude) do update set asked_at = excluded.asked_at where forecast.asked_at <= ${due}
    returning latitude, longitude`.execute(db);
  return rows;
}

const listed = (places: readonly ForecastPlace[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p(latitude numeric, longitude numeric, hours jsonb)`;

async function keepForecasts(
  trx: Transaction,
  { source }: WeatherProvider,
  places: readonly ForecastPlace[],
  now: Date,
): Promise<void> {
  await sql`
    update forecast f set fetched_at = ${now}, source = ${source}, hours = p.hours
    from ${listed(places)} where (f.latitude, f.longitude) = (p.latitude, p.longitude)`.execute(trx);
}

async function askAgain(db: Database, places: readonly ForecastPlace[], now: Date): Promise<void> {
  await sql`
    update forecast f set asked_at = ${new Date(now.getTime() - everyMs + againMs)}
    from ${listed(places)} where (f.latitude, f.longitude) = (p.latitude, p.longitude)`.execute(db);
}

/** Forgets places with no outdoor game any more; nobody reads their forecast. */
async function forgetPlaces(db: Database, now: Date): Promise<void> {
  await sql`delete from forecast where asked_at < ${new Date(now.getTime() - day)}`.execute(db);
}
