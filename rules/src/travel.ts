/** How long a ride by bike between two places takes, without asking anybody for a route (product.md#by-bike). */

const byBike = {
  /** How many times longer the way is than as the crow flies: canals, railways and streets lie between. */
  detour: 1.3,
  kmAnHour: 16,
  /** Hardly anybody rides farther than this to a game. */
  mostKm: 25,
  /** Up to this many minutes they are said exactly, beyond that in steps. */
  exactMinutes: 10,
  stepMinutes: 5,
} as const;

export interface Point {
  latitude: number;
  longitude: number;
}

const earthKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two points along the globe (haversine). */
function straightKm(from: Point, to: Point): number {
  const north = radians(to.latitude - from.latitude) / 2;
  const east = radians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(north) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** About how many minutes it takes by bike; null if it is too far. */
export function minutesByBike(from: Point, to: Point): number | null {
  const km = straightKm(from, to) * byBike.detour;
  if (km > byBike.mostKm) return null;
  const minutes = (km / byBike.kmAnHour) * 60;
  const step = minutes > byBike.exactMinutes ? byBike.stepMinutes : 1;
  return Math.max(1, Math.round(minutes / step) * step);
}
