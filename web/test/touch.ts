import { expect } from 'vitest';
import { type BrowserPage, type Locator, locators } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /**
     * Presses an element like a finger, by scripts: waits until the element is there and enabled and nothing covers it. Playwright's own `click`
     * takes a third of a test's time, so use it only where a real pointer matters: light dismissal, the browser's own pickers, a focus that must
     * not show.
     */
    tap: () => Promise<void>;
    /** Replaces the text of a field like `fill`, but without going through Playwright. */
    write: (text: string) => Promise<void>;
  }
}

/** The element that a press on the target's centre would hit, once the target is scrolled into view. */
function hitOf(target: HTMLElement, block: ScrollLogicalPosition): Element | null {
  target.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** The reason why the element can't be pressed; null if it can. */
function hindrance(target: Element | null): string | null {
  if (!(target instanceof HTMLElement)) return 'it is not there';
  if (target.matches(':disabled')) return 'it is off';
  if (target.ariaBusy === 'true') return 'it is at work';
  const reaches = (hit: Element | null) => target.contains(hit) || hit?.closest('label')?.control === target;
  // If a bar covers the element, scrolls on, as a person would.
  if (reaches(hitOf(target, 'nearest')) || reaches(hitOf(target, 'center'))) return null;
  return `a press there meets ${hitOf(target, 'center')?.outerHTML.slice(0, 120) ?? 'nothing'}`;
}

async function reach(where: Locator | BrowserPage): Promise<HTMLElement> {
  if (!('selector' in where)) throw new Error('a page is not pressed');
  const message = `what is in the way of ${where.selector}`;
  await expect.poll(() => hindrance(where.query()), { interval: 10, message }).toBeNull();
  const target = where.element();
  if (!(target instanceof HTMLElement)) throw new Error(`${where.selector} is not of HTML`);
  const init = { bubbles: true, cancelable: true, view: window };
  // An element that wants to keep the focus elsewhere, such as an option of a combobox, cancels one of these two events.
  if (
    target.dispatchEvent(new PointerEvent('pointerdown', init)) &&
    target.dispatchEvent(new MouseEvent('mousedown', init))
  )
    target.focus();
  target.dispatchEvent(new PointerEvent('pointerup', init));
  return target;
}

/** The browser shows these fields in several parts, so text can't be typed over them. */
const inParts = new Set(['date', 'time', 'datetime-local', 'month', 'week', 'range', 'color']);

locators.extend({
  async tap() {
    const target = await reach(this);
    target.click();
  },
  async write(text) {
    const target = await reach(this);
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
      throw new Error(`${target.outerHTML.slice(0, 120)} is no field`);
    if (inParts.has(target.type)) {
      // Calls the browser's setter: React replaces the element's own, and would then not notice the change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, text);
      for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
      return;
    }
    target.select();
    // Deprecated, but nothing else types the way a keyboard does.
    if (text) document.execCommand('insertText', false, text);
    else document.execCommand('delete');
  },
});

/** Pulls the open sheet down by this many pixels, as a finger does. */
export function pull(pixels: number): void {
  const target = document.querySelector('dialog[open]');
  if (!target) throw new Error('no sheet is open');
  const touch = (clientY: number) => new Touch({ identifier: 1, target, clientX: 100, clientY });
  const tell = (type: string, ...touches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { touches, changedTouches: touches, bubbles: true }));
  tell('touchstart', touch(300));
  tell('touchmove', touch(300 + pixels / 2));
  tell('touchmove', touch(300 + pixels));
  tell('touchend');
}
