import type { Weather } from '@rondo/rules/weather';
import { Row } from '../layout.tsx';
import { WeatherIcon } from './weather-icon.tsx';
import { WeatherWords } from './weather-words.tsx';
import classes from './weather.module.css';

/** The weather in a line, on a ticket and below the user's next game. */
export function WeatherLine({ weather }: { weather: Weather }) {
  return (
    <Row as="p" gap={8} align="start" className={`${classes.line} numbers`}>
      <WeatherIcon sky={weather.sky} size={18} />
      <span>
        <WeatherWords weather={weather} />
      </span>
    </Row>
  );
}
