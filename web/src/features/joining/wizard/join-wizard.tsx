import { type ReactNode, useState } from 'react';
import { useNow } from '../../../platform/clock.tsx';
import { useSession } from '../../../platform/session.ts';
import { useMounted } from '../../../platform/use-mounted.ts';
import { dropForm, keepConsent, keepForm, useKeptForm } from '../enter/kept-form.ts';
import { PasscodeStep } from '../enter/passcode-step.tsx';
import { bringsFriends, isJoining, nextAction } from '../next-action.ts';
import { asksPasscode } from '../../../ui/joining/asks-passcode.ts';
import { useEntryKey } from '../../../ui/joining/entry-key.ts';
import { type Step, steps } from '../../../ui/joining/steps.ts';
import type { WizardProps } from '../../../ui/joining/wizard-props.ts';
import { scoreIn } from '../score-in.ts';
import { firstStepOf, toTopUp, type WizardResult, type WizardState } from './wizard-state.ts';
import { checkout, done, friends, wayIn } from './entry-views.tsx';
import { reserve, together } from './together-views.tsx';
import { handOver, leave, move, out, refund, release, takeOver, topUp } from './spot-views.tsx';
import { BuyPassStep } from '../passes/buy-pass-step.tsx';

/** The content of each step, if the step makes sense for this person and game (pages.md#wizard). */
const views: Record<Step, (at: WizardState) => ReactNode> = {
  [steps.enter]: wayIn,
  [steps.guest]: wayIn,
  [steps.pay]: wayIn,
  [steps.externalEvent]: wayIn,
  [steps.checkout]: checkout,
  [steps.friends]: friends,
  [steps.done]: done,
  [steps.topUp]: topUp,
  [steps.refund]: refund,
  [steps.leave]: leave,
  [steps.out]: out,
  [steps.handOver]: handOver,
  [steps.release]: release,
  [steps.takeOver]: takeOver,
  [steps.move]: move,
  [steps.together]: together,
  [steps.reserve]: reserve,
  [steps.pass]: pass,
  // The page itself shows this step.
  [steps.share]: () => null,
  [steps.created]: () => null,
};

/** Steps of joining, which come after a passcode if the game has one. */
const entering: ReadonlySet<Step> = new Set([
  steps.enter,
  steps.guest,
  steps.pay,
  steps.externalEvent,
  steps.friends,
  steps.together,
  steps.reserve,
  steps.checkout,
]);

/** Shows the step in the address. */
export function JoinWizard(props: WizardProps) {
  const { game, wizard } = props;
  const { step, go, close } = wizard;
  const now = useNow();
  const session = useSession();
  const { key: secretKey, keep: keepKey, drop: dropKey } = useEntryKey(game._id);
  const { typed, consented } = useKeptForm(game._id);
  const [end, setEnd] = useState<WizardResult | null>(null);
  const mounted = useMounted();
  if (step === null || session === undefined || !mounted) return null;
  const player = session?.user.role === 'guest' ? null : (session?.user ?? null);
  const action = nextAction(game, now, scoreIn(player, game.sport));
  const way = game.tournament_external ? 'event' : player ? 'player' : 'guest';
  const mayBringFriends = player !== null && bringsFriends(game, now);
  const stays = step === steps.friends || step === steps.together || step === steps.reserve;
  const first = stays ? step : firstStepOf[way];
  const goesIn = isJoining(action) || (step === steps.friends && mayBringFriends);

  if (entering.has(step) && goesIn && asksPasscode(game, game.viewer) && secretKey === null) {
    return (
      <PasscodeStep
        game={game}
        onClose={close}
        onKey={(key) => {
          keepKey(key);
          go(first);
        }}
      />
    );
  }
  return views[step]({
    ...props,
    step,
    now,
    player,
    way,
    action,
    mayBringFriends,
    secretKey,
    keepKey,
    onKeyRefused: () => {
      dropKey();
      go(stays ? step : steps.enter);
    },
    typed,
    consented,
    onTyped: (form) => keepForm(game, form),
    onConsent: (given) => keepConsent(game._id, given),
    end,
    onEnd: (is) => {
      setEnd(is);
      if (is.is === 'booked') dropForm(game._id);
      go(steps.done);
    },
  });
}

/** Pays for games of the series in advance. */
function pass(at: WizardState): ReactNode {
  const { game, player, wizard } = at;
  return (
    player && (
      <BuyPassStep
        game={game}
        onClose={wizard.close}
        onTopUp={(missing) => toTopUp(at, steps.pass)({ cardId: null }, missing)}
      />
    )
  );
}
