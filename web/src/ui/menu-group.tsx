import type { ReactNode } from 'react';
import { menuEntry } from './menu.tsx';
import classes from './menu-group.module.css';

/** Entries of a kind, under their name if they have one. */
export function MenuGroup({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      {title && <legend className={classes.name}>{title}</legend>}
      {children}
    </fieldset>
  );
}

/** An entry that takes something away for good. */
export const dangerousEntry = `${menuEntry} ${classes.dangerous}`;
