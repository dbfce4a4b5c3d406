import type { Role } from './limits.ts';
import type { Cents } from './money.ts';

interface Person {
  id: string;
  role: Role;
}

/** Organisers create free games, admins paid ones too (3-decisions §1). */
export function mayCreateGame(person: Pick<Person, 'role'>, game: { priceCents: Cents }): boolean {
  return person.role === 'admin' || (person.role === 'organiser' && game.priceCents === 0);
}

/** Organisers edit and cancel their own games, admins any. */
export function mayEditGame(person: Person, game: { organiserId: string }): boolean {
  return person.role === 'admin' || (person.role === 'organiser' && person.id === game.organiserId);
}
