import type { ReactNode } from 'react';
import { Row } from './layout.tsx';
import classes from './sticky-action.module.css';

/** The page's main action: fixed at the bottom within a thumb's reach on a phone, in its place on a desktop. */
export function StickyAction({ children }: { children: ReactNode }) {
  return (
    <Row gap={12} align="center" className={classes.action}>
      {children}
    </Row>
  );
}
