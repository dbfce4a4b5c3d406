import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useT } from '../platform/i18n.tsx';
import { hostBanners } from './banner.tsx';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import classes from './sheet.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Stays visible at the bottom while the rest scrolls. */
  footer?: ReactNode;
  /** A longer text, which the keyboard scrolls. */
  reading?: boolean;
  children: ReactNode;
}

/**
 * A bottom sheet on a phone, a modal on a desktop. The browser's own dialog: it traps and returns focus,
 * closes on Escape and makes the page behind it inert.
 */
export function Sheet({ open, onClose, title, footer, reading, children }: Props) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  // A layout effect: its cleanup runs while the dialog is still in the page, so that closing returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const besideIt = (event: MouseEvent) => {
      if (event.target === element) close.current();
    };
    element.addEventListener('mousedown', besideIt);
    element.showModal();
    const release = hostBanners(element);
    const page = document.documentElement;
    // Room for the scrollbar that goes away with the scrolling, so that the page behind does not shift.
    page.style.paddingRight = `${window.innerWidth - page.clientWidth}px`;
    page.classList.add(classes.locked ?? '');
    return () => {
      release();
      element.close();
      page.classList.remove(classes.locked ?? '');
      page.style.paddingRight = '';
    };
  }, [open]);

  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.inner}>
        <header className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <IconButton label={t('common.close')} onClick={onClose}>
            <Icon name="cross" />
          </IconButton>
        </header>
        <div className={classes.body} {...(reading && { tabIndex: 0 })}>
          {children}
        </div>
        {footer && <footer className={classes.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}
