import type { ForecastHour, WeatherSource } from '@rondo/rules/weather';

/** A neighbourhood: degrees (WGS 84) with two decimals, so that no provider learns where exactly a game is. */
export interface ForecastPlace {
  latitude: number;
  longitude: number;
}

/** The port to weather forecasts (decisions/0104-weather.md). Called outside of transactions only. */
export interface WeatherProvider {
  /** The source that is named wherever its forecasts are shown. */
  readonly source: WeatherSource;
  /** The most places to ask about at once. */
  readonly placesAtOnce: number;
  /**
   * The hours from today (UTC) until at least five days from now, for each place in order.
   * @throws an error (or the signal's reason) if it can't be reached or its answer isn't a forecast for all of them
   */
  forecast(places: readonly ForecastPlace[], signal: AbortSignal): Promise<ForecastHour[][]>;
}
