import type { GameDetails } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { withReturn } from '../../platform/return-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { GameSummary } from './game-summary.tsx';
import classes from './wizard.module.css';

/** For visitors: log in or sign up, and come back to this game's next step. */
export function LogInPrompt({ game, returnTo, onClose }: { game: GameDetails; returnTo: string; onClose: () => void }) {
  const t = useT();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('joining.prompt.title')}
      footer={
        <>
          <ButtonLink to={withReturn('/signup', returnTo)} variant="secondary">
            {t('joining.prompt.signup')}
          </ButtonLink>
          <ButtonLink to={withReturn('/login', returnTo)}>{t('joining.prompt.login')}</ButtonLink>
        </>
      }
    >
      <div className={classes.body}>
        <GameSummary game={game} />
        <p>{t('joining.prompt.body')}</p>
      </div>
    </Sheet>
  );
}
