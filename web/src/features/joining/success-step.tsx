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
  waiting: boolean;
  /** Ways to share the game. */
  share: ReactNode;
  onClose: () => void;
}

/** Step 2: in, or in line, and whom to bring. */
export function SuccessStep({ game, waiting, share, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  return (
    <Sheet
      open
      onClose={onClose}
      title={waiting ? t('joining.success.waitingTitle') : t('joining.success.title')}
      footer={
        <Button size="large" onClick={onClose}>
          {t('joining.success.done')}
        </Button>
      }
    >
      <div className={classes.body}>
        <span className={classes.big}>
          <Icon name={waiting ? 'clock' : 'check'} size={36} />
        </span>
        <p className={classes.centre}>
          {waiting
            ? t('joining.success.waitingBody')
            : t('joining.success.body', {
                name: game.name,
                when: `${formats.day(game.game_date)} ${formats.time(game.game_date)}`,
              })}
        </p>
        <p className={classes.quiet}>{t('joining.success.bringFriends')}</p>
        {share}
      </div>
    </Sheet>
  );
}
