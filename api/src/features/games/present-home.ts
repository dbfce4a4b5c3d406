import type { OwnHome } from '@rondo/contract';
import type { InvitationRow, WaitsRow } from './home-queries.ts';
import { presentCard } from './present.ts';

/** What waits for somebody, with the games they were invited to. */
export function presentWaits(waits: WaitsRow, invitations: readonly InvitationRow[]): OwnHome['waits'] {
  return {
    offers: waits.offers.map(({ id, name, until }) => ({ _id: id, name, offeredUntil: until })),
    handOvers: waits.hand_overs.map(({ id, name, startsAt, from }) => ({ _id: id, name, game_date: startsAt, from })),
    requests: waits.requests.map(({ name, shortCode, count }) => ({ name, shortCode, count })),
    invitations: invitations.map(({ sender: { id, name, photo }, ...game }) => ({
      game: presentCard(game),
      from: { _id: id, name, photo },
    })),
  };
}
