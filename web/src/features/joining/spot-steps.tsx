import type { Me } from '@rondo/contract';
import { HandOverStep } from './hand-over-step.tsx';
import type { WizardProps } from './wizard-props.ts';
import { LeaveStep } from './leave-step.tsx';
import { MoveStep } from './move-step.tsx';
import type { NextAction } from './next-action.ts';
import { givenSpot, RefundStep } from './refund-step.tsx';
import { stepPath } from './resume.ts';
import { TakeOverStep } from './take-over-step.tsx';
import { noCard } from './use-payment.ts';

interface Props extends WizardProps {
  player: Me;
  action: NextAction;
}

/** What a player does with spots: give up (7), leave, hand over, take over, move. */
export function SpotSteps({ game, wizard, action, player, renderTopUp, onMoved }: Props) {
  const { step, about, go, close } = wizard;
  const { joined = false, waiting = false } = game.viewer ?? {};
  const choice = { teamId: about('team'), cardId: about('card') };
  const missing = Number(about('missing'));
  const giver = game.viewer?.handOverFrom.find(({ _id }) => _id === about('spot'));
  const mayMove = joined && (action.kind === 'refund' || action.kind === 'leave');

  if (step === 'top-up' && missing > 0 && about('for') === 'take-over' && giver) {
    const more = { spot: giver._id, card: choice.cardId };
    return renderTopUp(missing, stepPath(game._id, { step: 'take-over', ...more }), () => go('take-over', more));
  }
  const to = about('to');
  if (step === 'top-up' && missing > 0 && about('for') === 'move' && to && mayMove) {
    const more = { to, team: choice.teamId, card: choice.cardId };
    return renderTopUp(missing, stepPath(game._id, { step: 'move', ...more }), () => go('move', more));
  }
  const spot = step === '7' ? givenSpot(game, about('spot')) : null;
  if (spot) return <RefundStep key={spot.friend?._id ?? 'own'} game={game} spot={spot} onClose={close} />;
  if (step === 'leave' && (waiting || action.kind === 'leave')) {
    return <LeaveStep game={game} userId={player._id} waiting={waiting} onClose={close} />;
  }
  if (step === 'hand-over' && joined && !game.viewer?.handOverTo && !game.viewer?.released)
    return <HandOverStep game={game} onClose={close} />;
  if (step === 'take-over' && giver) {
    return (
      <TakeOverStep
        game={game}
        from={giver}
        cardId={choice.cardId}
        onClose={close}
        onDone={() => go('2')}
        onTopUp={(card, short) =>
          go('top-up', { for: 'take-over', spot: giver._id, card: card ?? noCard, missing: String(short) })
        }
      />
    );
  }
  if (step === 'move' && mayMove) {
    return (
      <MoveStep
        game={game}
        before={{ to, ...choice }}
        onClose={close}
        onDone={onMoved}
        onTopUp={({ to: next, teamId, cardId }, short) =>
          go('top-up', { for: 'move', to: next, team: teamId, card: cardId ?? noCard, missing: String(short) })
        }
      />
    );
  }
  return null;
}
