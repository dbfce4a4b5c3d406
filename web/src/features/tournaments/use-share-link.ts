import { useT } from '../../platform/i18n.tsx';
import { useCopy } from '../../ui/use-copy.ts';

/** Shares an address of Rondo's by the phone's own ways, or copies it. */
export function useShareLink(): (path: string, title: string) => void {
  const t = useT();
  const copy = useCopy();
  return (path, title) => {
    const url = new URL(path, window.location.origin).href;
    // Closing the phone's sheet without sharing is not an error.
    if ('share' in navigator) navigator.share({ title, url }).catch(() => undefined);
    else copy(url, t('tournaments.copied'));
  };
}
