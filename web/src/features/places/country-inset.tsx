import classes from './country-inset.module.css';
import { shapes } from './map-shapes.ts';

/** The bounds in degrees, and how much narrower a degree of longitude is there than a degree of latitude. */
const part = { west: 3.2, north: 53.6, east: 7.3, south: 50.7 };
const narrow = Math.cos((52.15 * Math.PI) / 180);
const x = (longitude: number) => (longitude - part.west) * narrow * 100;
const y = (latitude: number) => (part.north - latitude) * 100;

const outline = shapes.netherlands.coordinates
  .flat()
  .map(
    (ring) =>
      `M${ring.map(([longitude, latitude]) => `${x(longitude).toFixed(0)} ${y(latitude).toFixed(0)}`).join('L')}Z`,
  )
  .join('');

/** Shows where in the country a place is, beside a map without streets that is zoomed in too far to show it. */
export function CountryInset({ point: { latitude, longitude } }: { point: { latitude: number; longitude: number } }) {
  return (
    <svg
      className={classes.inset}
      viewBox={`0 0 ${x(part.east).toFixed(0)} ${y(part.south).toFixed(0)}`}
      aria-hidden="true"
    >
      <path className={classes.land} d={outline} />
      <circle className={classes.point} cx={x(longitude)} cy={y(latitude)} r="16" />
    </svg>
  );
}
