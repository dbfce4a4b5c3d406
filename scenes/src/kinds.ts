import type { Level, Sport } from '@rondo/rules';

/** What a picture shows people play: a sport, or a way of playing it that looks different. */
export const kinds = [
  'football',
  'futsal',
  'volleyball',
  'beach',
  'basketball',
  'streetball',
  'karate',
  'judo',
  'boxing',
  'yoga',
  'bootcamp',
  'run',
] as const;
export type Kind = (typeof kinds)[number];

/** Words in a game's name that tell its kind, in Dutch and English; the first that fits counts. */
const said: Record<Sport, readonly (readonly [RegExp, Kind])[]> = {
  Football: [],
  Futsal: [],
  Volleyball: [[/\bbeach|strand/, 'beach']],
  Basketball: [[/3\s?(x|vs?|op|tegen|on)\s?3|street|pleintje/, 'streetball']],
  'Martial arts': [
    [/judo|jiu|jitsu|bjj|worstel|wrestl|grappl|sambo/, 'judo'],
    [/box|boks|thai|mma|spar/, 'boxing'],
    [/karate|taekwondo|aikido|kung|kata/, 'karate'],
  ],
  'Health & fitness': [
    [/yoga|pilates|stretch|rek|mindful|adem|tai chi|medita/, 'yoga'],
    [/\brun|hardlo|\bloop|joggen|jogging|trail|interval|\b(5|10) ?k(m)?\b|wandel|\bwalk/, 'run'],
    [/boot|hiit|crossfit|kracht|strength|circuit|kettle|calisthenics|core/, 'bootcamp'],
  ],
};

const usual: Record<Sport, Kind> = {
  Football: 'football',
  Futsal: 'futsal',
  Volleyball: 'volleyball',
  Basketball: 'basketball',
  'Martial arts': 'karate',
  'Health & fitness': 'bootcamp',
};

/** The kind of a game: by its sport and its name, or if the name says nothing by its level and surface. */
export function kindOf(game: { sport: Sport; name: string; level: Level; surface: string }): Kind {
  const name = game.name.toLowerCase();
  const named = said[game.sport].find(([words]) => words.test(name));
  if (named) return named[1];
  if (game.sport === 'Volleyball' && game.surface === 'Sand') return 'beach';
  // Beginners stretch; advanced players run.
  if (game.sport === 'Health & fitness' && game.level === 'Beginner') return 'yoga';
  if (game.sport === 'Health & fitness' && game.level === 'Advanced') return 'run';
  if (game.sport === 'Martial arts' && game.level === 'Advanced') return 'boxing';
  return usual[game.sport];
}
