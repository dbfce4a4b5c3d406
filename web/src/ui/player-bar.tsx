import type { ReactNode } from 'react';
import { useT } from '../platform/i18n.tsx';
import { isNearlyFull } from './hurry.ts';
import classes from './player-bar.module.css';

interface Props {
  /** Joined players and placeholders. */
  joined: number;
  /** Players and placeholders the game has room for. */
  capacity: number;
  /** The number of players with which the game is confirmed. */
  minimum: number;
  /** The number of players still needed; a confirmed game needs none, however many leave it (product.md#life-of-a-game). */
  missing: number;
  /** Whether the game was played or cancelled, so that no more players are needed. */
  over: boolean;
  /** Whether it was cancelled, so that no colour shows good news. */
  cancelled?: boolean;
  /** Replaces 'Full' if there is still a spot to take. */
  taken?: string | false;
  /** Replaces how many are missing or left. */
  note?: ReactNode;
  /** Whether that is a time which is nearly over. */
  hurries?: boolean;
  /** Whether teams enter, of which each is one. */
  ofTeams?: boolean;
  /** Whether players came or went while the page was open, so that their number counts on. */
  isNew?: boolean | undefined;
}

/** How full a game is, with a mark at the number needed to confirm it. */
export function PlayerBar({
  joined,
  capacity,
  minimum,
  missing,
  over,
  cancelled,
  taken,
  note,
  hurries = false,
  ofTeams = false,
  isNew,
}: Props) {
  const t = useT();
  const share = (players: number) => `${capacity > 0 ? Math.min(100, (100 * players) / capacity) : 0}%`;
  const left = capacity - joined;
  const counted = () => {
    if (over) return '';
    if (left <= 0) return taken || t('games.players.full');
    return missing > 0 ? t('games.players.toGo', { count: missing }) : t('games.players.left', { count: left });
  };
  return (
    <div>
      <div className={classes.words}>
        <span className="numbers">
          <strong key={joined} data-new={isNew}>
            {joined}
          </strong>
          /{capacity}{' '}
          <span className={classes.quiet}>{t(ofTeams ? 'games.players.teams' : 'games.players.players')}</span>
        </span>
        <span className={(note ? hurries : isNearlyFull(left)) ? classes.urgent : classes.quiet}>
          {note ?? counted()}
        </span>
      </div>
      <div className={classes.bar} aria-hidden="true">
        <span
          className={cancelled ? classes.cancelled : missing > 0 ? classes.waiting : classes.filled}
          style={{ width: share(joined) }}
        />
        {minimum < capacity && missing > 0 && !over && (
          <span className={classes.mark} style={{ left: share(minimum) }} />
        )}
      </div>
    </div>
  );
}
