import type { GameDetails } from '@rondo/contract';
import { addressBeside, signupOpensAt } from '@rondo/rules';
import { plainText } from '@rondo/rules/markdown';
import { instantWithOffset } from '../../../platform/formats.ts';
import { spotsToTake } from '../../../ui/game-card/spots-to-take.ts';

interface Page {
  /** Rondo's public address, without a trailing slash. */
  origin: string;
  description: string;
  /** Path of the picture. */
  image: string;
}

const schema = (name: string) => `https://schema.org/${name}`;
const hour = 3_600_000;

/** A game for search engines, as schema.org's SportsEvent, with nothing that the page hides from visitors. */
export function sportsEvent(game: GameDetails, { origin, description, image }: Page): object {
  const url = `${origin}/match/${game._id}`;
  const start = new Date(game.game_date);
  const { coordinates, address, city, description: venue } = game.location;
  const joined = game.joined_players_number + game.placeholder_player_number;
  const capacity = game.players + game.placeholder_player_number;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    '@id': url,
    url,
    name: game.name,
    description: plainText(game.description) || description,
    sport: game.sport,
    image: [`${origin}${image}`],
    startDate: instantWithOffset(start),
    endDate: instantWithOffset(start.getTime() + game.duration * hour),
    eventStatus: schema(statusOf(game)),
    ...(game.movedFrom !== null && { previousStartDate: instantWithOffset(new Date(game.movedFrom)) }),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    location: {
      '@type': 'Place',
      name: venue || address,
      address: {
        '@type': 'PostalAddress',
        streetAddress: addressBeside({ name: venue, address }),
        addressLocality: city,
        addressCountry: 'NL',
      },
      geo: { '@type': 'GeoCoordinates', latitude: coordinates[1], longitude: coordinates[0] },
    },
    ...(game.organizer.name !== null && {
      organizer: {
        '@type': 'Person',
        name: game.organizer.name,
        url: `${origin}/player/${game.organizer._id}`,
      },
    }),
    maximumAttendeeCapacity: capacity,
    remainingAttendeeCapacity: Math.max(0, capacity - joined),
    isAccessibleForFree: game.price === 0,
    offers: {
      '@type': 'Offer',
      url,
      price: game.price.toFixed(2),
      priceCurrency: 'EUR',
      availability: schema(canBeHad(game) ? 'InStock' : 'SoldOut'),
      validFrom: instantWithOffset(signupOpensAt(start, game.signup_opens_in_days) ?? new Date(game.createdAt)),
    },
  };
}

function statusOf({ status, movedFrom }: GameDetails): string {
  if (status === 'cancelled') return 'EventCancelled';
  return movedFrom === null ? 'EventScheduled' : 'EventRescheduled';
}

function canBeHad(game: GameDetails): boolean {
  return game.status !== 'cancelled' && !game.archived && spotsToTake(game) > 0;
}
