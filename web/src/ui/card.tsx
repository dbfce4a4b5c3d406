import type { ReactNode } from 'react';
import { Link } from '../platform/link.tsx';
import classes from './card.module.css';

/** A card that acts as a whole like the link in it. */
export function Card({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <article className={`${classes.card} ${className}`}>{children}</article>;
}

/** The link of a card; pressing anywhere on the card follows it. */
export function CardLink({ to, className = '', children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <Link to={to} className={`${classes.link} ${className}`}>
      {children}
    </Link>
  );
}

/** As many as fit, or three side by side; on a phone, rows can be swiped. */
export type CardShape = 'grid' | 'gridOfThree' | 'row' | 'rowOfThree';

export const isSwiped = (shape: CardShape): boolean => shape === 'row' || shape === 'rowOfThree';

export const cardsClass = (shape: CardShape): string =>
  [classes.grid, isSwiped(shape) && classes.row, (shape === 'gridOfThree' || shape === 'rowOfThree') && classes.ofThree]
    .filter(Boolean)
    .join(' ');

/** Cards side by side. */
export function CardGrid({ shape = 'grid', children }: { shape?: CardShape; children: ReactNode }) {
  return (
    <ul className={cardsClass(shape)} data-swiped={isSwiped(shape) || undefined}>
      {children}
    </ul>
  );
}
