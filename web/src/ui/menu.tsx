import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import classes from './menu.module.css';

interface Props {
  /** Accessible name of the button. */
  label: string;
  button: ReactNode;
  className?: string;
  /** Whether it stands at the bottom of a phone's window. */
  opensUpOnPhone?: boolean;
  /** Links and buttons; following one closes the menu. */
  children: ReactNode;
}

/** A button that opens a short list of links and buttons. Escape, a click elsewhere or moving the focus away closes it. */
export function Menu({ label, button, className = '', opensUpOnPhone = false, children }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) return undefined;
    // In a sheet, which scrolls by itself, the list may begin near its end.
    if (list.current?.closest('dialog')) list.current.scrollIntoView({ block: 'nearest' });
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A sheet that the menu is in stays open.
      event.preventDefault();
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  const left = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <div ref={root} className={classes.menu} onBlur={left}>
      <button
        ref={trigger}
        type="button"
        className={`${classes.trigger} ${className}`}
        aria-label={label}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {/* Each entry handles its own keys; the click that bubbles here only closes the list. */}
      <div
        ref={list}
        id={listId}
        className={`${classes.list} ${opensUpOnPhone ? classes.up : ''}`}
        hidden={!open}
        onClickCapture={() => setTimeout(() => setOpen(false))}
      >
        {children}
      </div>
    </div>
  );
}

export const menuEntry = classes.entry;
