import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Text } from './layout.tsx';
import classes from './row-button.module.css';

interface Props {
  icon: IconName;
  title: string;
  /** A line about the row's state; it is cut off if it is too long, so that the row keeps its height while the line loads. */
  line?: ReactNode;
  /** Whether the line tells of something that waits for the reader. */
  waits?: boolean;
  /** Whether a long line wraps. Only for a line that is there from the start: one that loads later would change the height. */
  wraps?: boolean;
  className?: string;
  onClick: () => void;
}

/** A row that opens a sheet. */
export function RowButton({ icon, title, line, waits = false, wraps = false, className = '', onClick }: Props) {
  return (
    <button type="button" className={`${classes.row} ${className}`} aria-haspopup="dialog" onClick={onClick}>
      <Icon name={icon} />
      <Text as="span" grows className={classes.words}>
        <strong>{title}</strong>
        {line && (
          <span className={`${waits ? classes.waiting : classes.line} ${wraps ? classes.wraps : ''}`}>{line}</span>
        )}
      </Text>
      <Icon name="right" size={18} />
    </button>
  );
}

/** A stand-in for a row whose chunk is still loading. */
export const rowHeight = 68;
