import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useT } from '../platform/i18n.tsx';
import { hostBanners } from './banner.tsx';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { Row } from './layout.tsx';
import classes from './sheet.module.css';
import { useSwipeDown } from './use-swipe-down.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Stays visible at the bottom while the rest scrolls. */
  footer?: ReactNode;
  /** Whether it holds a longer text, so that the keyboard scrolls it. */
  reading?: boolean;
  /** Whether a finger that pulls it down far enough closes it. */
  swipes?: boolean;
  children: ReactNode;
}

/** The sheet that has just closed, until it is clear whether another one replaces it. */
let replaced: { element: HTMLElement; waits: boolean; search: string } | null = null;

/** Moves the focus to a heading, if no other sheet has replaced the closed one and nothing else has the focus. */
function leadOn() {
  replaced = null;
  if (document.activeElement !== document.body) return;
  const below = [...document.querySelectorAll<HTMLElement>('dialog[open] h2')].at(-1);
  const stand = below ?? document.querySelector<HTMLElement>('main h1');
  if (!stand) return;
  stand.tabIndex = -1;
  stand.focus({ preventScroll: true });
}

/**
 * A bottom sheet on a phone, a modal on a desktop. It uses the browser's own dialog, which traps and returns the focus, closes on Escape and
 * makes the page behind it inert. The sheet's heading gets the focus first. After closing, the page's heading gets it if nothing opened the
 * sheet or its opener is gone. A sheet that begins by loading keeps its height (pages.md#behaviour).
 */
export function Sheet({ open, ...sheet }: Props) {
  return open ? <OpenSheet {...sheet} /> : null;
}

function OpenSheet({ onClose, title, footer, reading, swipes = false, children }: Omit<Props, 'open'>) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();

  const { search } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const place = useRef({ search, isBack });

  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  // A layout effect in a component that is removed together with its dialog: the cleanup runs while the dialog is still in the page, so closing
  // it returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const besideIt = (event: MouseEvent) => {
      if (event.target === element) close.current();
    };
    element.addEventListener('mousedown', besideIt);
    // React runs effects twice while one develops: a sheet replaces no other then.
    const before = replaced?.element === element ? null : replaced;
    const { search, isBack } = place.current;
    // The same step, now loaded, comes from nowhere.
    if (before) element.dataset.follows = search === before.search ? '' : isBack ? 'back' : 'on';
    if (before?.waits || element.querySelector('[aria-busy="true"]')) {
      element.dataset.waits = '';
      // At its full height the body may scroll, so it takes the keys even if nothing in it does.
      if (body.current) body.current.tabIndex = 0;
    }
    element.showModal();
    // If nothing in the sheet asks for the focus, the browser focuses the closing button; the heading gets it instead.
    if (heading.current?.parentElement?.contains(document.activeElement))
      heading.current.focus({ preventScroll: true });
    const release = hostBanners(element);
    const page = document.documentElement;
    // Replaces the width of the scrollbar, which disappears, so that the page behind doesn't shift.
    page.style.paddingRight = `${window.innerWidth - page.clientWidth}px`;
    page.classList.add(classes.locked ?? '');
    return () => {
      release();
      element.close();
      replaced = { element, waits: element.dataset.waits !== undefined, search };
      queueMicrotask(leadOn);
      page.classList.remove(classes.locked ?? '');
      page.style.paddingRight = '';
    };
  }, []);

  useSwipeDown(dialog, swipes, () => close.current());

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
        <Row gap={12} align="center" justify="between" className={classes.head}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={classes.title}>
            {title}
          </h2>
          <IconButton label={t('common.close')} onClick={onClose}>
            <Icon name="cross" />
          </IconButton>
        </Row>
        <div ref={body} className={classes.body} {...(reading && { tabIndex: 0 })}>
          {children}
        </div>
        {footer && (
          <Row gap={12} wrap className={classes.foot}>
            {footer}
          </Row>
        )}
      </div>
    </dialog>
  );
}
