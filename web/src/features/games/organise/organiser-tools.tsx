import type { GameDetails } from '@rondo/contract';
import { useNow } from '../../../platform/clock.tsx';
import { useT } from '../../../platform/i18n.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { hasCheckIn } from '../check-in-times.ts';
import { useCopy } from '../../../ui/use-copy.ts';
import classes from './organiser-tools.module.css';

interface Props {
  game: GameDetails;
  /** null if there are no teams to make. */
  teamPanel: { open: boolean; toggle: () => void } | null;
  onCancel: () => void;
}

/** What somebody who may edit a game can do with it from its page. */
export function OrganiserTools({ game, teamPanel, onCancel }: Props) {
  const t = useT();
  const copy = useCopy();
  const secretKey = game.viewer?.secretKey;
  const cancelled = game.status === 'cancelled';
  const now = useNow();
  const started = Date.parse(game.game_date) <= now;
  const privateLink = () =>
    `${window.location.origin}/match/${game._id}?secret-key=${encodeURIComponent(secretKey ?? '')}`;
  return (
    <section>
      <h2 className={classes.title}>{t('teams.tools.title')}</h2>
      <div className={classes.tools}>
        {hasCheckIn(game, now) && (
          <ButtonLink variant="secondary" to={`/match/${game._id}/check-in`}>
            <Icon name="check" size={18} />
            {t('teams.tools.checkIn')}
          </ButtonLink>
        )}
        {teamPanel && (
          <Button variant="secondary" aria-expanded={teamPanel.open} onClick={teamPanel.toggle}>
            <Icon name="people" size={18} />
            {t('teams.title')}
          </Button>
        )}
        {!cancelled && !started && (
          <ButtonLink variant="secondary" to={`/admin/match/${game._id}`}>
            <Icon name="field" size={18} />
            {t('teams.tools.edit')}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" to={`/create?from=${game._id}`}>
          <Icon name="copy" size={18} />
          {t('organise.copy')}
        </ButtonLink>
        {secretKey && !cancelled && !started && (
          <Button variant="secondary" onClick={() => copy(privateLink(), t('match.share.copied'))}>
            <Icon name="lock" size={18} />
            {t('teams.tools.privateLink')}
          </Button>
        )}
        {!cancelled && !started && (
          <Button variant="danger" onClick={onCancel}>
            <Icon name="cross" size={18} />
            {t('organise.cancel.open')}
          </Button>
        )}
      </div>
    </section>
  );
}
