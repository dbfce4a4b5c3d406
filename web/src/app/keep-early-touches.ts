import type { EarlyTouches } from '../platform/early-touch.ts';

/** Keeps what is pressed and typed before the app listens (platform/early-touch.ts); stands in the page's HTML, so it imports nothing. */
function keepEarlyTouches(): void {
  const pressed: EarlyTouches['pressed'] = [];
  const typed: EarlyTouches['typed'] = new Set();
  const listening = new AbortController();
  const on = (type: string, act: (event: Event) => void) =>
    document.addEventListener(type, act, { capture: true, signal: listening.signal });
  // Whole: the header may listen already while the page does not, and would do it once more.
  const keep = (event: Event, target: HTMLElement) => {
    event.preventDefault();
    event.stopPropagation();
    pressed.push(target);
  };
  on('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button,[role=button]');
    if (button) keep(event, button);
  });
  // A form that leaves by itself would put its fields into the address.
  on('submit', (event) => {
    if (event.target instanceof HTMLFormElement) keep(event, event.target);
  });
  const keepField = ({ target }: Event) => {
    if (target instanceof Element && target.matches('input,textarea,select')) typed.add(target as HTMLInputElement);
  };
  on('input', keepField);
  on('change', keepField);
  window.early = { pressed, typed, stop: () => listening.abort() };
}

export const earlyTouchScript = `(${keepEarlyTouches.toString()})()`;
