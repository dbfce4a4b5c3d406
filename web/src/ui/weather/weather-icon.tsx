import type { Sky } from '@rondo/rules/weather';

const cloud = 'M7 15.5a4 4 0 0 1-.4-8 5.5 5.5 0 0 1 10.6 1.2A3.5 3.5 0 0 1 17 15.5z';

/** Skies in the style of `Icon`, kept separate so that the first screen doesn't load them. */
const paths: Record<Sky, string> = {
  clear:
    'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  partlyCloudy:
    'M8.5 19.5a3.5 3.5 0 0 1-.3-7 5 5 0 0 1 9.6 1 3 3 0 0 1-.3 6zM5 11.5a4 4 0 0 1 6.5-3.9M9 2.5v1.7M2.5 9h1.7M4.4 4.4l1.2 1.2M13.6 4.4l-1.2 1.2',
  cloudy: 'M7 18a4 4 0 0 1-.4-8 5.5 5.5 0 0 1 10.6 1.2A3.5 3.5 0 0 1 17 18z',
  fog: `${cloud}M5 18.5h10M9 21.5h10`,
  drizzle: `${cloud}M9 18.5v1M13 20v1M16.5 18.5v1`,
  rain: `${cloud}M9 18l-1 3M13 18l-1 3M17 18l-1 3`,
  heavyRain: `${cloud}M7 18l-1.5 4M10.5 18L9 22M14 18l-1.5 4M17.5 18L16 22`,
  snow: `${cloud}M8.5 19h.01M12 21h.01M15.5 19h.01`,
  thunder: `${cloud}M12.5 13.5l-2.5 4h3l-1.5 4`,
};

export function WeatherIcon({
  sky,
  size = 20,
  className,
}: {
  sky: Sky;
  size?: number;
  className?: string | undefined;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={paths[sky]} />
    </svg>
  );
}
