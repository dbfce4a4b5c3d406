import type { GameDetails } from '@rondo/contract';
import { HeldBar, TicketBar } from '../../features/joining/held-bar.tsx';
import type { Wizard } from '../../ui/joining/steps.ts';
import type { OpenCheckout } from '../../ui/joining/pay/use-open-checkout.ts';
import { HostBar } from './host-bar.tsx';
import { InGameBar } from './in-game-bar.tsx';
import { isInGame } from './parts-of-game.ts';

interface Props {
  game: GameDetails;
  /** The ticket's address for a guest who is in; `checkout` is the payment of a held spot. */
  ticket: string | null;
  checkout: OpenCheckout | null;
  open: Wizard['open'];
}

/** The bar of a player, of somebody whose spot is held, or of the host. */
export function OwnBar({ game, ticket, checkout, open }: Props) {
  if (isInGame(game)) return <InGameBar game={game} open={open} />;
  if (ticket !== null) return <TicketBar game={game} ticket={ticket} open={open} />;
  if (checkout !== null) return <HeldBar game={game} checkout={checkout} open={open} />;
  return <HostBar game={game} open={open} />;
}
