import type { GameDetails } from '@rondo/contract';
import type { ReactNode } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { useSession } from '../../platform/session.ts';
import { useMounted } from '../../platform/use-mounted.ts';
import { shownPrice } from '../../ui/game-card/shown-price.ts';
import { ConfirmStep, PasscodeStep } from './confirm-step.tsx';
import { useEntryKey } from './entry-key.ts';
import { LeaveStep } from './leave-step.tsx';
import { LogInPrompt } from './log-in-prompt.tsx';
import { nextAction } from './next-action.ts';
import { PayStep } from './pay-step.tsx';
import { RefundStep } from './refund-step.tsx';
import { SuccessStep } from './success-step.tsx';
import type { Wizard } from './use-step.ts';

interface Props {
  game: GameDetails;
  wizard: Wizard;
  share: ReactNode;
  /** The way to more credit: how many euros are missing, where to come back to. */
  renderTopUp: (missing: number, returnTo: string, onClose: () => void) => ReactNode;
}

/** The step the address asks for, where it makes sense for this person and this game (1-games §2). */
export function JoinWizard({ game, wizard, share, renderTopUp }: Props) {
  const { step, go, close } = wizard;
  const now = useNow();
  const session = useSession();
  const [secretKey, keepKey] = useEntryKey(game._id);
  const mounted = useMounted();
  if (step === null || session === undefined || !mounted) return null;
  const path = `/match/${game._id}`;
  const action = nextAction(game, now);
  const joining = action.kind === 'join' || action.kind === 'queue' || action.kind === 'claim';
  const entering = step === '1' || step === '8' || step === 'top-up';

  if (entering && joining && session === null) {
    return <LogInPrompt game={game} returnTo={`${path}?step=1`} onClose={close} />;
  }
  if (!session) return null;
  if (entering && joining) {
    const full = action.kind === 'queue';
    if (game.hasPasscode && secretKey === null) {
      return (
        <PasscodeStep
          game={game}
          onClose={close}
          onKey={(key) => {
            keepKey(key);
            go('8');
          }}
        />
      );
    }
    if (step === '1') return <ConfirmStep game={game} full={full} onClose={close} onNext={() => go('8')} />;
    const missing = Math.round((shownPrice(game, now) - (session.user.balance ?? 0)) * 100) / 100;
    if (step === 'top-up' && missing > 0) return renderTopUp(missing, `${path}?step=8`, () => go('8'));
    return (
      <PayStep
        game={game}
        full={full}
        secretKey={secretKey}
        onClose={close}
        onDone={() => go('2')}
        onTopUp={() => go('top-up')}
        onKeyRefused={() => go('1')}
      />
    );
  }
  const { joined = false, waiting = false, refund = null } = game.viewer ?? {};
  // Right after joining the game's new data may still be on its way.
  if (step === '2' && (joined || waiting)) {
    return <SuccessStep game={game} waiting={waiting} share={share} onClose={close} />;
  }
  if (step === '7' && refund?.allowed) return <RefundStep game={game} refund={refund} onClose={close} />;
  if (step === 'leave' && (waiting || action.kind === 'leave')) {
    return <LeaveStep game={game} userId={session.user._id} waiting={waiting} onClose={close} />;
  }
  return null;
}
