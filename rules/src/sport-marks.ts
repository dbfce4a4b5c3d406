import type { Sport } from './sports.ts';

const ball = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z';

/** One mark for each sport: SVG paths of line drawings on a 24 grid. */
export const sportMarks: Record<Sport, string> = {
  Football: `${ball}M12 8.2l3.7 2.7-1.4 4.3H9.7l-1.4-4.3zM12 8.2V3.2M15.7 10.9l4.7-1.6M14.3 15.2l3 4M9.7 15.2l-3 4M8.3 10.9L3.6 9.3`,
  Futsal: `M12 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM12 8l2.5 1.8-1 2.9h-3l-1-2.9zM4 21h16M12 8V3.5M14.5 9.8l4.2-1.3M9.5 9.8L5.3 8.5`,
  Volleyball: `${ball}M12 12c0-3.5-.8-6.3-2.7-8.5M12 12c3-1.8 5.9-2.4 8.8-1.8M12 12c-.3 3.4-1.7 6.2-4.2 8M12 12c2.7 2 5 4.7 5.7 7M12 12c-2.9-1.9-6-2.3-8.9-1.5M17.7 5c-2.5.2-4.5.9-5.9 2.1`,
  Basketball: `${ball}M3 12h18M12 3v18M5.7 5.6c3.2 3.4 3.2 9.4 0 12.8M18.3 5.6c-3.2 3.4-3.2 9.4 0 12.8`,
  'Martial arts': 'M3 9.5h7.2v4.2H3zM13.8 9.5H21v4.2h-7.2zM10.2 8.8h3.6v5.6h-3.6zM10.4 14.4L7.8 20.5M13.6 14.4l2.6 6.1',
  'Health & fitness':
    'M8 12h8M6.5 6.5A1.5 1.5 0 0 1 8 8v8a1.5 1.5 0 0 1-3 0V8a1.5 1.5 0 0 1 1.5-1.5zM17.5 6.5A1.5 1.5 0 0 1 19 8v8a1.5 1.5 0 0 1-3 0V8a1.5 1.5 0 0 1 1.5-1.5zM2.5 10v4M21.5 10v4',
};
