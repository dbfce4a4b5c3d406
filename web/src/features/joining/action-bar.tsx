import type { GameDetails } from '@rondo/contract';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { useSession } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { shownPrice } from '../../ui/game-card/shown-price.ts';
import { StickyAction } from '../../ui/sticky-action.tsx';
import classes from './action-bar.module.css';
import { nextAction, type NextAction } from './next-action.ts';
import type { Step } from './use-step.ts';

interface Props {
  game: GameDetails;
  open: (step: Step) => void;
}

/** The one thing to do with this game now; within a thumb's reach on a phone. */
export function ActionBar({ game, open }: Props) {
  const t = useT();
  const now = useNow();
  const session = useSession();
  const action = nextAction(game, now);
  return (
    <StickyAction>
      <div className={classes.bar}>
        <ActionButton action={action} game={game} open={open} visitor={session === null} />
        {action.kind === 'queue' && <p className={classes.note}>{t('joining.action.fullNote')}</p>}
        <WaitingNote game={game} />
      </div>
    </StickyAction>
  );
}

/** What somebody who waits can expect. */
function WaitingNote({ game: { viewer } }: Pick<Props, 'game'>) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  if (!viewer?.waitingPosition) return null;
  const { offeredUntil, waitingPosition } = viewer;
  if (offeredUntil && now < Date.parse(offeredUntil)) {
    const when = `${formats.day(offeredUntil)} ${formats.time(offeredUntil)}`;
    return <p className={classes.note}>{t('joining.action.offerNote', { when })}</p>;
  }
  return <p className={classes.note}>{t('joining.action.waitingNote', { position: waitingPosition })}</p>;
}

function ActionButton({ action, game, open, visitor }: Props & { action: NextAction; visitor: boolean }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const price = shownPrice(game, now);
  switch (action.kind) {
    case 'join':
      return (
        <Button size="large" wide onClick={() => open('1')}>
          {visitor
            ? t('joining.action.logIn')
            : price > 0
              ? t('joining.action.joinFor', { price: formats.money(price) })
              : t('joining.action.join')}
        </Button>
      );
    case 'queue':
      return (
        <Button size="large" wide onClick={() => open('1')}>
          {t('joining.action.queue')}
        </Button>
      );
    case 'claim':
      return (
        <>
          <Button size="large" wide onClick={() => open('1')}>
            {t('joining.action.claim')}
          </Button>
          <LeaveWaiting open={open} />
        </>
      );
    case 'leaveWaiting':
      return <LeaveWaiting open={open} />;
    case 'leave':
      return (
        <Button size="large" wide variant="danger" onClick={() => open('leave')}>
          {t('joining.action.leave')}
        </Button>
      );
    case 'refund':
      return (
        <Button size="large" wide variant="danger" onClick={() => open('7')}>
          {game.viewer?.refund?.amount ? t('joining.action.refund') : t('joining.action.giveUp')}
        </Button>
      );
    case 'none':
      return <Nothing action={action} />;
  }
}

function LeaveWaiting({ open }: Pick<Props, 'open'>) {
  const t = useT();
  return (
    <Button size="large" wide variant="secondary" onClick={() => open('leave')}>
      {t('joining.action.leaveWaiting')}
    </Button>
  );
}

function Nothing({ action }: { action: Extract<NextAction, { kind: 'none' }> }) {
  const t = useT();
  const formats = useFormats();
  const opens = action.why === 'notOpen' ? action.opensAt.toISOString() : '';
  const words =
    action.why === 'notOpen'
      ? t('joining.state.notOpen', { when: `${formats.day(opens)} ${formats.time(opens)}` })
      : t(`joining.state.${action.why}`);
  return (
    <>
      <p className={classes.state}>{words}</p>
      {action.why !== 'joined' && (
        <ButtonLink to="/allgames" variant="secondary" wide>
          {t('joining.state.similar')}
        </ButtonLink>
      )}
    </>
  );
}
