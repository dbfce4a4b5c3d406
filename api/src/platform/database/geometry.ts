import { type RawBuilder, sql } from 'kysely';

/** Kilometres in a degree of latitude. */
const kmPerDegree = 111.195;

export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** Kilometres in a degree of longitude at a latitude. */
function kmPerLongitude(latitude: number): number {
  return Math.max(kmPerDegree * Math.cos((latitude * Math.PI) / 180), 0.001);
}

/**
 * The squared distance in kilometres from a point to a row's `latitude` and `longitude`, on a plane, which is accurate enough within a
 * country.
 */
export function squaredKm({ latitude, longitude }: GeoPoint): RawBuilder<number> {
  return sql<number>`(((latitude - ${latitude}::float8) * ${kmPerDegree}::float8) ^ 2
    + ((longitude - ${longitude}::float8) * ${kmPerLongitude(latitude)}::float8) ^ 2)`;
}

/** The box around a circle, in degrees, which an index reads before distances are computed. */
export function boxAround({ latitude, longitude }: GeoPoint, km: number) {
  const tall = km / kmPerDegree;
  const wide = Math.min(km / kmPerLongitude(latitude), 180);
  return { south: latitude - tall, north: latitude + tall, west: longitude - wide, east: longitude + wide };
}

/** Whether a row's `latitude` and `longitude` are within this many kilometres of a point. */
export function isWithinKm(point: GeoPoint, km: number): RawBuilder<boolean> {
  const { south, north, west, east } = boxAround(point, km);
  return sql<boolean>`latitude between ${south} and ${north} and longitude between ${west} and ${east}
    and ${squaredKm(point)} <= ${km ** 2}::float8`;
}
