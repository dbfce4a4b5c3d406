import type { Context } from '../../platform/serve.ts';
import type { WeatherProvider } from '../../providers/weather/provider.ts';
import { registerWeatherJobs } from './jobs.ts';

/** The weather of games outdoors. */
export const weather = {
  work(context: Context & { weather: WeatherProvider | null }) {
    return context.weather ? registerWeatherJobs(context, context.weather) : undefined;
  },
};
