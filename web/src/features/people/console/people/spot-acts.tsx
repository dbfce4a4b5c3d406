import { useNow } from '../../../../platform/clock.tsx';
import { useT } from '../../../../platform/i18n.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Menu, menuEntry } from '../../../../ui/menu.tsx';
import classes from '../../../../ui/console/acts.module.css';
import type { UserDetails } from './queries.ts';

interface Props {
  spot: UserDetails['spots'][number];
  onAct: (act: 'take-out' | 'goodwill', spot: string) => void;
}

/** An admin's acts on one spot: taking its player out of a game that has not begun, and paying back what hasn't been paid back yet. */
export function SpotActs({ spot: { _id, name: game, startsAt, gameStatus, status, paid, refunded }, onAct }: Props) {
  const t = useT();
  const now = useNow();
  const isAhead = gameStatus !== 'cancelled' && Date.parse(startsAt) > now;
  const isTakenOut = status === 'active' && isAhead;
  const isPaidBack = paid > refunded;
  if (!isTakenOut && !isPaidBack) return null;
  return (
    <div className={classes.more}>
      <Menu label={t('console.person.spotActs', { game })} button={<Icon name="more" />}>
        {isTakenOut && (
          <button type="button" className={menuEntry} onClick={() => onAct('take-out', _id)}>
            {t('console.person.takeOut')}
          </button>
        )}
        {isPaidBack && (
          <button type="button" className={menuEntry} onClick={() => onAct('goodwill', _id)}>
            {t('console.person.goodwill')}
          </button>
        )}
      </Menu>
    </div>
  );
}
