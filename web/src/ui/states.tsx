import type { ReactNode } from 'react';
import { useT } from '../platform/i18n.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import classes from './states.module.css';

interface EmptyProps {
  title: string;
  /** Of the heading: 1 where it is the page's only one. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
  action?: ReactNode;
  /** Instead of the ball that went past the goal: it is done, or closed. */
  sign?: 'check' | 'lock';
}

/** Nothing here: one sentence and the next step. */
export function EmptyState({ title, level = 2, children, action, sign }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.state}>
      {sign ? (
        <span className={`${classes.sign} ${classes.done}`}>
          <Icon name={sign} size={28} />
        </span>
      ) : (
        <svg className={classes.drawing} viewBox="0 0 160 96" aria-hidden="true">
          <path d="M4 90h152M104 90V46M100 46h8" />
          <path className={classes.flight} d="M14 80C34 20 84-4 132 60" />
          <circle className={classes.ball} cx="138" cy="79" r="11" />
        </svg>
      )}
      <Heading className={classes.title}>{title}</Heading>
      {children && <p className={classes.text}>{children}</p>}
      {action}
    </div>
  );
}

/** Something failed: what happened, and a way to try again. */
export function ErrorState({ title, message, onRetry }: { title?: string; message?: string; onRetry?: () => void }) {
  const t = useT();
  return (
    <div className={classes.state} role="alert">
      <span className={classes.sign}>
        <Icon name="warning" size={28} />
      </span>
      <h2 className={classes.title}>{title ?? t('common.somethingWrong')}</h2>
      <p className={classes.text}>{message ?? t('common.errorBody')}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}

/** A grey shape where text or a picture will be. */
export function Skeleton({
  width,
  height,
  round,
}: {
  width?: number | string;
  height: number | string;
  round?: boolean;
}) {
  return (
    <span
      className={classes.skeleton}
      style={{ width: width ?? '100%', height, borderRadius: round ? '50%' : undefined }}
      aria-hidden="true"
    />
  );
}

/** Wraps skeletons: tells screen readers that something loads, once. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{t('common.loading')}</output>
      {children}
    </div>
  );
}
