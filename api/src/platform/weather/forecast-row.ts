import { type Forecast, weatherLimits, type Weather, weatherOf } from '@rondo/rules/weather';
import { endsAt } from '@rondo/rules';
import { sql } from 'kysely';
import type { Rows } from '../schema.ts';
import { isoInstant } from '../time/iso-instant.ts';

/** The forecast for the hours that a game touches; instants are ISO text. */
interface ForecastOfGame {
  source: Forecast['source'];
  fetchedAt: string;
  hours: (Omit<Forecast['hours'][number], 'at'> & { at: string })[];
}

/** The column that {@link readWeather} reads, for a game aliased `g`; null indoors, and without a forecast. */
export interface ForecastRow {
  forecast: ForecastOfGame | null;
}

/** The neighbourhood of a game aliased `g`, under which a forecast is asked for and stored. */
export const placeOfGame = sql`round(g.latitude::numeric, 2), round(g.longitude::numeric, 2)`;

export const forecastColumn = sql`
  case when g.surface <> 'Indoors' and g.ends_at > app_now() and g.starts_at <= app_now() + make_interval(days => ${weatherLimits.days}::int) then (
    select jsonb_build_object('source', f.source, 'fetchedAt', ${isoInstant(sql`f.fetched_at`)}, 'hours', coalesce((
        select jsonb_agg(h) from jsonb_array_elements(f.hours) h
        where (h ->> 'at')::timestamptz < g.ends_at and (h ->> 'at')::timestamptz > g.starts_at - interval '1 hour'), '[]'))
    from forecast f where (f.latitude, f.longitude) = (${placeOfGame}) and f.fetched_at is not null) end as forecast`;

/** The weather of a game; null if it has none, or it is unknown. */
export function readWeather(
  game: ForecastRow & Pick<Rows['game'], 'surface' | 'status' | 'starts_at' | 'duration_minutes'>,
  now: Date,
): Weather | null {
  const startsAt = new Date(game.starts_at);
  const facts = { ...game, startsAt, endsAt: endsAt({ startsAt, durationMinutes: game.duration_minutes }) };
  const forecast = game.forecast && {
    ...game.forecast,
    fetchedAt: new Date(game.forecast.fetchedAt),
    hours: game.forecast.hours.map((hour) => ({ ...hour, at: new Date(hour.at) })),
  };
  return weatherOf(facts, forecast, now);
}
