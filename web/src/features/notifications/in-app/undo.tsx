import { useEffect, useId, useRef } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { Button } from '../../../ui/button.tsx';

/** Milliseconds for which something can be undone. */
const window = 8000;

interface Props {
  /** The words for what happened. */
  words: string;
  /** The button's accessible name, which says what it undoes. */
  label: string;
  onUndo: () => void;
  /** Called when the act can no longer be undone here; @param hadFocus whether the button had the focus */
  onLapse: (hadFocus: boolean) => void;
}

/**
 * Says what happened, with a button that undoes it. The button gets the focus, because the pressed button has gone, so screen readers announce
 * it. It stays until keyboard users move on.
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
