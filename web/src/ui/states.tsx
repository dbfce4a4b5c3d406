import type { ReactNode } from 'react';
import { checkConnection, useReachable } from '../platform/connection.ts';
import { useT } from '../platform/i18n.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import classes from './states.module.css';

interface EmptyProps {
  title: string;
  /** The heading's level: 1 if it is the page's only heading. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
  action?: ReactNode;
  /** Replaces the ball beside the goal, for a page about something done or closed. */
  sign?: 'check' | 'lock';
  /** Replaces the goal too, for pages with a drawing of their own (`Drawing`). */
  drawing?: ReactNode;
}

/** Says that there is nothing here, in one sentence, and what to do next. */
export function EmptyState({ title, level = 2, children, action, sign, drawing }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.state}>
      {sign ? (
        <span className={`${classes.sign} ${classes.done}`}>
          <Icon name={sign} size={28} />
        </span>
      ) : (
        (drawing ?? (
          <svg className={classes.drawing} viewBox="0 0 160 96" aria-hidden="true">
            <path d="M4 90h152M104 90V46M100 46h8" />
            <path className={classes.flight} d="M14 80C34 20 84-4 132 60" />
            <circle className={classes.ball} cx="138" cy="79" r="11" />
          </svg>
        ))
      )}
      <Heading className={classes.title}>{title}</Heading>
      {children && <p className={classes.text}>{children}</p>}
      {action}
    </div>
  );
}

interface ErrorProps {
  title?: string;
  message?: string;
  /** The heading's level: 1 if it is the page's only heading. */
  level?: 1 | 2;
  onRetry?: () => void;
}

/**
 * Says what failed, with a button to retry. Without a connection it only says that this isn't available, because the strip already gives the
 * reason.
 */
export function ErrorState({ title, message, level = 2, onRetry }: ErrorProps) {
  const t = useT();
  const Heading = `h${level}` as const;
  if (!useReachable()) {
    return (
      <EmptyState
        level={level}
        title={t('common.notKept')}
        action={
          <Button variant="secondary" onClick={() => void checkConnection()}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('common.notKeptBody')}
      </EmptyState>
    );
  }
  return (
    <div className={classes.state} role="alert">
      <span className={classes.sign}>
        <Icon name="warning" size={28} />
      </span>
      <Heading className={classes.title}>{title ?? t('common.somethingWrong')}</Heading>
      <p className={classes.text}>{message ?? t('common.errorBody')}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}

/** A grey shape where text or a picture will appear. */
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

/** Wraps skeletons, and tells screen readers once that the content is loading. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{t('common.loading')}</output>
      {children}
    </div>
  );
}
