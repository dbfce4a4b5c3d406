import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Text } from './layout.tsx';
import classes from './row-button.module.css';

interface Props {
  icon: IconName;
  title: string;
  /** A line about the row's state. One that loads is short, so that the row keeps its height. */
  line?: ReactNode;
  /** Whether the line tells of something that waits for the reader. */
  waits?: boolean;
  className?: string;
  onClick: () => void;
}

/** A row that opens a sheet. */
export function RowButton({ icon, title, line, waits = false, className = '', onClick }: Props) {
  return (
    <button type="button" className={`${classes.row} ${className}`} aria-haspopup="dialog" onClick={onClick}>
      <Icon name={icon} />
      <Text as="span" grows className={classes.words}>
        <strong>{title}</strong>
        {line && <span className={waits ? classes.waiting : classes.line}>{line}</span>}
      </Text>
      <Icon name="right" size={18} />
    </button>
  );
}

/** A stand-in for a row whose chunk is still loading. */
export const rowHeight = 68;
