import { isAuditAct, phraseOfAct } from '@rondo/rules/audit-acts';
import { useCallback } from 'react';
import { useT } from '../../platform/i18n.tsx';

/** The words of an act in the log; its name there, of one that only a newer server knows. */
export function useActName(): (action: string) => string {
  const t = useT();
  return useCallback((action) => (isAuditAct(action) ? t(`console.acts.${phraseOfAct(action)}`) : action), [t]);
}
