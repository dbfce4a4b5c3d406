import { cutoffAt, hour, type Level, levels, minute, type Sport, sportTable } from '@rondo/rules';
import { fitsStart, weekdayOf } from './calendar.ts';
import type { Community } from './communities.ts';
import { games } from './data.ts';
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

const levelShares = levels.map((level, index) => [level, [50, 20, 20, 10][index] ?? 0] as const);
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
  const sport = wish.sport ?? random.weighted(games.sports);
  const city = wish.city ?? pickCity(world);
  const venue = pickVenue(
    world.venues.filter((venue) => venue.city === city),
    sport,
    random,
  );
  const canPay = sportTable[sport].mayCost;
  const priceCents = wish.priceCents ?? (canPay && random.chance(0.45) ? random.pick(games.prices) : 0);
  const [minimum, capacity] = wish.tournament
    ? [Math.ceil(wish.tournament.capacity / 2), wish.tournament.capacity]
    : venue.surface === 'Sand'
      ? [4, 8]
      : random.pick(games.sizes[sport]);
  const durationMinutes = wish.tournament ? 240 : random.pick([60, 60, 90, 90, 90, 120]);
  const { startsAt, createdAt } = wish;
  const town = townName(city);
  const patterns = wish.tournament
    ? (games.tournamentNames[sport] ?? games.names[sport])
    : venue.surface === 'Sand'
      ? games.beachNames
      : games.names[sport];
  const isOutside = venue.surface !== 'Indoors';
  const fitting = patterns.filter((one) => fitsStart(startsAt, one) && (isOutside || !one.outside));
  const community = world.communities.find((found) => found.sport === sport && found.city === town);
  return {
    id: random.uuid(),
    name: fillName(random.pick(fitting).name, town, weekdayOf(startsAt)),
    description: random.pick(games.descriptions),
    contact_details: random.chance(0.4) ? `WhatsApp +31 6 ${random.between(10_000_000, 59_999_999)}` : '',
    organisational_details: random.chance(0.3) ? random.pick(games.organisation) : '',
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

/** Fills in a game's name; its end is cut off where it is too long for the form. */
function fillName(pattern: string, city: string, weekday: string): string {
  const filled = pattern.replace('{city}', city).replace('{day}', weekday);
  const name = filled.charAt(0).toUpperCase() + filled.slice(1);
  return name.slice(0, 50);
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
