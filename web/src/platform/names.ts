import { nameMarker } from '@rondo/rules';
import { useT } from './i18n.tsx';

/** A person's name as shown; for a hidden (null) or missing name, words in the reader's language. */
export function useFormatName(): (name: string | null | undefined) => string {
  const t = useT();
  return (name) => {
    if (name === null || name === undefined) return t('common.hiddenName');
    const marker = nameMarker(name);
    return marker === null ? name : t(`common.names.${marker}`);
  };
}
