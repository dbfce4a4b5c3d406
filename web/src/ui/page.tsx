import type { ReactNode, RefObject } from 'react';
import classes from './page.module.css';

interface Props {
  /** The page's only heading; omitted if the page draws its own. */
  title?: ReactNode;
  /** Whether a phone's header already shows the title, so that there it is only for screen readers. */
  isInBar?: boolean;
  /** Whether a banner above the title says why the reader is here. */
  isBelowBanner?: boolean;
  intro?: ReactNode;
  /** `narrow` for forms, `reading` for longer texts. */
  width?: 'wide' | 'narrow' | 'reading';
  children: ReactNode;
}

/** The column of a page: margins, width, and space above and below. */
export function Page({ title, isInBar = false, isBelowBanner = false, intro, width = 'wide', children }: Props) {
  return (
    <div className={`${classes.page} ${width === 'wide' ? '' : classes[width]}`}>
      {title && (
        <header className={`${classes.head} ${isBelowBanner ? classes.belowBanner : ''}`}>
          <h1 className={isInBar ? 'visually-hidden-on-phone' : undefined}>{title}</h1>
          {intro && <p className={classes.intro}>{intro}</p>}
        </header>
      )}
      {children}
    </div>
  );
}

interface SectionProps {
  title: ReactNode;
  aside?: ReactNode;
  /** The heading's ref, for links that lead to it. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** A titled section of a page. */
export function Section({ title, aside, heading, children }: SectionProps) {
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <h2 ref={heading} tabIndex={heading && -1}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** A box on the page. */
export function Card({ children, className = '', id }: { children: ReactNode; className?: string; id?: string }) {
  return (
    <div id={id} className={`${classes.card} ${className}`}>
      {children}
    </div>
  );
}
