import type { Me } from '@rondo/contract';
import { useState } from 'react';
import { ConfirmStep } from './confirm-step.tsx';
import { FriendsStep } from './friends-step.tsx';
import type { EnteringProps } from './wizard-props.ts';
import { isJoining, type NextAction } from './next-action.ts';
import { ListStep } from './list-step.tsx';
import { type PayChoice, PayStep } from './pay-step.tsx';
import { resumePath, stepPath } from './resume.ts';
import { noCard } from './use-payment.ts';
import { FriendsInStep, SuccessStep } from './success-step.tsx';

interface Props extends EnteringProps {
  player: Me;
  action: NextAction;
  mayBringFriends: boolean;
}

/** A player's ways in: confirm (1), pay or join (8), pay for friends (10), and in (2); and more credit on the way. */
export function PlayerSteps({ game, wizard, share, full, secretKey, keepKey, renderTopUp, ...rest }: Props) {
  const { step, about, go, close } = wizard;
  const { action, mayBringFriends, onKeyRefused } = rest;
  const [friends, setFriends] = useState(0);
  const [outcome, setOutcome] = useState<'joined' | 'waiting' | null>(null);
  const choice = { teamId: about('team'), cardId: about('card') };
  const topUp = (next: '8' | '10') => (chosen: PayChoice, missing: number) => {
    // A private link's key stays with this tab: the way back from the bank does not carry it.
    if (secretKey) keepKey(secretKey);
    go('top-up', { for: next, team: chosen.teamId, card: chosen.cardId ?? noCard, missing: String(missing) });
  };
  const missing = Number(about('missing'));
  if (step === 'top-up' && missing > 0 && (about('for') === '8' ? isJoining(action) : mayBringFriends)) {
    const next = about('for') === '10' ? '10' : '8';
    const chosen = { team: choice.teamId, card: choice.cardId };
    const returnTo = next === '8' ? resumePath(game._id, choice) : stepPath(game._id, { step: next, ...chosen });
    return renderTopUp(missing, returnTo, () => go(next, chosen));
  }
  if (step === '10' && mayBringFriends) {
    return (
      <FriendsStep
        game={game}
        secretKey={secretKey}
        before={choice}
        onClose={close}
        onDone={(count) => {
          setFriends(count);
          go('2');
        }}
        onTopUp={topUp('10')}
        onKeyRefused={onKeyRefused}
      />
    );
  }
  if (step === '2' && friends > 0) {
    return <FriendsInStep count={friends} share={share} onClose={close} />;
  }
  const { joined = false, waiting = false } = game.viewer ?? {};
  // Right after joining the game's new data may still be on its way.
  const became = outcome ?? (joined ? 'joined' : waiting ? 'waiting' : null);
  if (step === '2' && became) {
    return <SuccessStep game={game} waiting={became === 'waiting'} share={share} onClose={close} />;
  }
  if (!isJoining(action)) return null;
  if (step === '1' || step === '6') {
    return <ConfirmStep game={game} full={full} onClose={close} onNext={() => go('8')} />;
  }
  if (step !== '8') return null;
  const onDone = (is: 'joined' | 'waiting') => {
    setOutcome(is);
    go('2');
  };
  const ways = { onClose: close, onDone, onKeyRefused };
  if (full || game.price === 0) return <ListStep game={game} full={full} secretKey={secretKey} {...ways} />;
  const before = { ...choice, resume: about('resume') === 'pay' };
  return <PayStep game={game} secretKey={secretKey} before={before} onTopUp={topUp('8')} {...ways} />;
}
