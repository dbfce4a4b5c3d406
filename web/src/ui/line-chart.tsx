import { type ReactNode, useId } from 'react';
import { useFormats } from '../platform/formats.ts';
import classes from './line-chart.module.css';
import numbers from './numbers-table.module.css';

/** The chart's size in SVG units. */
const width = 480;
const heights = { usual: 150, low: 72 };
const pad = 8;

interface Props {
  /** Describes the chart and its course in words. */
  caption: ReactNode;
  /** The days in order; null if there is nothing to draw. */
  points: readonly { day: string; value: number | null }[];
  format: (value: number) => string;
  /** Whether the axis starts at zero, rather than at the lowest value. */
  fromZero?: boolean;
  /** Whether it is one of several beside each other. */
  isLow?: boolean;
  /** The label that opens the table, and the heads of its columns; left out where one table has the numbers of several charts. */
  table?: { open: string; day: string; value: string };
}

/** A line chart of something over days, with the same numbers in a table. */
export function LineChart({ caption, points, format, fromZero = false, isLow = false, table }: Props) {
  const height = heights[isLow ? 'low' : 'usual'];
  const formats = useFormats();
  const captionId = useId();
  const values = points.flatMap(({ value }) => value ?? []);
  const high = Math.max(0, ...values);
  const low = fromZero ? 0 : Math.min(high, ...values);
  const x = (index: number) => pad + (index * (width - 2 * pad)) / Math.max(1, points.length - 1);
  const y = (value: number) =>
    high === low
      ? fromZero
        ? height - pad
        : height / 2
      : height - pad - ((value - low) * (height - 2 * pad)) / (high - low);
  const drawn = points.flatMap(({ value }, index) => (value === null ? [] : { x: x(index), y: y(value) }));
  const line = drawn.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`);
  const [first, last] = [points[0], points.at(-1)];
  const [begin, end] = [drawn[0], drawn.at(-1)];
  return (
    <figure aria-labelledby={captionId}>
      <figcaption id={captionId}>{caption}</figcaption>
      <div className={classes.plot}>
        <span className={classes.scale} aria-hidden="true">
          <span>{format(high)}</span>
          {high > low && <span>{format(low)}</span>}
        </span>
        <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {begin && end && (
            <>
              <path className={classes.area} d={`M${begin.x},${height} L${line.join(' L')} L${end.x},${height} Z`} />
              <polyline className={classes.line} points={line.join(' ')} />
              <circle className={classes.end} cx={end.x} cy={end.y} r="5" />
            </>
          )}
        </svg>
        <span className={classes.days} aria-hidden="true">
          <span>{first && formats.day(first.day)}</span>
          <span>{last && formats.day(last.day)}</span>
        </span>
      </div>
      {table && (
        <details className={classes.details}>
          <summary className={numbers.open}>{table.open}</summary>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{table.day}</th>
                <th scope="col">{table.value}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ day, value }) => (
                <tr key={day}>
                  <td>{formats.day(day)}</td>
                  <td>{value !== null && format(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  );
}
