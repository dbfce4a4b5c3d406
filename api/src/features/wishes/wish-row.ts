import type { WishFields } from '@rondo/contract';
import { centsToEuros, type Sport, type WeekPart } from '@rondo/rules';
import type { WishLevel, WishTelling } from '@rondo/rules/wishes';
import { sql } from 'kysely';

/** A wish as it is stored. */
export interface WishRow {
  id: string;
  sports: Sport[];
  parts: WeekPart[];
  place_name: string;
  latitude: number;
  longitude: number;
  radius_km: number;
  levels: WishLevel[];
  max_price_cents: number | null;
  telling: WishTelling;
  is_on: boolean;
}

export const wishColumns = sql`
  id, to_jsonb(sports) as sports, to_jsonb(parts) as parts, place_name, latitude, longitude, radius_km,
  to_jsonb(levels) as levels, max_price_cents, telling, is_on`;

export function presentWish(row: WishRow): WishFields & { _id: string; isOn: boolean } {
  return {
    _id: row.id,
    sports: row.sports,
    parts: row.parts,
    place: { name: row.place_name, coordinates: [row.longitude, row.latitude] },
    radius: row.radius_km,
    levels: row.levels,
    maxPrice: row.max_price_cents === null ? null : centsToEuros(row.max_price_cents),
    telling: row.telling,
    isOn: row.is_on,
  };
}
