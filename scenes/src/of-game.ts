import type { Level, Sport, Surface } from '@rondo/rules';
import { type Facts, seeds } from './facts.ts';
import { kindOf } from './kinds.ts';
import { factsOf, nameOf } from './name.ts';
import { hash } from './paper/random.ts';
import { placeOf } from './places.ts';
import { compositionCount } from './setting/compositions.ts';
import { hourOf, seasonOf } from './sun.ts';

/** What a card shows of a game, and no more: a picture gives away nothing else. */
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
 * The names of scenes that stand on one page, without a composition twice: who comes first keeps its own, and who has the same takes the
 * next that is free. Only what the players do changes; place, hour, people's looks and colours stay the game's. When every composition is
 * taken, the one that stands furthest back comes again.
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
