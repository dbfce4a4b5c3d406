import type { GameDetails } from '@rondo/contract';
import type { ReactNode } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import classes from './wizard.module.css';

interface Props {
  game: GameDetails;
  /** Ways to share the game. */
  share: ReactNode;
  onClose: () => void;
}

/** Step 2: in, or in line, and whom to bring. */
export function SuccessStep({ game, waiting, ...rest }: Props & { waiting: boolean }) {
  const t = useT();
  const formats = useFormats();
  const when = `${formats.day(game.game_date)} ${formats.time(game.game_date)}`;
  const joined = game.status === 'confirmed' ? 'joining.success.bodyOn' : 'joining.success.body';
  return (
    <Success
      {...rest}
      icon={waiting ? 'clock' : 'check'}
      title={waiting ? t('joining.success.waitingTitle') : t('joining.success.title')}
    >
      {waiting ? t('joining.success.waitingBody') : t(joined, { name: game.name, when })}
    </Success>
  );
}

/** Step 2 after paying for friends. */
export function FriendsInStep({ count, ...rest }: Omit<Props, 'game'> & { count: number }) {
  const t = useT();
  return (
    <Success {...rest} icon="check" title={t('spots.friends.doneTitle', { count })}>
      {t('spots.friends.doneBody')}
    </Success>
  );
}

/** A spot that was booked by address. */
export interface Booked {
  email: string;
  /** It is theirs until then, unless the link in the mail is opened; null: it is theirs. */
  proofUntil: string | null;
}

/** Step 2 of a guest: where the booking was mailed to, and until when its link is to be opened. */
export function BookedStep({ email, proofUntil, ...rest }: Omit<Props, 'game'> & Booked) {
  const t = useT();
  const formats = useFormats();
  if (proofUntil !== null)
    return (
      <Success {...rest} icon="clock" title={t('spots.guest.unprovedTitle')}>
        {t('spots.guest.unprovedBody', { email, until: formats.time(proofUntil) })}
      </Success>
    );
  return (
    <Success {...rest} icon="check" title={t('joining.success.title')}>
      {t('spots.guest.doneBody', { email })}
    </Success>
  );
}

interface SuccessProps {
  icon: 'check' | 'clock';
  title: string;
  share: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

function Success({ icon, title, share, onClose, children }: SuccessProps) {
  const t = useT();
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <Button size="large" onClick={onClose}>
          {t('joining.success.done')}
        </Button>
      }
    >
      <div className={classes.body}>
        <span className={classes.big}>
          <Icon name={icon} size={36} />
        </span>
        <p className={classes.centre}>{children}</p>
        <p className={classes.quiet}>{t('joining.success.bringFriends')}</p>
        {share}
      </div>
    </Sheet>
  );
}
