import type { ReactNode } from 'react';
import { Link } from '../platform/link.tsx';
import classes from './card.module.css';

/** A card that as a whole acts as the link in it. */
export function Card({ children }: { children: ReactNode }) {
  return <article className={classes.card}>{children}</article>;
}

/** The link of a card; pressing anywhere on the card follows it. */
export function CardLink({ to, className = '', children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <Link to={to} className={`${classes.link} ${className}`}>
      {children}
    </Link>
  );
}

/** Cards side by side, as many as fit. On a phone, rows are a line to swipe. */
export function CardGrid({ shape = 'grid', children }: { shape?: 'grid' | 'row' | 'rowOfThree'; children: ReactNode }) {
  return <ul className={`${classes.grid} ${shape === 'grid' ? '' : classes.row} ${classes[shape]}`}>{children}</ul>;
}
