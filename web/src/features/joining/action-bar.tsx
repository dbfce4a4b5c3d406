import type { GameDetails } from '@rondo/contract';
import { useEverySecond, useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { useSession } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { shownPrice } from '../../ui/game-card/shown-price.ts';
import { StickyAction } from '../../ui/sticky-action.tsx';
import classes from './action-bar.module.css';
import { asksLevel, isJoining, nextAction, type NextAction } from './next-action.ts';
import { scoreIn } from './score-in.ts';
import { timeLeft } from './time-left.ts';
import type { Step } from './use-step.ts';

interface Props {
  game: GameDetails;
  open: (step: Step) => void;
}

/** An offer is counted down in its last hour; before that, the time it ends says more. */
const countdownMilliseconds = 3_600_000;

/** The one thing to do with this game now; within a thumb's reach on a phone. */
export function ActionBar({ game, open }: Props) {
  const t = useT();
  const now = useNow();
  const session = useSession();
  const score = scoreIn(session?.user ?? null, game.sport);
  const action = nextAction(game, now, score);
  return (
    <StickyAction>
      <div className={classes.bar}>
        <ActionButton action={action} game={game} open={open} />
        {action.kind === 'queue' && <p className={classes.note}>{t('joining.action.fullNote')}</p>}
        {asksLevel(game) && (isJoining(action) || levelMissed(action)) && <LevelNote game={game} score={score} />}
        <WaitingNote game={game} />
      </div>
    </StickyAction>
  );
}

const levelMissed = (action: NextAction) => action.kind === 'none' && action.why === 'level';

/** The score the game asks for, told before anything is pressed. */
function LevelNote({ game, score }: Pick<Props, 'game'> & { score: number | null }) {
  const t = useT();
  const formats = useFormats();
  const minimum = formats.decimals(game.levelLimit);
  return (
    <p className={`${classes.note} numbers`}>
      {score === null
        ? t('joining.action.levelNote', { minimum })
        : t('joining.action.levelYours', { minimum, score: formats.decimals(score) })}
    </p>
  );
}

/** What somebody who waits can expect. */
function WaitingNote({ game: { viewer } }: Pick<Props, 'game'>) {
  const t = useT();
  const offeredUntil = viewer?.offeredUntil ?? null;
  const now = useEverySecond(offeredUntil !== null);
  const formats = useFormats();
  if (!viewer?.waitingPosition) return null;
  const { waitingPosition: position, waitingChance: chance } = viewer;
  if (offeredUntil && now < Date.parse(offeredUntil)) {
    const left = Date.parse(offeredUntil) - now;
    const when = `${formats.day(offeredUntil)} ${formats.time(offeredUntil)}`;
    return (
      <>
        <p className={classes.note}>{t('joining.action.offerNote', { when })}</p>
        {left < countdownMilliseconds && (
          <p className={`${classes.left} numbers`} role="timer" aria-live="off">
            {t('joining.action.offerLeft', { left: timeLeft(left) })}
          </p>
        )}
      </>
    );
  }
  return (
    <p className={classes.note}>
      {t('joining.action.waitingNote', { position })}
      {chance !== null && ` ${t('joining.action.chance', { percent: chance })}`}
    </p>
  );
}

function ActionButton({ action, game, open }: Props & { action: NextAction }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const price = shownPrice(game, now);
  switch (action.kind) {
    case 'join':
      return (
        <Button size="large" wide onClick={() => open('1')}>
          {price > 0 ? t('joining.action.joinFor', { price: formats.money(price) }) : t('joining.action.join')}
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
          {game.viewer?.refund?.amount && !game.viewer.paidBy ? t('joining.action.refund') : t('joining.action.giveUp')}
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
