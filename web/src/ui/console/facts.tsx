import type { ReactNode } from 'react';
import classes from './console.module.css';

/** Names beside their values (`dt`, `dd`); where both would be narrow, as with large letters on a phone, each name is above its value. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <div className={classes.factsIn}>
      <dl className={classes.facts}>{children}</dl>
    </div>
  );
}
