import type { Context } from '../../platform/serve.ts';
import type { WeatherProvider } from '../../providers/weather/provider.ts';
import { askForecasts } from './ask-forecasts.ts';

/**
 * Keeps forecasts fresh.
 * @returns runs it now
 */
export function registerWeatherJobs(context: Context, provider: WeatherProvider): () => Promise<void> {
  const { app, jobs } = context;
  const onTrouble = (error: unknown) => app.log.warn(error, 'the weather service did not answer');
  return jobs.sweepApart('weather', (signal) => askForecasts(context, provider, signal, onTrouble), {
    everySeconds: 60,
  });
}
