import type { GameDetails } from '@rondo/contract';
import { centsToEuros, eurosToCents, scoreBelowLimit } from '@rondo/rules';
import type { ReactNode } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { piece } from '../../platform/pieces.tsx';
import { useSession, useUser } from '../../platform/session.ts';
import { useFeeCents } from '../../platform/use-fee-cents.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { shownPrice } from '../../ui/game-card/shown-price.ts';
import { Text } from '../../ui/layout.tsx';
import { StickyAction } from '../../ui/sticky-action.tsx';
import classes from './action-bar.module.css';
import { asksLevel, isJoining, nextAction, type NextAction } from './next-action.ts';
import { usablePass, useGamePass } from '../../ui/joining/pay/use-game-pass.ts';
import { scoreIn } from './score-in.ts';
import { type Step, steps } from '../../ui/joining/steps.ts';

interface Props {
  game: GameDetails;
  open: (step: Step) => void;
  /** Shown above the button, if there is more to say. */
  above?: ReactNode;
}

const WaitingNote = piece(
  'features/joining/waiting-note.tsx',
  async () => (await import('./waiting-note.tsx')).WaitingNote,
);

/** The one thing to do with this game now, within a thumb's reach on a phone. */
export function ActionBar({ game, open, above }: Props) {
  const t = useT();
  const now = useNow();
  const session = useSession();
  const score = scoreIn(session?.user ?? null, game.sport);
  const action = nextAction(game, now, score);
  return (
    <StickyAction>
      <div className={classes.bar}>
        {above}
        <ActionButton action={action} game={game} open={open} />
        {action.kind === 'join' && <FeeNote game={game} />}
        {action.kind === 'queue' && (
          <Text size={15} tone="muted" centered>
            {t('joining.action.fullNote')}
          </Text>
        )}
        {asksLevel(game) && (isJoining(action) || levelMissed(action)) && (
          <LevelNote
            game={game}
            score={score}
            isRated={session?.user.elo.some(({ sport }) => sport === game.sport) ?? false}
            isMissed={levelMissed(action)}
          />
        )}
        {game.viewer?.waitingPosition && <WaitingNote game={game} />}
      </div>
    </StickyAction>
  );
}

const levelMissed = (action: NextAction) => action.kind === 'none' && action.why === 'level';

/** The fee for people who pay through a bank, shown before they begin (product.md#fees). */
function FeeNote({ game }: Pick<Props, 'game'>) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const user = useUser();
  const feeCents = useFeeCents();
  const price = shownPrice(game, now);
  const fee = feeCents('ideal', eurosToCents(price) ?? 0);
  const hasWallet = user !== null && user.role !== 'guest' && !game.tournament_external;
  if (hasWallet || price === 0 || fee === 0) return null;
  const words = { price: formats.money(price), fee: formats.money(centsToEuros(fee)) };
  return (
    <Text size={15} tone="muted" centered className="numbers">
      {t('joining.action.withFee', words)}
    </Text>
  );
}

interface LevelProps extends Pick<Props, 'game'> {
  /** null for a visitor. */
  score: number | null;
  isRated: boolean;
  isMissed: boolean;
}

/** Says beforehand which score the game asks for, what the reader's score is, and how a score changes. */
function LevelNote({ game, score, isRated, isMissed }: LevelProps) {
  const t = useT();
  const formats = useFormats();
  const minimum = formats.score(game.levelLimit);
  return (
    <Text size={15} tone="muted" centered className="numbers">
      {score === null
        ? t('joining.action.levelNote', { minimum })
        : t(isRated ? 'joining.action.levelYours' : 'joining.action.levelNone', {
            minimum,
            score: formats.score(isMissed ? scoreBelowLimit(score) : score),
          })}
      {isMissed && ` ${t('joining.action.levelMoves')}`}
    </Text>
  );
}

function ActionButton({ action, game, open }: Omit<Props, 'above'> & { action: NextAction }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const price = shownPrice(game, now);
  // Players go straight to the pay step; visitors, and games with a passcode, start at the first step.
  const first = useUser() && !game.hasPasscode ? steps.pay : steps.enter;
  const pass = usablePass(useGamePass(game)?.own, price);
  const joinWords = () => {
    if (game.viewer?.regularSpotUntil) return t('joining.action.takeSpot');
    if (pass) return t('joining.action.joinWithPass');
    return price > 0 ? t('joining.action.joinFor', { price: formats.money(price) }) : t('joining.action.join');
  };
  switch (action.kind) {
    case 'join':
      return (
        <Button size="large" wide onClick={() => open(first)}>
          {joinWords()}
        </Button>
      );
    case 'queue':
      return (
        <Button size="large" wide onClick={() => open(first)}>
          {t('joining.action.queue')}
        </Button>
      );
    case 'claim':
      return (
        <>
          <Button size="large" wide onClick={() => open(first)}>
            {t('joining.action.claim')}
          </Button>
          <LeaveWaiting open={open} />
        </>
      );
    case 'leaveWaiting':
      return <LeaveWaiting open={open} />;
    case 'none':
      return <Nothing action={action} />;
  }
}

function LeaveWaiting({ open }: Pick<Props, 'open'>) {
  const t = useT();
  return (
    <Button size="large" wide variant="secondary" onClick={() => open(steps.leave)}>
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
      <Text weight={650} centered>
        {words}
      </Text>
      {action.why !== 'joined' && (
        <ButtonLink to="/allgames" variant="secondary" wide>
          {t('joining.state.similar')}
        </ButtonLink>
      )}
    </>
  );
}
