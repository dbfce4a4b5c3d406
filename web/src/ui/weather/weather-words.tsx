import { writeFigure } from '@rondo/rules';
import { type Weather, weatherSources } from '@rondo/rules/weather';
import { useI18n } from '../../platform/i18n.tsx';
import classes from './weather.module.css';

/** The weather of a game in a line, with its source below. */
export function WeatherWords({ weather }: { weather: Weather }) {
  const { t, language } = useI18n();
  const { sky, temperature, rain, wind, source } = weather;
  const page = weatherSources[source];
  const said = t(`weather.source.${source}`);
  return (
    <>
      {t(rain > 0 ? 'weather.wet' : 'weather.dry', {
        sky: t(`weather.sky.${sky}`),
        temperature,
        rain: writeFigure(rain, language),
        wind,
      })}
      <span className={classes.source}>
        {page === null ? (
          said
        ) : (
          <a href={page} target="_blank" rel="noopener noreferrer">
            {said}
          </a>
        )}
      </span>
    </>
  );
}
