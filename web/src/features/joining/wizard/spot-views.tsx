import type { ReactNode } from 'react';
import { HandOverStep } from '../exchange/hand-over-step.tsx';
import { MoveStep } from '../exchange/move-step.tsx';
import { ReleaseStep } from '../exchange/release-step.tsx';
import { TakeOverStep } from '../exchange/take-over-step.tsx';
import { LeaveStep } from '../leave/leave-step.tsx';
import { givenSpot, RefundStep } from '../leave/refund-step.tsx';
import { type WayOut, waysOut } from '../leave/ways-out.ts';
import { WaysOutStep } from '../leave/ways-out-step.tsx';
import { isJoining } from '../next-action.ts';
import { stepPath, steps } from '../../../ui/joining/steps.ts';
import { type WizardState, choiceOf, toTopUp } from './wizard-state.ts';

export function refund({ game, wizard }: WizardState): ReactNode {
  const spot = givenSpot(game, wizard.about('spot'));
  const onHandOver = () => wizard.go(steps.handOver);
  return spot && <RefundStep key={spot.friend?._id ?? 'own'} {...{ game, spot, onHandOver }} onClose={wizard.close} />;
}

/** Leaves a free game or the waiting list. */
export function leave({ game, player, action, wizard }: WizardState): ReactNode {
  const waiting = game.viewer?.waiting ?? false;
  if (!player || !(waiting || action.kind === 'leave')) return null;
  return <LeaveStep game={game} userId={player._id} waiting={waiting} onClose={wizard.close} />;
}

/** The ways to give up the spot, to choose one. */
export function out({ game, wizard }: WizardState): ReactNode {
  return game.viewer?.joined && <WaysOutStep game={game} onWay={wizard.go} onClose={wizard.close} />;
}

const leadsOut = ({ game, now }: WizardState, way: WayOut['kind']) =>
  waysOut(game, now).some(({ kind }) => kind === way);

export function handOver(at: WizardState): ReactNode {
  if (!leadsOut(at, 'handOver')) return null;
  return <HandOverStep game={at.game} mayRelease={leadsOut(at, 'release')} onClose={at.wizard.close} />;
}

export function release(at: WizardState): ReactNode {
  const { game, wizard } = at;
  const friendId = wizard.about('spot');
  if (friendId === null)
    return leadsOut(at, 'release') && <ReleaseStep game={game} friend={null} onClose={wizard.close} />;
  const friend = game.viewer?.friends.find(({ _id }) => _id === friendId);
  if (!friend || friend.refund.allowed || friend.offered !== null) return null;
  const { _id, name, email } = friend;
  return <ReleaseStep game={game} friend={{ _id, name: email ?? name }} onClose={wizard.close} />;
}

const giverAt = ({ game, wizard }: WizardState) =>
  game.viewer?.handOverFrom.find(({ _id }) => _id === wizard.about('spot')) ?? null;

export function takeOver(at: WizardState): ReactNode {
  const { game, wizard } = at;
  const giver = giverAt(at);
  return (
    giver && (
      <TakeOverStep
        game={game}
        from={giver}
        cardId={choiceOf(at).cardId}
        onClose={wizard.close}
        onDone={() => wizard.go(steps.done)}
        onTopUp={(cardId, missing) => toTopUp(at, steps.takeOver)({ cardId, spot: giver._id }, missing)}
      />
    )
  );
}

const mayMove = ({ game, action }: WizardState) =>
  game.viewer?.joined && (action.kind === 'refund' || action.kind === 'leave');

export function move(at: WizardState): ReactNode {
  const before = { to: at.wizard.about('to'), ...choiceOf(at) };
  const ways = { onClose: at.wizard.close, onDone: at.onMoved, onTopUp: toTopUp(at, steps.move) };
  return mayMove(at) && <MoveStep game={at.game} before={before} {...ways} />;
}

/** Steps that may lead to a top-up, and whether each still makes sense. */
const goesOn = {
  [steps.pay]: ({ way, action }: WizardState) => way === 'player' && isJoining(action),
  [steps.friends]: ({ mayBringFriends }: WizardState) => mayBringFriends,
  [steps.takeOver]: (at: WizardState) => giverAt(at) !== null,
  [steps.move]: (at: WizardState) => mayMove(at) && at.wizard.about('to') !== null,
  [steps.together]: ({ player }: WizardState) => player !== null,
  [steps.reserve]: ({ player }: WizardState) => player !== null,
  [steps.pass]: ({ player }: WizardState) => player !== null,
};

export function topUp(at: WizardState): ReactNode {
  const { game, player, wizard, renderTopUp } = at;
  const { about, go } = wizard;
  const next = (
    [steps.pay, steps.friends, steps.takeOver, steps.move, steps.together, steps.reserve, steps.pass] as const
  ).find((step) => step === about('for'));
  const missing = Number(about('missing'));
  if (!player || !next || !(missing > 0) || !goesOn[next](at)) return null;
  const chosen = Object.fromEntries(['spot', 'to', 'in', 'group', 'team', 'card'].map((name) => [name, about(name)]));
  return renderTopUp(missing, stepPath(game._id, next, chosen), () => go(next, chosen));
}
