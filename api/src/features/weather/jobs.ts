import type { Context } from '../../platform/serve.ts';
import type { WeatherProvider } from '../../providers/weather/provider.ts';
import { askForecasts } from './ask-forecasts.ts';

/**
 * Keeps forecasts fresh.
 * @returns runs it now
 */
export function registerWeatherJobs(context: Context, provider: WeatherProvider): () => Promise<void> {
  return context.jobs.sweepApart('weather', (signal) => askForecasts(context, provider, signal), { everySeconds: 60 });
}
