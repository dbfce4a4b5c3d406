import type { Page } from '@playwright/test';

/** The green buttons in the window as it is, if there are several: a view has one thing to do (design.md). */
export const severalGreen = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--turf)';
    const green = getComputedStyle(probe).backgroundColor;
    probe.remove();
    // What lies below a bar that stays at the bottom isn't in view.
    const isSeen = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.checkVisibility({ visibilityProperty: true }) && there !== null && (element.contains(there) || there.contains(element));
    };
    const found = [...document.querySelectorAll('a, button')].filter(
      (element) => getComputedStyle(element).backgroundColor === green && isSeen(element),
    );
    return found.length > 1 ? found.map((element) => 'green: ' + element.innerText.trim()) : [];
  })()`);
