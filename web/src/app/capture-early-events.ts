import type { EarlyEvents } from '../platform/early-events.ts';

/**
 * Remembers what is pressed and typed before the app listens (decisions/0019-before-the-script.md), for platform/early-events.ts to
 * replay. It is inlined in the page's HTML, so it imports nothing.
 */
function captureEarlyEvents(): void {
  const pressed: EarlyEvents['pressed'] = [];
  const typed: EarlyEvents['typed'] = new Set();
  const listening = new AbortController();
  const on = (type: string, act: (event: Event) => void) =>
    document.addEventListener(type, act, { capture: true, signal: listening.signal });
  // Stops the event altogether: the header may already listen while the page does not, and would act on it twice.
  const keep = (event: Event, target: HTMLElement) => {
    event.preventDefault();
    event.stopPropagation();
    pressed.push(target);
  };
  on('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button,[role=button]');
    if (button) keep(event, button);
  });
  // A form submitted without the script would put its fields into the address.
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

export const earlyEventScript = `(${captureEarlyEvents.toString()})()`;
