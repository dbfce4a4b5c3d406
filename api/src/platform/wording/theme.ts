/** [light, dark] */
type Pair = readonly [string, string];

/**
 * The web app's colours (web/src/ui/theme/tokens.css) for mails, link previews and standalone pages, which its style sheet doesn't reach.
 * `theme.test.ts` keeps them the same.
 */
const tokens = {
  page: ['#f7f9f6', '#0a110d'],
  surface: ['#ffffff', '#121b16'],
  ink: ['#0c1a12', '#ecf4ee'],
  muted: ['#52625a', '#a3b5aa'],
  line: ['#dfe6e0', '#26352d'],
  'field-line': ['#84948a', '#6c8075'],
  turf: ['#1fcb6b', '#2ee077'],
  'turf-text': ['#08703a', '#4be38a'],
  'on-turf': ['#04220f', '#04220f'],
  pitch: ['#0b3d24', '#0b3d24'],
  warm: ['#c2410c', '#ffa368'],
  pending: ['#7f5000', '#ffce6b'],
  confirmed: ['#0a6836', '#5be399'],
  cancelled: ['#a81d17', '#ff9b92'],
} as const satisfies Record<string, Pair>;

type Token = keyof typeof tokens;
export const tokenNames = Object.keys(tokens) as Token[];

/** The light colour, for mails, which most mail programs show on white. */
export const inDaylight = (token: Token): string => tokens[token][0];

/** For link previews. */
export const inTheDark = (token: Token): string => tokens[token][1];

/** The colour as CSS, by the reader's colour scheme. */
export const themed = (token: Token): string => `light-dark(${tokens[token].join(', ')})`;
