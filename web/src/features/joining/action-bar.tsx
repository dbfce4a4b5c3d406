import type { GameDetails } from '@rondo/contract';
import { bandOf, centsToEuros, eurosToCents, isOutsideLevel, scoreBelowLimit } from '@rondo/rules';
import type { ReactNode } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { piece } from '../../platform/pieces.tsx';
import { useSession, useUser } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Text } from '../../ui/layout.tsx';
import { StickyAction } from '../../ui/sticky-action.tsx';
import classes from './action-bar.module.css';
import { asksLevel, isJoining, nextAction, type NextAction } from './next-action.ts';
import type { SpotPriceNow } from '../../ui/joining/pay/member-price.tsx';
import { shownPrice } from '../../ui/game-card/shown-price.ts';
import { useFeeCents } from '../../platform/use-fee-cents.ts';
import { usablePass, useGamePass } from '../../ui/joining/pay/use-game-pass.ts';
import { useRefundWords } from './use-refund-words.ts';
import { scoreIn } from './score-in.ts';
import { type Step, steps } from '../../ui/joining/steps.ts';

interface Props {
  game: GameDetails;
  open: (step: Step) => void;
}

const MemberPrice = piece(
  'ui/joining/pay/member-price.tsx',
  async () => (await import('../../ui/joining/pay/member-price.tsx')).MemberPrice,
);
const WaitingNote = piece(
  'features/joining/waiting-note.tsx',
  async () => (await import('./waiting-note.tsx')).WaitingNote,
);

/** The one thing to do with this game now, within a thumb's reach on a phone. */
export function ActionBar({ game, open }: Props) {
  const t = useT();
  const now = useNow();
  const session = useSession();
  const score = scoreIn(session?.user ?? null, game.sport);
  const action = nextAction(game, now, score);
  return (
    <StickyAction>
      <div className={classes.bar}>
        <Priced game={game}>
          {(price) => (
            <>
              <ActionButton action={action} game={game} price={price} open={open} />
              <Terms game={game} price={action.kind === 'join' ? price : null} />
            </>
          )}
        </Priced>
        {isJoining(action) && <OutsideLevel game={game} />}
        {action.kind === 'queue' && (
          <Text size={15} tone="muted" centered>
            {t('joining.action.wouldWait', { position: game.waiting_list.length + 1 })}
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

/** Says what a spot costs the reader. A visitor's page loads nothing of codes and cards. */
function Priced({ game, children }: Pick<Props, 'game'> & { children: (price: SpotPriceNow) => ReactNode }) {
  const now = useNow();
  const user = useUser();
  const feeCents = useFeeCents();
  if (user !== null && user.role !== 'guest' && !game.tournament_external)
    return <MemberPrice game={game}>{children}</MemberPrice>;
  const price = shownPrice(game, now);
  const cents = eurosToCents(price) ?? 0;
  const fee = cents > 0 ? centsToEuros(feeCents('ideal', cents)) : 0;
  return children({ price, fee, saved: 0 });
}

/** Says how the price on the button comes about (product.md#fees), and what comes back until when. */
function Terms({ game, price }: Pick<Props, 'game'> & { price: SpotPriceNow | null }) {
  const t = useT();
  const formats = useFormats();
  const refund = useRefundWords(game);
  const { fee, saved } = price ?? { fee: 0, saved: 0 };
  const words = [
    saved > 0 && t('joining.action.saved', { saved: formats.money(saved) }),
    fee > 0 && t('joining.action.withFee', { fee: formats.money(fee) }),
    refund,
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <Text size={14} tone="muted" centered className="numbers">
      {words.join(' ')}
    </Text>
  );
}

/** Says once that the game is made for other levels than the reader's. */
function OutsideLevel({ game }: Pick<Props, 'game'>) {
  const t = useT();
  const score = useUser()?.elo.find(({ sport }) => sport === game.sport)?.elo;
  if (score === undefined || game.elo_disabled || game.level === 'All levels' || !isOutsideLevel(score, game.level))
    return null;
  return (
    <Text size={14} weight={650} centered>
      {t('score.outside', { band: t(`score.bands.${bandOf(score)}`), bands: t(`score.levels.${game.level}`) })}
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

interface ButtonProps extends Props {
  action: NextAction;
  price: SpotPriceNow;
}

function ActionButton({ action, game, price: { price, fee }, open }: ButtonProps) {
  const t = useT();
  const formats = useFormats();
  // Players go straight to the pay step; visitors, and games with a passcode, start at the first step.
  const first = useUser() && !game.hasPasscode ? steps.pay : steps.enter;
  const pass = usablePass(useGamePass(game)?.own, price);
  // A team is named first, on the tournament's page.
  const isEnteredByTeam = game.tournament_entry === 'team' || game.tournament_entry === 'share';
  const joinWords = () => {
    if (game.viewer?.regularSpotUntil) return t('joining.action.takeSpot');
    if (pass) return t('joining.action.joinWithPass');
    return price > 0 ? t('joining.action.joinFor', { price: formats.money(price + fee) }) : t('joining.action.join');
  };
  switch (action.kind) {
    case 'join':
      if (isEnteredByTeam)
        return (
          <ButtonLink size="large" wide to={`/tournaments/${game._id}`}>
            {t('joining.action.tournament')}
          </ButtonLink>
        );
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
          {isEnteredByTeam ? (
            <ButtonLink size="large" wide to={`/tournaments/${game._id}?step=enter`}>
              {t('joining.action.claim')}
            </ButtonLink>
          ) : (
            <Button size="large" wide onClick={() => open(first)}>
              {t('joining.action.claim')}
            </Button>
          )}
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
  const say = (): string | null => {
    if (action.why === 'cancelled') return null; // the page says so, by whom and why
    if (action.why !== 'notOpen') return t(`joining.state.${action.why}`);
    const opens = action.opensAt.toISOString();
    return t('joining.state.notOpen', { when: `${formats.day(opens)} ${formats.time(opens)}` });
  };
  const words = say();
  return (
    <>
      {words !== null && (
        <Text weight={650} centered>
          {words}
        </Text>
      )}
      {action.why !== 'joined' && (
        <ButtonLink to="/allgames" variant="secondary" wide>
          {t('joining.state.similar')}
        </ButtonLink>
      )}
    </>
  );
}
