import type { ReactNode } from 'react';
import { steps } from '../../../ui/joining/steps.ts';
import { useGroups } from '../../../ui/joining/groups.ts';
import { ReserveStep } from '../together/reserve-step.tsx';
import { StartStep } from '../together/start-step.tsx';
import { type WizardState, choiceOf, toTopUp } from './wizard-state.ts';

/** Keeps spots for a group. */
export function together(at: WizardState): ReactNode {
  const { game, player, secretKey, onKeyRefused, renderPeople, wizard } = at;
  if (!player || game.tournament_external) return null;
  const ways = { game, secretKey, onKeyRefused, renderPeople, onClose: wizard.close };
  return <StartStep {...ways} before={choiceOf(at)} onTopUp={toTopUp(at, steps.together)} />;
}

/** Takes a spot in a group of all or nothing. */
export function reserve(at: WizardState): ReactNode {
  return at.player && <Reserve at={at} />;
}

function Reserve({ at }: { at: WizardState }) {
  const { game, secretKey, onKeyRefused, wizard } = at;
  const id = wizard.about('in');
  const group = useGroups(game).find(({ _id, way }) => _id === id && way === 'all');
  if (!group || group.you === 'reserved' || group.you === 'joined') return null;
  const ways = { game, group, secretKey, onKeyRefused, onClose: wizard.close };
  return (
    <ReserveStep
      {...ways}
      before={choiceOf(at)}
      onTopUp={(choice, missing) => toTopUp(at, steps.reserve)({ ...choice, in: group._id }, missing)}
    />
  );
}
