import { Icon } from './icon.tsx';
import { IconButton } from './button.tsx';
import { useT } from '../platform/i18n.tsx';
import classes from './counter.module.css';

interface Props {
  team: string;
  count: number;
  onCount: (by: 1 | -1) => void;
}

/** What a side has: a press on the number counts one more, the small button beside it one less. */
export function Counter({ team, count, onCount }: Props) {
  const t = useT();
  return (
    <span className={classes.counter}>
      <button
        type="button"
        className={classes.count}
        aria-label={t('results.more', { count, team })}
        onClick={() => onCount(1)}
      >
        {count}
        <Icon name="plus" size={16} />
      </button>
      <IconButton label={t('results.less', { team })} disabled={count === 0} onClick={() => onCount(-1)}>
        <Icon name="minus" />
      </IconButton>
    </span>
  );
}
