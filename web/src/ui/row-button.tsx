import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Text } from './layout.tsx';
import classes from './row-button.module.css';

interface Props {
  icon: IconName;
  title: string;
  /** A line about the row's state, cut where it does not fit, so that the row has its height before it is known. */
  line?: ReactNode;
  /** Whether the line is about something that waits for the reader. */
  waits?: boolean;
  /** Whether the line, known from the start, breaks instead of being cut. */
  whole?: boolean;
  className?: string;
  onClick: () => void;
}

/** A row that opens a sheet. */
export function RowButton({ icon, title, line, waits = false, whole = false, className = '', onClick }: Props) {
  return (
    <button type="button" className={`${classes.row} ${className}`} aria-haspopup="dialog" onClick={onClick}>
      <Icon name={icon} />
      <Text as="span" grows className={classes.words}>
        <strong>{title}</strong>
        {line && (
          <span className={`${waits ? classes.waiting : classes.line} ${whole ? classes.whole : ''}`}>{line}</span>
        )}
      </Text>
      <Icon name="right" size={18} />
    </button>
  );
}

/** The place of such a row before its chunk is there. */
export const rowHeight = 68;
