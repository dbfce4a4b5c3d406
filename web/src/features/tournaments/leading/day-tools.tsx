import { useT } from '../../../platform/i18n.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RowButton } from '../../../ui/row-button.tsx';
import classes from './todo.module.css';

interface Props {
  id: string;
  /** Without it, as where courts call their matches, nothing can be late. */
  onDay?: (() => void) | undefined;
}

/** What may be needed on the day: other times, the hall's screen, and paper. */
export function DayTools({ id, onDay }: Props) {
  const t = useT();
  return (
    <div className={classes.tools}>
      {onDay && (
        <RowButton icon="clock" title={t('tournamentLeading.todo.late')} className={classes.whole} onClick={onDay} />
      )}
      <ButtonLink variant="secondary" to={`/tournaments/${id}/screen`}>
        <Icon name="system" size={18} />
        {t('tournamentLeading.todo.screen')}
      </ButtonLink>
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon name="copy" size={18} />
        {t('tournamentLeading.todo.print')}
      </Button>
    </div>
  );
}
