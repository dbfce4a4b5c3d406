/** Icons of the wallet's pages in the style of `Icon`, kept separate so that the first screen doesn't load them. */
const paths = {
  ticket:
    'M4 8.5A2.5 2.5 0 0 1 6.5 6h11A2.5 2.5 0 0 1 20 8.5v1.3a2.3 2.3 0 0 0 0 4.4v1.3a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 15.5v-1.3a2.3 2.3 0 0 0 0-4.4zM14.5 6.5v1.6M14.5 11.2v1.6M14.5 15.9v1.6',
  student: 'M12 5L2.5 9.5 12 14l9.5-4.5zM6.5 11.7v4.1c1.4 1.6 3.2 2.4 5.5 2.4s4.1-.8 5.5-2.4v-4.1M21.5 9.5v5',
  statement: 'M6 3.5h9l3.5 3.5v13.5H6zM9 11h6.5M9 14h6.5M9 17h4',
  receipt: 'M6 3.5l2 1.5 2-1.5 2 1.5 2-1.5 2 1.5 2-1.5v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM9 9.5h6M9 13h6',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14',
  print:
    'M7.5 9V4h9v5M7.5 16.5H6A1.5 1.5 0 0 1 4.5 15v-4.5A1.5 1.5 0 0 1 6 9h12a1.5 1.5 0 0 1 1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5h-1.5M7.5 13.5h9V20h-9z',
} as const;

export type MoneyIconName = keyof typeof paths;

export function MoneyIcon({ name, size = 20 }: { name: MoneyIconName; size?: number }) {
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
    >
      <path d={paths[name]} />
    </svg>
  );
}
