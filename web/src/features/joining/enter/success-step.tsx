import type { GameDetails } from '@rondo/contract';
import type { ReactNode } from 'react';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { FaceStack } from '../../../ui/face-stack.tsx';
import { GivingUpLine } from '../../../ui/giving-up-line.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Grid, Row, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { refundLine } from '../../../ui/joining/refund-line.ts';
import classes from '../../../ui/joining/wizard.module.css';

interface Props {
  game: GameDetails;
  /** Ways to share the game. */
  share: ReactNode;
  onClose: () => void;
}

interface JoinedProps extends Props {
  userId: string | undefined;
  /** The ticket and the calendar. */
  next: ReactNode;
}

/** Says that they are in, with whom, and leads to what comes next. */
export function JoinedStep({ game, userId, next, ...rest }: JoinedProps) {
  const t = useT();
  const formats = useFormats();
  const when = `${formats.day(game.game_date)} ${formats.time(game.game_date)}`;
  const others = game.potential_users.filter(({ _id, role }) => _id !== userId && role !== 'guest');
  const faces = others.map(({ _id, name, photo }) => ({ _id, name: name ?? '', photo }));
  return (
    <Success
      {...rest}
      icon="check"
      title={t('joiningSteps.success.title')}
      next={
        <>
          {others.length > 0 && (
            <Row gap={12} align="center" justify="center" className="numbers">
              <FaceStack faces={faces} count={others.length} size={36} />
              {t('joiningSteps.success.others', { count: others.length })}
            </Row>
          )}
          <Row gap={10} justify="center" wrap>
            {next}
          </Row>
        </>
      }
    >
      {t(`joiningSteps.success.${joinedWords(game)}`, { name: game.name, when })}
    </Success>
  );
}

/** Says that they are on the waiting list. */
export function WaitingStep({ game, ...rest }: Props) {
  const t = useT();
  const formats = useFormats();
  const agreed = game.viewer?.waitingAllowed ?? null;
  return (
    <Success {...rest} icon="clock" title={t('joiningSteps.success.waitingTitle')}>
      {t('joiningSteps.success.waitingBody')}
      {agreed !== null && ` ${t('joining.action.agreed', { price: formats.money(agreed) })}`}
    </Success>
  );
}

/** Promises notifications only to players who have them switched on. */
function joinedWords({ status, viewer }: GameDetails): 'body' | 'bodyPending' | 'bodyOn' | 'bodyReminded' {
  if (status === 'confirmed') return viewer?.isReminded ? 'bodyReminded' : 'bodyOn';
  return viewer?.hearsConfirmed ? 'body' : 'bodyPending';
}

/** Shown after paying for friends. */
export function FriendsInStep({ count, ...rest }: Omit<Props, 'game'> & { count: number }) {
  const t = useT();
  return (
    <Success {...rest} icon="check" title={t('spots.friends.doneTitle', { count })}>
      {t('spots.friends.doneBody')}
    </Success>
  );
}

/** A spot booked by email address. */
export interface Booked {
  email: string;
  /** Until when the link in the mail must be opened to keep the spot; null if it is theirs already. */
  proofUntil: string | null;
}

/** Tells a guest where the booking was mailed to, and until when to open its link. */
export function BookedStep({ game, email, proofUntil, ...rest }: Props & Booked) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  if (proofUntil !== null)
    return (
      <Success {...rest} icon="clock" title={t('spots.guest.unprovedTitle')}>
        {t('spots.guest.unprovedBody', { email, until: formats.time(proofUntil) })}
      </Success>
    );
  return (
    <Success {...rest} icon="check" title={t('joiningSteps.success.title')}>
      {t('spots.guest.doneBody', { email })} <GivingUpLine line={refundLine(game, 0, now)} price={0} />
    </Success>
  );
}

interface SuccessProps {
  icon: 'check' | 'clock';
  title: string;
  share: ReactNode;
  next?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

function Success({ icon, title, share, next, onClose, children }: SuccessProps) {
  const t = useT();
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <Button size="large" onClick={onClose}>
          {t('joiningSteps.success.done')}
        </Button>
      }
    >
      <Grid gap={16}>
        <span className={classes.big}>
          <Icon name={icon} size={36} />
        </span>
        <Text centered>{children}</Text>
        {next}
        <Text tone="muted">{t('joiningSteps.success.bringFriends')}</Text>
        {share}
      </Grid>
    </Sheet>
  );
}
