import { isAuditAct, phraseOfAct } from '@rondo/rules/audit-acts';
import { useCallback } from 'react';
import { useT } from '../../platform/i18n.tsx';

/** The name of an act from the log in words; an act that only a newer server knows keeps the name it has in the log. */
export function useActName(): (action: string) => string {
  const t = useT();
  return useCallback((action) => (isAuditAct(action) ? t(`console.acts.${phraseOfAct(action)}`) : action), [t]);
}
