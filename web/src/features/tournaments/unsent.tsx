import { useT } from '../../platform/i18n.tsx';
import { useStored } from '../../platform/stored.ts';
import { Note } from '../../ui/form.tsx';
import { keptResultsEntry } from './kept-results.ts';

/** That a result of this tournament waits on this phone. */
export function Unsent({ id }: { id: string }) {
  const t = useT();
  return useStored(keptResultsEntry, id) === null ? null : <Note>{t('results.unsent')}</Note>;
}
