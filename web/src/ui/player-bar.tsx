import { useT } from '../platform/i18n.tsx';
import classes from './player-bar.module.css';

interface Props {
  /** Joined players and placeholders. */
  joined: number;
  /** Players and placeholders the game has room for. */
  capacity: number;
  /** Players it needs to go on. */
  minimum: number;
  /** Players it still waits for: a confirmed game goes on, however many leave it (3-decisions §3). */
  missing: number;
  /** Played or cancelled: nobody is waited for any more. */
  over: boolean;
}

/** How full a game is, with a mark at the number it needs to be confirmed. */
export function PlayerBar({ joined, capacity, minimum, missing, over }: Props) {
  const t = useT();
  const share = (players: number) => `${capacity > 0 ? Math.min(100, (100 * players) / capacity) : 0}%`;
  const left = capacity - joined;
  const note = over
    ? ''
    : left <= 0
      ? t('games.players.full')
      : missing > 0
        ? t('games.players.toGo', { count: missing })
        : t('games.players.left', { count: left });
  return (
    <div className={classes.players}>
      <div className={classes.words}>
        <span className="numbers">
          <strong>{joined}</strong>/{capacity} <span className={classes.quiet}>{t('games.players.players')}</span>
        </span>
        <span className={left > 0 && left <= 2 ? classes.urgent : classes.quiet}>{note}</span>
      </div>
      <div className={classes.bar} aria-hidden="true">
        <span className={missing > 0 ? classes.waiting : classes.filled} style={{ width: share(joined) }} />
        {minimum < capacity && missing > 0 && !over && (
          <span className={classes.mark} style={{ left: share(minimum) }} />
        )}
      </div>
    </div>
  );
}
