import { type Level, type Sport, sportTable } from '@rondo/rules';
import { type Facts, hours, seasons, seeds } from './facts.ts';
import { kindOf } from './kinds.ts';
import { hash } from './paper/random.ts';
import { placeNamed } from './places.ts';
import { compositionCount } from './setting/compositions.ts';

export interface PicturedCommunity {
  id: string;
  name: string;
  sport: Sport;
  city: string;
}

const anybody: Level = 'All levels';

/** A community plays its sport in its own town, at an hour and in a season of its own; never in winter, when it would be dark. */
export function sceneOfCommunity({ id, name, sport, city }: PicturedCommunity): Facts {
  // Volleyball is played in halls, unless the community's name says otherwise.
  const kind = kindOf({ sport, name, level: anybody, surface: 'Indoors' });
  const surface = kind === 'volleyball' ? 'Indoors' : sportTable[sport].ground;
  const own = hash(id);
  const [light, green] = [hours.filter((one) => one !== 'night'), seasons.filter((one) => one !== 'winter')];
  return {
    kind,
    surface,
    place: placeNamed(city),
    hour: light[(own >>> 4) % light.length] ?? 'midday',
    season: green[(own >>> 8) % green.length] ?? 'summer',
    composition: (own >>> 12) % compositionCount(kind),
    seed: own % seeds,
  };
}
