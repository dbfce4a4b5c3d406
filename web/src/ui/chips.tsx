import type { GameStatus, Level, Sport } from '@rondo/rules';
import type { ReactNode } from 'react';
import { useT } from '../platform/i18n.tsx';
import classes from './chips.module.css';
import { Icon, type IconName } from './icon.tsx';
import { SportMark } from './sport/sport-mark.tsx';

const statusIcon: Record<GameStatus, IconName> = { pending: 'clock', confirmed: 'check', cancelled: 'cross' };

/** For containers whose chips may be too long for them: their words wrap. */
export const breakingChips = classes.breaks ?? '';

/** For chips on a card: chips without a colour of their own are as light as the card. */
export const onPaper = classes.onPaper ?? '';

/** A game's status by colour, icon and word, never by colour alone; `left` says how long it stays undecided. */
export function StatusChip({ status, left }: { status: GameStatus; left?: string | null }) {
  const t = useT();
  return (
    <span className={`${classes.chip} ${classes[status]}`}>
      <Icon name={statusIcon[status]} size={14} />
      {t(`games.status.${status}`)}
      {left && ` · ${left}`}
    </span>
  );
}

export function SportChip({ sport }: { sport: Sport }) {
  const t = useT();
  return (
    <span className={classes.chip}>
      <SportMark sport={sport} size={16} />
      {t(`games.sport.${sport}`)}
    </span>
  );
}

const bars: Record<Level, number> = { 'All levels': 0, Beginner: 1, Intermediate: 2, Advanced: 3 };

/** Three steps filled up to the level; only outlined for a game of all levels. */
export function LevelIcon({ level, size = 16 }: { level: Level; size?: number }) {
  const filled = bars[level];
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      {[0, 1, 2].map((step) => (
        <rect
          key={step}
          x={1 + step * 5}
          y={10 - step * 4}
          width="3.6"
          height={5 + step * 4}
          rx="1.2"
          fill={step < filled || filled === 0 ? 'currentColor' : 'none'}
          opacity={filled === 0 ? 0.45 : 1}
          stroke="currentColor"
          strokeWidth={step < filled || filled === 0 ? 0 : 1.1}
        />
      ))}
    </svg>
  );
}

/** A small label with an optional icon: 'Joined', 'Tournament', 'Rate it'. */
export function Chip({
  icon,
  tone,
  children,
}: {
  icon?: IconName;
  tone?: 'turf' | 'warm' | 'info' | GameStatus;
  children: ReactNode;
}) {
  return (
    <span className={`${classes.chip} ${tone ? classes[tone] : ''}`}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

interface ToggleProps {
  pressed: boolean;
  disabled?: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A filter that is on or off. */
export function ToggleChip({ pressed, disabled, onToggle, children }: ToggleProps) {
  return (
    <button type="button" className={classes.toggle} aria-pressed={pressed} disabled={disabled} onClick={onToggle}>
      {children}
    </button>
  );
}

/** An active filter, with a button to remove it. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      className={classes.removable}
      onClick={onRemove}
      aria-label={t('common.remove', { name: label })}
    >
      {label}
      <Icon name="cross" size={14} />
    </button>
  );
}
