import { useT } from '../platform/i18n.tsx';
import { showBanner } from './banner.tsx';

/** Copies a text and confirms that. */
export function useCopy(): (text: string, done: string) => void {
  const t = useT();
  return (text, done) => {
    const copied = navigator.clipboard
      ? navigator.clipboard.writeText(text)
      : Promise.reject(new Error('no clipboard'));
    copied.then(
      () => showBanner('success', done, { seconds: 2 }),
      () => showBanner('warning', t('common.copyFailed')),
    );
  };
}
