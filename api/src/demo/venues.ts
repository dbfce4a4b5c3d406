import type { Sport, Surface } from '@rondo/rules';
import type { Rows } from '../platform/schema.ts';
import type { Random } from './random.ts';

export type City = Pick<Rows['place'], 'name' | 'latitude' | 'longitude' | 'population'>;

export interface Venue {
  city: City;
  surface: Surface;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
}

/** City names as in the gazetteer. */
export const cityNames = [
  'Amsterdam',
  'Rotterdam',
  'Den Haag',
  'Utrecht',
  'Groningen',
  'Eindhoven',
  'Tilburg',
  'Almere Stad',
  'Breda',
  'Nijmegen',
  'Enschede',
  'Haarlem',
  'Arnhem',
  'Amersfoort',
  'Apeldoorn',
  "'s-Hertogenbosch",
  'Hoofddorp',
  'Maastricht',
  'Leiden',
  'Dordrecht',
  'Zoetermeer',
  'Zwolle',
  'Hengelo',
  'Venlo',
  'Deventer',
  'Delft',
  'Alkmaar',
  'Heerlen',
  'Leeuwarden',
  'Hilversum',
  'Amstelveen',
  'Roosendaal',
  'Oss',
  'Helmond',
  'Gouda',
  'Zaandam',
  'Lelystad',
  'Hoorn',
  'Ede',
  'Assen',
  'Zeist',
  'Middelburg',
];

const surfacesOf: Record<Sport, readonly (readonly [Surface, number])[]> = {
  Football: [
    ['Artificial grass', 6],
    ['Grass', 4],
  ],
  Futsal: [['Indoors', 1]],
  Volleyball: [
    ['Indoors', 7],
    ['Sand', 3],
  ],
  Basketball: [
    ['Indoors', 6],
    ['Concrete', 4],
  ],
  'Martial arts': [['Indoors', 1]],
  'Health & fitness': [
    ['Indoors', 5],
    ['Grass', 5],
  ],
};

/** `*` stands for the name of the neighbourhood. */
const venueNames: Record<Surface, readonly string[]> = {
  Indoors: ['Sporthal *', 'Sportcentrum *', 'Gymzaal *', 'Sporthal *', 'Studentensportcentrum *'],
  Grass: ['Sportpark *', 'Stadspark *', 'Sportpark *'],
  'Artificial grass': ['Sportpark *', 'Cruyff Court *', 'Voetbalkooi *'],
  Concrete: ['Playground *', 'Basketbalplein *', 'Krajicek Playground *'],
  Sand: ['Beachpark *', 'Beachvelden *', 'Stadsstrand *'],
};
const neighbourhoods = [
  'Zuid',
  'West',
  'Noord',
  'Oost',
  'De Meent',
  'Het Noorderlicht',
  'De Kuil',
  'De Vliet',
  'Nieuwland',
  'De Hoef',
  'Rozenburg',
  'De Weide',
  'Overbos',
  'Oud-West',
  'De Burcht',
  'Westerpark',
  'De Laan',
  'Parkwijk',
  'Leidsebuurt',
  'De Zandweg',
  'Kruisberg',
  'Molenwijk',
  'De Dreef',
  'Sterrenburg',
  'Oosterhof',
  'Zonnehoek',
  'De Schans',
];
const streets = [
  'Sportlaan',
  'Parklaan',
  'Stadionweg',
  'Olympiaweg',
  'Schoolstraat',
  'Molenweg',
  'Kanaalweg',
  'Beatrixlaan',
  'Wilhelminastraat',
  'Nieuweweg',
  'Vondellaan',
  'Zandweg',
  'Dorpsstraat',
  'Singel',
  'Wethouder Driessenweg',
  'Van Heuven Goedhartlaan',
  'Julianapark',
  'Marathonweg',
  'Turnhalweg',
  'Weidelaan',
];

/** Gives every city a few venues of each kind, mostly indoors. */
export function makeVenues(cities: readonly City[], random: Random): Venue[] {
  return cities.flatMap((city) => {
    const names = random.sample(neighbourhoods, 12);
    return (Object.keys(venueNames) as Surface[]).flatMap((surface) =>
      Array.from({ length: surface === 'Indoors' ? 4 : 2 }, () => makeVenue(city, surface, names.pop() ?? '', random)),
    );
  });
}

function makeVenue(city: City, surface: Surface, neighbourhood: string, random: Random): Venue {
  const name = random.pick(venueNames[surface]).replace('*', neighbourhood);
  const place = townName(city);
  // Within about 800 m of the centre of a town, or 2 km of a large city's.
  const reach = Math.min(0.018, 0.007 + city.population / 40_000_000);
  return {
    city,
    surface,
    name,
    address: `${name}, ${random.pick(streets)} ${random.between(1, 180)}, ${place}`,
    latitude: rounded(city.latitude + (random.next() * 2 - 1) * reach),
    longitude: rounded(city.longitude + (random.next() * 2 - 1) * reach * 1.5),
  };
}

/** The name people use; the gazetteer knows Almere by the name of its centre. */
export function townName(city: City): string {
  return city.name === 'Almere Stad' ? 'Almere' : city.name;
}

export function pickVenue(venues: readonly Venue[], sport: Sport, random: Random): Venue {
  const surface = random.weighted(surfacesOf[sport]);
  return random.pick(venues.filter((venue) => venue.surface === surface));
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
