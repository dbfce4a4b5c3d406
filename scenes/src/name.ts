import { type Surface, surfaces } from '@rondo/rules';
import { type Facts, hours, seasons, seeds } from './facts.ts';
import { kinds } from './kinds.ts';
import { places } from './places.ts';
import { compositionCount } from './setting/compositions.ts';

/**
 * The edition of the drawings. It is part of a scene's name, because browsers keep a picture for a year under its name: raise it with every
 * change of how scenes are drawn. Names with earlier editions, as mails have them, show today's drawings.
 */
const edition = 3;

const surfaceNames: Record<Surface, string> = {
  Indoors: 'hall',
  Grass: 'grass',
  'Artificial grass': 'turf',
  Concrete: 'court',
  Sand: 'sand',
};

/** A scene's name, such as `3-football-grass-utrecht-golden-autumn-3-k7f`: everything that it is drawn from. */
export function nameOf({ kind, surface, place, hour, season, composition, seed }: Facts): string {
  return [edition, kind, surfaceNames[surface], place, hour, season, composition, seed.toString(36)].join('-');
}

/** The facts in a name; null for a name that {@link nameOf} never returns. */
export function factsOf(name: string): Facts | null {
  const [editionName = '', ...ofFacts] = name.split('-');
  const [kindName, surfaceName, placeName, hourName, seasonName, compositionName = '', seedName = ''] = ofFacts;
  const kind = kinds.find((one) => one === kindName);
  const surface = surfaces.find((one) => surfaceNames[one] === surfaceName);
  const place = places.find((one) => one === placeName);
  const hour = hours.find((one) => one === hourName);
  const season = seasons.find((one) => one === seasonName);
  if (!kind || !surface || !place || !hour || !season) return null;
  const facts = {
    kind,
    surface,
    place,
    hour,
    season,
    composition: Number(compositionName),
    seed: Number.parseInt(seedName, 36),
  };
  const isDrawn = facts.composition < compositionCount(kind) && facts.seed < seeds;
  const isKnown = Array.from({ length: edition }, (_, before) => String(before + 1)).includes(editionName);
  return isDrawn && isKnown && nameOf(facts) === [edition, ...ofFacts].join('-') ? facts : null;
}
