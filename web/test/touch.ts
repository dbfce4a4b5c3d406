import { expect } from 'vitest';
import { type BrowserPage, type Locator, locators } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /**
     * A finger's press, by scripts: once it is there, may be pressed, and nothing lies over it. Playwright's own `click`, of which a test
     * takes a third of its time, is for what only a real pointer does: light dismissal, the browser's own
     * pickers, a focus that doesn't show.
     */
    tap: () => Promise<void>;
    /** Writes over what a field holds, as `fill` does and without its way through Playwright. */
    write: (text: string) => Promise<void>;
  }
}

/** What a press in its middle would meet, once it is in sight. */
function hitOf(target: HTMLElement, block: ScrollLogicalPosition): Element | null {
  target.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** Why it can't be pressed; null: it can. */
function hindrance(target: Element | null): string | null {
  if (!(target instanceof HTMLElement)) return 'it is not there';
  if (target.matches(':disabled')) return 'it is off';
  if (target.ariaBusy === 'true') return 'it is at work';
  const reaches = (hit: Element | null) => target.contains(hit) || hit?.closest('label')?.control === target;
  // As a person does, who scrolls on where a bar lies over it.
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
  // What keeps the focus where it is, as an option of a combobox, prevents one of them.
  if (
    target.dispatchEvent(new PointerEvent('pointerdown', init)) &&
    target.dispatchEvent(new MouseEvent('mousedown', init))
  )
    target.focus();
  target.dispatchEvent(new PointerEvent('pointerup', init));
  return target;
}

/** Of these the browser has parts that text can't be written over. */
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
      // As React listens: its own setter would hide from it that something changed.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, text);
      for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
      return;
    }
    target.select();
    // Deprecated without a successor: nothing else writes as a keyboard does.
    if (text) document.execCommand('insertText', false, text);
    else document.execCommand('delete');
  },
});

/** A finger pulls the open sheet down by so many pixels. */
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
