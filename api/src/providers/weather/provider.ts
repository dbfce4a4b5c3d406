import type { ForecastHour, WeatherSource } from '@rondo/rules/weather';

/** A neighbourhood: degrees (WGS 84), of two decimals, so that nobody asked learns where exactly a game is. */
export interface ForecastPlace {
  latitude: number;
  longitude: number;
}

/** The port to weather forecasts (decisions/0104-weather.md). Called outside of transactions only. */
export interface WeatherProvider {
  /** What is named wherever its forecasts are shown. */
  readonly source: WeatherSource;
  /** How many places it is asked for at once at most. */
  readonly placesAtOnce: number;
  /**
   * The hours from today (UTC) until at least five days from now, by place, in the order of the places.
   * @throws an error (or the signal's reason) when it can't be reached or its answer is no forecast of all of them
   */
  forecast(places: readonly ForecastPlace[], signal: AbortSignal): Promise<ForecastHour[][]>;
}
