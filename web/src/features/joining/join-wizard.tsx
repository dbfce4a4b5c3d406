import { useState } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { useSession } from '../../platform/session.ts';
import { useMounted } from '../../platform/use-mounted.ts';
import { PasscodeStep } from './confirm-step.tsx';
import { useEntryKey } from './entry-key.ts';
import { GuestSteps } from './guest-steps.tsx';
import { bringsFriends, isJoining, nextAction } from './next-action.ts';
import { PlayerSteps } from './player-steps.tsx';
import { SpotSteps } from './spot-steps.tsx';
import type { Booked } from './success-step.tsx';
import { scoreIn } from './score-in.ts';
import type { WizardProps } from './wizard-props.ts';

/** Steps on the way in, which a passcode comes before. */
const entering: ReadonlySet<string | null> = new Set(['1', '6', '8', '9', '10', 'pay']);

/** The step the address asks for, where it makes sense for this person and this game (1-games §2). */
export function JoinWizard(props: WizardProps) {
  const { game, wizard } = props;
  const { step, go, close } = wizard;
  const now = useNow();
  const session = useSession();
  const { key: secretKey, keep: keepKey, drop: dropKey } = useEntryKey(game._id);
  const [bookedFor, setBookedFor] = useState<Booked | null>(null);
  const mounted = useMounted();
  if (step === null || session === undefined || !mounted) return null;
  const player = session?.user.role === 'guest' ? null : (session?.user ?? null);
  const action = nextAction(game, now, scoreIn(player, game.sport));
  const goesIn = isJoining(action) || (step === '10' && player !== null && bringsFriends(game, now));
  const byAddress = player === null || game.tournament_external;

  if (entering.has(step) && goesIn && game.hasPasscode && secretKey === null) {
    const next = step === '10' ? '10' : game.tournament_external ? '9' : player ? '8' : '6';
    return (
      <PasscodeStep
        game={game}
        onClose={close}
        onKey={(key) => {
          keepKey(key);
          go(next);
        }}
      />
    );
  }
  const onKeyRefused = () => {
    dropKey();
    go(step === '10' ? '10' : '1');
  };
  const shared = { ...props, full: action.kind === 'queue', secretKey, keepKey, onKeyRefused };
  if (byAddress && (goesIn || bookedFor !== null)) {
    return <GuestSteps {...shared} player={player} bookedFor={bookedFor} onBooked={setBookedFor} />;
  }
  if (!player) return null;
  return (
    <>
      <PlayerSteps {...shared} action={action} player={player} mayBringFriends={bringsFriends(game, now)} />
      <SpotSteps {...props} action={action} player={player} />
    </>
  );
}
