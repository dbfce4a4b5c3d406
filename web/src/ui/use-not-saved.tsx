import type { ReactNode } from 'react';
import { useExplainHeard } from './use-refusal.ts';

/** The `error` of a setting that could not be saved, also for screen readers; null if the shell shows it (decisions/0031-one-message.md). */
export function useNotSaved({ error, submittedAt }: { error: unknown; submittedAt: number }): ReactNode {
  const explain = useExplainHeard();
  const words = error ? explain(error) : null;
  return (
    words && (
      <span key={submittedAt} role="alert">
        {words}
      </span>
    )
  );
}
