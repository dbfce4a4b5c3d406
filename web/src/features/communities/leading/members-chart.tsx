import type { CommunityFigures } from '@rondo/contract';
import { useId } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import classes from './figures.module.css';

/** The chart's size in SVG units. */
const width = 480;
const height = 150;
const pad = 8;

/** A line chart of the number of members over the last weeks, with the same numbers in a table. */
export function MembersChart({ sizes }: { sizes: CommunityFigures['members'] }) {
  const t = useT();
  const formats = useFormats();
  const titleId = useId();
  const counts = sizes.map(({ count }) => count);
  const [from = 0, to = 0] = [counts[0], counts.at(-1)];
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  const x = (index: number) => pad + (index * (width - 2 * pad)) / Math.max(1, sizes.length - 1);
  const y = (count: number) =>
    high === low ? height / 2 : height - pad - ((count - low) * (height - 2 * pad)) / (high - low);
  const line = counts.map((count, index) => `${x(index).toFixed(1)},${y(count).toFixed(1)}`);
  const summary = t('leading.figures.grown', {
    from: formats.number(from),
    to: formats.number(to),
    count: sizes.length - 1,
  });
  const [first, last] = [sizes[0], sizes.at(-1)];
  return (
    <figure className={classes.chart} aria-labelledby={titleId}>
      <figcaption id={titleId}>
        <h3 className={classes.title}>{t('leading.figures.members')}</h3>
        <p className={classes.summary}>{summary}</p>
      </figcaption>
      <div className={classes.plot}>
        <span className={classes.scale} aria-hidden="true">
          <span>{formats.number(high)}</span>
          {high > low && <span>{formats.number(low)}</span>}
        </span>
        <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path className={classes.area} d={`M${pad},${height} L${line.join(' L')} L${width - pad},${height} Z`} />
          <polyline className={classes.line} points={line.join(' ')} />
          <circle className={classes.end} cx={x(sizes.length - 1)} cy={y(to)} r="5" />
        </svg>
        <span className={classes.days} aria-hidden="true">
          <span>{first && formats.day(first.day)}</span>
          <span>{last && formats.day(last.day)}</span>
        </span>
      </div>
      <details className={classes.details}>
        <summary>{t('leading.figures.table')}</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('leading.figures.day')}</th>
              <th scope="col">{t('leading.figures.members')}</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ day, count }) => (
              <tr key={day}>
                <td>{formats.day(day)}</td>
                <td>{formats.number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
