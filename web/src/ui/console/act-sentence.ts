import { isAuditAct, phraseOfAct } from '@rondo/rules/audit-acts';
import { type AuditKind, auditKinds, isDownload } from '@rondo/rules/audit-kinds';
import { useCallback } from 'react';
import { useT } from '../../platform/i18n.tsx';

export interface ActNames {
  who: string;
  what: string;
  person: string;
}

/** What an admin did, as a sentence; of an act that only a newer server knows, the name it has in the log. */
export function useActSentence(): (action: string, names: ActNames) => string {
  const t = useT();
  return useCallback(
    (action, names) =>
      isAuditAct(action) ? t(`console.acts.${phraseOfAct(action)}`, { ...names }) : `${names.who}: ${action}`,
    [t],
  );
}

/** How a thing without a name is called in the sentence of an act; a downloaded list by what it lists. */
export function useThing(): (kind: string, action: string) => string {
  const t = useT();
  return useCallback(
    (kind, action) =>
      action === 'list.look' && isDownload(kind)
        ? t(`console.downloads.${kind}`)
        : t(`console.things.${auditKinds.find((one): one is AuditKind => one === kind) ?? 'list'}`),
    [t],
  );
}
