import type { ReactNode } from 'react';
import classes from './sticky-action.module.css';

/** The page's main action: fixed at the bottom within a thumb's reach on a phone, in its place on a desktop. */
export function StickyAction({ children }: { children: ReactNode }) {
  return <div className={classes.action}>{children}</div>;
}
