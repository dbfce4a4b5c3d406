/**
 * A page is read, and touched, before its script is here. What people press and type until then is kept, and done as soon as
 * the page listens; links work by themselves all the time.
 */

export interface EarlyTouches {
  /** Buttons, and forms that were sent, in order. */
  pressed: HTMLElement[];
  typed: Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  stop: () => void;
}

declare global {
  interface Window {
    early?: EarlyTouches;
  }
}

/** Does what was pressed and typed before the page listened; once. */
export function replayEarlyTouches(): void {
  const { early } = window;
  if (!early) return;
  delete window.early;
  early.stop();
  for (const field of early.typed) if (field.isConnected) retype(field);
  for (const target of early.pressed) {
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else target.click();
  }
}

/** Tells React of a value it did not see typed: it compares with what it last knew of the element. */
function retype(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  // A chosen file is there by itself, and can't be written.
  if (!(field instanceof HTMLSelectElement) && field.type !== 'file') {
    const typed = field.value;
    field.value = field.defaultValue;
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    own?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
