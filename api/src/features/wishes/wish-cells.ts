import type { Rows } from '../../platform/schema.ts';
import { tileAt } from '../games/finding/search-conditions.ts';

type Celled = Pick<
  Rows['wish'],
  | 'id'
  | 'user_id'
  | 'parts'
  | 'radius_km'
  | 'latitude'
  | 'longitude'
  | 'levels'
  | 'max_price_cents'
  | 'telling'
  | 'is_on'
> & { sports: Rows['wish_cell']['sport'][] };

/** The cells by which games find a wish: one for each of its sports and parts of the week; none for a paused wish. */
export function cellsOf({ id: wish_id, sports, parts, is_on: isOn, ...wish }: Celled) {
  const { user_id, radius_km, latitude, longitude, levels, max_price_cents, telling } = wish;
  const at = { wish_id, user_id, radius_km, latitude, longitude, levels, max_price_cents, telling };
  const tile = tileAt(wish);
  return isOn ? sports.flatMap((sport) => parts.map((part) => ({ ...at, sport, part, tile }))) : [];
}
