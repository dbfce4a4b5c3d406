import { isId } from '../../../platform/calls/is-id.ts';
import { Refused } from '../../../platform/refusal.ts';

/** @throws Refused `game_not_found` for anything that can't be the id of a game */
export function idOf({ id }: { id: string }): string {
  if (!isId(id)) throw new Refused('game_not_found');
  return id;
}
