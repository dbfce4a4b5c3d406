import { guestName } from '@rondo/rules';
import { sql } from 'kysely';

/**
 * Whether others who played can tell a player `u` with a spot apart, and so grade them: a guest without a name is shown as their payer's guest,
 * unless the payer brought several (product.md#rating).
 * @param spot the alias of their registration
 */
export function isToldApart(spot: 'r' | 'o') {
  const of = (column: string) => sql.ref(`${spot}.${column}`);
  return sql<boolean>`(u.role <> 'guest' or u.name <> ${guestName} or (${of('payer_id')} <> ${of('user_id')} and not exists (
    select from registration s join app_user t on t.id = s.user_id and t.role = 'guest' and t.name = ${guestName}
    where s.game_id = ${of('game_id')} and s.payer_id = ${of('payer_id')} and s.user_id <> s.payer_id
      and s.user_id <> ${of('user_id')} and s.status in ('active', 'played'))))`;
}
