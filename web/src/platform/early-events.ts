import { lookAgain } from './ready.ts';

/**
 * A page is visible, and used, before its script has loaded. What people press and type until then is remembered, and replayed once the
 * app listens; links always work by themselves.
 */

export interface EarlyEvents {
  /** Pressed buttons and submitted forms, in order. */
  pressed: HTMLElement[];
  typed: Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  stop: () => void;
}

declare global {
  interface Window {
    early?: EarlyEvents;
  }
}

/** Replays, once, presses and typing from before the page listened. */
export function replayEarlyEvents(): void {
  const { early } = window;
  if (!early) return;
  delete window.early;
  early.stop();
  for (const field of early.typed) if (field.isConnected) retype(field);
  // Runs after React has rendered the typed values: before that, a form would send its former values.
  queueMicrotask(() => {
    for (const target of early.pressed) {
      if (target instanceof HTMLFormElement) target.requestSubmit();
      else target.click();
    }
    lookAgain();
  });
}

/** Tells React of a value that was typed before React listened: React notices a change only if the value differs from the last one it knows. */
function retype(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  // The browser keeps a chosen file by itself, and a file field can't be written.
  if (!(field instanceof HTMLSelectElement) && field.type !== 'file') {
    const typed = field.value;
    field.value = field.defaultValue;
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    own?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
