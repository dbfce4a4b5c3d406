import type { ReactNode } from 'react';
import { ApiError } from '../../platform/api.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MoneyIcon } from '../../ui/money-icon.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import paper from './paper.module.css';
import classes from './receipt.module.css';

interface Sheet {
  title: string;
  under: ReactNode;
  /** Actions beside printing. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A sheet of paper to read and to print, with its title and subtitle; below the sheet, the actions on it. */
export function PaperSheet({ title, under, tools, children }: Sheet) {
  const t = useT();
  return (
    <>
      <article className={paper.sheet}>
        <header>
          <p className={paper.brand}>Rondo</p>
          <h1 className={paper.title}>{title}</h1>
          {under}
        </header>
        {children}
      </article>
      <div className={paper.tools}>
        <Button variant="secondary" onClick={() => window.print()}>
          <MoneyIcon name="print" />
          {t('receipt.print')}
        </Button>
        {tools}
      </div>
    </>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

interface Asked {
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
}

/** Stands in for a paper that loads, failed to load, or doesn't exist. */
export function NoPaper({ asked, missing, back = '/wallet' }: { asked: Asked; missing: string; back?: string }) {
  const { t, explain } = useI18n();
  if (asked.isPending)
    return (
      <Loading>
        <div className={paper.sheet}>
          <Skeleton width="45%" height={40} />
          <Skeleton height={150} />
          <Skeleton height={120} />
        </div>
      </Loading>
    );
  if (asked.error instanceof ApiError && (asked.error.status === 404 || asked.error.status === 400))
    return (
      <EmptyState
        level={1}
        title={t('receipt.notFound')}
        action={<ButtonLink to={back}>{t(back === '/wallet' ? 'receipt.back' : 'booking.title')}</ButtonLink>}
      >
        {missing}
      </EmptyState>
    );
  return <ErrorState message={explain(asked.error)} onRetry={() => void asked.refetch()} />;
}
