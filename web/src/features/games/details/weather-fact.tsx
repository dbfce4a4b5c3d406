import type { Weather } from '@rondo/rules/weather';
import { useT } from '../../../platform/i18n.tsx';
import { WeatherIcon } from '../../../ui/weather/weather-icon.tsx';
import { WeatherWords } from '../../../ui/weather/weather-words.tsx';
import classes from './game-facts.module.css';

/** The weather among the facts about a game; its icon is the sky's. */
export function WeatherFact({ weather }: { weather: Weather }) {
  const t = useT();
  return (
    <div className={classes.fact}>
      <dt>
        <WeatherIcon sky={weather.sky} className={classes.icon} />
        {t('weather.label')}
      </dt>
      <dd className="numbers">
        <WeatherWords weather={weather} />
      </dd>
    </div>
  );
}
