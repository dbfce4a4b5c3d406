/** Line icons on a 24 grid, drawn for Rondo. Decorative: the words beside them, or a label on the button, say it. */
const paths = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.2l3.4 2',
  cross: 'M6 6l12 12M18 6L6 18',
  pin: 'M12 21.5s7-6.1 7-11.6a7 7 0 1 0-14 0c0 5.5 7 11.6 7 11.6zM12 12.6a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z',
  calendar:
    'M4 8.5a2.5 2.5 0 0 1 2.5-2.5h11A2.5 2.5 0 0 1 20 8.5v9a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-3.6 3-5.5 6.5-5.5s6.1 1.9 6.5 5.5M16 4.8a3.3 3.3 0 0 1 0 6.4M18 14.9c2 .8 3.2 2.5 3.5 5.1',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M6.5 11h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-6A1.5 1.5 0 0 1 6.5 11z',
  filter: 'M4 7h16M7 12h10M10 17h4',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16.2 16.2L21 21',
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'M19 12H5M11 5.5L4.5 12l6.5 6.5',
  forward: 'M5 12h14M13 5.5l6.5 6.5-6.5 6.5',
  down: 'M6 9.5l6 6 6-6',
  left: 'M14.5 6l-6 6 6 6',
  right: 'M9.5 6l6 6-6 6',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a6.7 6.7 0 0 0 10.5 10.5z',
  system:
    'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5zM9 20.5h6M12 17v3.5',
  wallet:
    'M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5v9A2.5 2.5 0 0 0 6.5 19h12a1.5 1.5 0 0 0 1.5-1.5v-8A1.5 1.5 0 0 0 18.5 8h-14M16 13.5h.01',
  trophy:
    'M8 4h8v6a4 4 0 0 1-8 0zM8 5.5H4.5c0 3.5 1.5 5 3.8 5M16 5.5h3.5c0 3.5-1.5 5-3.8 5M12 14v3.5M8.5 20h7M9.5 20c0-1.7 1-2.5 2.5-2.5s2.5.8 2.5 2.5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5h.01',
  warning: 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17h.01',
  share: 'M12 15V3.5M7.5 8L12 3.5 16.5 8M5 13v5.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V13',
  copy: 'M9 9h9.5A1.5 1.5 0 0 1 20 10.5V19a1.5 1.5 0 0 1-1.5 1.5H10A1.5 1.5 0 0 1 8.5 19V9.5zM5.5 15.5A1.5 1.5 0 0 1 4 14V5.5A1.5 1.5 0 0 1 5.5 4H14a1.5 1.5 0 0 1 1.5 1.5',
  plus: 'M12 5v14M5 12h14',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  logout: 'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3z',
  bolt: 'M13.5 3L5 13.5h6L10 21l8.5-10.5h-6z',
  shield: 'M12 3.5l7.5 2.7v5.3c0 4.6-3 7.7-7.5 9.5-4.5-1.8-7.5-4.9-7.5-9.5V6.2zM8.8 12l2.4 2.4 4.2-4.4',
  refund: 'M4.5 12a7.5 7.5 0 1 1 2.3 5.4M4 8v4.5h4.5',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      className={className}
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
