import { cutoffAt, hour, type Level, levels, minute, type Sport, sportTable } from '@rondo/rules';
import { weekdayOf } from './calendar.ts';
import { beachNames, descriptions, fillName, gameNames, organisation, tournamentNames } from './game-words.ts';
import type { Community } from './communities.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { GameRow } from './story.ts';
import { pickVenue, townName, type City, type Venue } from './venues.ts';

/** The people and places that the demo's games are made of. */
export interface World {
  now: Date;
  random: Random;
  cities: readonly City[];
  venues: readonly Venue[];
  people: readonly Person[];
  communities: readonly Community[];
}

const sportShares: readonly (readonly [Sport, number])[] = [
  ['Volleyball', 30],
  ['Football', 27],
  ['Basketball', 17],
  ['Futsal', 12],
  ['Health & fitness', 8],
  ['Martial arts', 6],
];
const levelShares = levels.map((level, index) => [level, [50, 20, 20, 10][index] ?? 0] as const);
const prices = [200, 250, 300, 300, 350, 400, 400, 500, 500, 600, 650, 750, 800, 1000, 1200];
/** Minimum and maximum of players. */
const sizes: Record<Sport, readonly (readonly [number, number])[]> = {
  Football: [
    [10, 14],
    [8, 12],
    [12, 16],
    [14, 22],
  ],
  Futsal: [
    [8, 10],
    [8, 12],
  ],
  Volleyball: [
    [8, 12],
    [10, 14],
    [6, 12],
    [10, 18],
  ],
  Basketball: [
    [6, 10],
    [8, 10],
    [6, 12],
  ],
  'Martial arts': [
    [4, 12],
    [4, 16],
  ],
  'Health & fitness': [
    [4, 15],
    [3, 10],
    [5, 20],
  ],
};

export interface GameWish {
  startsAt: Date;
  createdAt: Date;
  sport?: Sport;
  city?: City;
  level?: Level;
  priceCents?: number;
  /** A tournament's capacity: its number of teams times their size. */
  tournament?: { capacity: number };
  organiser?: Person;
}

export function makeGame(world: World, wish: GameWish): GameRow {
  const { random } = world;
  const sport = wish.sport ?? random.weighted(sportShares);
  const city = wish.city ?? pickCity(world);
  const venue = pickVenue(
    world.venues.filter((venue) => venue.city === city),
    sport,
    random,
  );
  const canPay = sportTable[sport].mayCost;
  const priceCents = wish.priceCents ?? (canPay && random.chance(0.45) ? random.pick(prices) : 0);
  const [minimum, capacity] = wish.tournament
    ? [Math.ceil(wish.tournament.capacity / 2), wish.tournament.capacity]
    : venue.surface === 'Sand'
      ? [4, 8]
      : random.pick(sizes[sport]);
  const durationMinutes = wish.tournament ? 240 : random.pick([60, 60, 90, 90, 90, 120]);
  const { startsAt, createdAt } = wish;
  const town = townName(city);
  const patterns = wish.tournament
    ? (tournamentNames[sport] ?? gameNames[sport])
    : venue.surface === 'Sand'
      ? beachNames
      : gameNames[sport];
  const community = world.communities.find((found) => found.sport === sport && found.city === town);
  return {
    id: random.uuid(),
    name: fillName(random.pick(patterns), town, weekdayOf(startsAt)),
    description: random.pick(descriptions),
    contact_details: random.chance(0.4) ? `WhatsApp +31 6 ${random.between(10_000_000, 59_999_999)}` : '',
    organisational_details: random.chance(0.3) ? random.pick(organisation) : '',
    sport,
    level: wish.level ?? random.weighted(levelShares),
    level_limit: 0,
    surface: venue.surface,
    field_identifier: random.chance(0.35) ? `${random.pick(['Veld', 'Zaal', 'Court'])} ${random.between(1, 4)}` : '',
    capacity,
    minimum_players: minimum,
    placeholder_players: random.chance(0.08) ? random.between(1, 3) : 0,
    price_cents: priceCents,
    starts_at: startsAt,
    duration_minutes: durationMinutes,
    ends_at: new Date(startsAt.getTime() + durationMinutes * minute),
    cutoff_at: cutoffAt({ startsAt, createdAt, priceCents }),
    status: 'pending',
    archived: false,
    latitude: venue.latitude,
    longitude: venue.longitude,
    address: venue.address,
    city: town,
    country: 'Netherlands',
    place_description: venue.name,
    organiser_id: (wish.organiser ?? pickOrganiser(world, priceCents)).id,
    organiser_paid: false,
    community_id: community && random.chance(0.5) ? community.id : null,
    group_chat: random.chance(0.3) ? `https://chat.whatsapp.com/RondoDemo${random.between(1000, 9999)}` : null,
    tournament: wish.tournament !== undefined,
    tournament_external: false,
    created_at: createdAt,
  };
}

/** Only admins can ask a price (product.md#creating-games). */
function pickOrganiser({ people, random }: World, priceCents: number): Person {
  return random.pick(
    people.filter(
      ({ role, email }) => role === (priceCents > 0 ? 'admin' : 'organiser') && !email.endsWith('@rondo.test'),
    ),
  );
}

function pickCity({ cities, random }: World): City {
  return random.weighted(cities.map((city) => [city, city.population + 40_000] as const));
}

/** When a game with this start was created: 4 to 25 days before it, and never after `latest`. */
export function createdBefore(startsAt: Date, latest: Date, random: Random): Date {
  const created = startsAt.getTime() - random.between(4 * 24, 25 * 24) * hour;
  return new Date(Math.min(created, latest.getTime() - random.between(1, 40 * 24) * hour));
}
