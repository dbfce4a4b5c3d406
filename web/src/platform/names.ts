import { nameMarker } from '@rondo/rules';
import { useT } from './i18n.tsx';

/** Says what a person is called: their name, or in the reader's language that they have none to show (null) or told none. */
export function useSayName(): (name: string | null | undefined) => string {
  const t = useT();
  return (name) => {
    if (name === null || name === undefined) return t('common.hiddenName');
    const marker = nameMarker(name);
    return marker === null ? name : t(`common.names.${marker}`);
  };
}
