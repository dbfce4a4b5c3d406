import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../platform/i18n.tsx';
import classes from './banner.module.css';
import { IconButton } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

export type BannerKind = 'info' | 'success' | 'warning' | 'error';

interface Banner {
  id: number;
  kind: BannerKind;
  message: string;
  title?: string;
}

export interface BannerOptions {
  /** Seconds until it closes by itself; `null` keeps it until closed by hand. */
  seconds?: number | null;
  title?: string;
}

const secondsDefault = 5;
const visibleMax = 3;
const none: readonly Banner[] = [];

let banners: readonly Banner[] = none;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Banner[]): void {
  banners = next;
  for (const tell of listeners) tell();
}

function close(id: number): void {
  change(banners.filter((banner) => banner.id !== id));
}

/**
 * Shows a banner from anywhere: `showBanner('warning', text, { seconds: 10 })`. The same words are not shown twice: repeating them restarts the
 * existing banner, for example when both a call and its page report a lost network.
 */
export function showBanner(kind: BannerKind, message: string, options: BannerOptions = {}): () => void {
  const { seconds = secondsDefault, title } = options;
  const there = banners.find((banner) => banner.message === message);
  if (there && there.kind !== kind) return () => close(there.id);
  const id = ++lastId;
  // A success clears the warnings and errors before it.
  const mended = (banner: Banner) => kind === 'success' && (banner.kind === 'warning' || banner.kind === 'error');
  const others = banners.filter((banner) => banner.message !== message && !mended(banner));
  change([...others.slice(1 - visibleMax), { id, kind, message, title }]);
  if (seconds !== null) setTimeout(() => close(id), seconds * 1000);
  return () => close(id);
}

/** The open modal: it makes everything outside itself inert, so banners move into it. */
let host: HTMLElement | null = null;

/** Shows the banners inside this modal, where their buttons work; returns a function that moves them back to the page. */
export function hostBanners(modal: HTMLElement): () => void {
  const move = (to: HTMLElement | null) => {
    host = to;
    for (const tell of listeners) tell();
  };
  move(modal);
  return () => {
    if (host === modal) move(null);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const icons: Record<BannerKind, IconName> = { info: 'info', success: 'check', warning: 'warning', error: 'warning' };

/** The place of banners: in the shell, or inside the open modal. */
export function Banners() {
  const shown = useSyncExternalStore(
    subscribe,
    () => banners,
    () => none,
  );
  const modal = useSyncExternalStore(
    subscribe,
    () => host,
    () => null,
  );
  return modal ? createPortal(<Region shown={shown} />, modal) : <Region shown={shown} />;
}

/** A live region, so that screen readers announce what arrives. */
function Region({ shown }: { shown: readonly Banner[] }) {
  const t = useT();
  const stack = useRef<HTMLElement>(null);
  // Moves above an open modal, because the popover that opened last is on top.
  useEffect(() => {
    if (shown.length === 0) return undefined;
    const element = stack.current;
    // Its modal has just closed, and the next render moves the banners.
    if (!element?.isConnected) return undefined;
    element.showPopover();
    return () => element.hidePopover();
  }, [shown]);
  return (
    <section
      ref={stack}
      popover="manual"
      className={classes.stack}
      aria-label={t('common.notifications')}
      aria-live="polite"
      aria-relevant="additions"
    >
      {shown.map(({ id, kind, message, title }) => (
        <div key={id} className={`${classes.banner} ${classes[kind]}`} role={kind === 'error' ? 'alert' : undefined}>
          <Icon name={icons[kind]} />
          <p className={classes.text}>
            {title ? <strong>{title} </strong> : <span className="visually-hidden">{t(`common.${kind}Title`)}: </span>}
            {message}
          </p>
          <IconButton label={t('common.close')} onClick={() => close(id)}>
            <Icon name="cross" size={18} />
          </IconButton>
        </div>
      ))}
    </section>
  );
}
