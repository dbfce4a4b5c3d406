import { useEffect, useId, useRef } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { Button } from '../../../ui/button.tsx';

/** Milliseconds for which something can be undone. */
const window = 8000;

interface Props {
  /** The words for what was done. */
  words: string;
  /** The button's name, which says what it undoes. */
  label: string;
  onUndo: () => void;
  /** It can't be undone here any more; @param hadFocus whether the focus goes with the button */
  onLapse: (hadFocus: boolean) => void;
}

/**
 * Says what was done, with a button that undoes it. The button has the focus, as the pressed one is gone, so that it is read out; for
 * keyboard users it stays until they go on.
 */
export function Undo({ words, label, onUndo, onLapse }: Props) {
  const t = useT();
  const wordsId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const lapse = useRef(onLapse);
  useEffect(() => {
    lapse.current = onLapse;
  });
  useEffect(() => {
    const undo = button.current;
    undo?.focus({ preventScroll: true });
    const end = () => lapse.current(undo !== null && undo === document.activeElement);
    const timer = setTimeout(() => {
      if (undo?.matches(':focus-visible')) undo.addEventListener('blur', end, { once: true });
      else end();
    }, window);
    return () => {
      clearTimeout(timer);
      undo?.removeEventListener('blur', end);
    };
  }, []);
  return (
    <>
      <span id={wordsId}>{words}</span>
      <Button ref={button} variant="plain" aria-label={label} aria-describedby={wordsId} onClick={onUndo}>
        {t('notices.undo')}
      </Button>
    </>
  );
}
