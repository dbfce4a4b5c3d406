import type { Level, Sport, Surface } from '@rondo/rules';
import { type Facts, seeds } from './facts.ts';
import { kindOf } from './kinds.ts';
import { factsOf, nameOf } from './name.ts';
import { hash } from './paper/random.ts';
import { placeOf } from './places.ts';
import { compositionCount } from './setting/compositions.ts';
import { hourOf, seasonOf } from './sun.ts';

/** The facts of a game that its card shows; the picture reveals no others. */
export interface PicturedGame {
  id: string;
  name: string;
  sport: Sport;
  level: Level;
  surface: Surface;
  latitude: number;
  longitude: number;
  startsAt: Date;
}

export function sceneOf(game: PicturedGame): Facts {
  const kind = kindOf(game);
  const own = hash(game.id);
  return {
    kind,
    surface: game.surface,
    place: placeOf(game.latitude, game.longitude),
    hour: hourOf(game.startsAt, game),
    season: seasonOf(game.startsAt),
    composition: (own >>> 12) % compositionCount(kind),
    seed: own % seeds,
  };
}

/**
 * The names of a page's scenes, with no composition twice: the first game with a composition keeps it, and any other takes the next free one.
 * This changes only what the players do; place, hour, people's looks and colours stay the game's. Once all compositions are taken, the one
 * furthest back on the page is used again.
 */
export function spread(names: readonly string[]): string[] {
  const shown = new Map<string, number[]>();
  return names.map((name) => {
    const facts = factsOf(name);
    if (!facts) return name;
    const family = facts.kind === 'futsal' ? 'football' : facts.kind;
    const before = shown.get(family) ?? [];
    const count = compositionCount(facts.kind);
    const all = Array.from({ length: count }, (_, step) => (facts.composition + step) % count);
    const lastShown = (composition: number) => before.lastIndexOf(composition);
    const composition = all.reduce((best, one) => (lastShown(one) < lastShown(best) ? one : best));
    shown.set(family, [...before, composition]);
    return nameOf({ ...facts, composition });
  });
}
