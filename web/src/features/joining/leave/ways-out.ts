import type { GameDetails } from '@rondo/contract';
import { nextAction } from '../next-action.ts';
import { type Step, steps } from '../../../ui/joining/steps.ts';

/** A way to give up the player's own spot. */
export interface WayOut {
  kind: 'refund' | 'decline' | 'leave' | 'handOver' | 'release' | 'move';
  step: Step;
  /** The euros that the viewer gets back, at once or when somebody takes the spot; null if there is no price to refund. */
  back: number | null;
}

type Left = Parameters<typeof nextAction>[0] & Pick<GameDetails, 'cutoff'>;

/** The ways in which a player can give up their spot now, the simplest first (product.md#leaving-a-game, decisions/0045-way-through.md). */
export function waysOut(game: Left, now: number): readonly WayOut[] {
  const { viewer } = game;
  if (!viewer?.joined) return [];
  const action = nextAction(game, now).kind;
  const { refund, paid, paidBy } = viewer;
  const isOver = game.archived || game.status === 'cancelled' || now >= Date.parse(game.game_date);
  // A spot can be taken over as long as joining is open.
  const closesAt = game.status === 'confirmed' ? game.game_date : game.cutoff;
  // Spots in an external event can't be handed over, because everyone pays through its link themselves.
  const isOpen = now < Date.parse(closesAt) && !isOver && !game.tournament_external;
  const isOffered = viewer.handOverTo !== null || viewer.released;
  const mayHandOver = refund !== null && !isOffered && isOpen;
  const mayRelease = mayHandOver && !refund.allowed;
  const back = paidBy === null ? paid : null;
  return [
    ...(action === 'refund' && refund
      ? [
          {
            kind: paidBy === null ? 'refund' : 'decline',
            step: steps.refund,
            back: paidBy === null ? refund.amount : null,
          } as const,
        ]
      : []),
    ...(action === 'leave' ? [{ kind: 'leave', step: steps.leave, back: null } as const] : []),
    ...(mayHandOver ? [{ kind: 'handOver', step: steps.handOver, back } as const] : []),
    ...(mayRelease ? [{ kind: 'release', step: steps.release, back } as const] : []),
    ...(action === 'refund' || action === 'leave' ? [{ kind: 'move', step: steps.move, back: null } as const] : []),
  ];
}
