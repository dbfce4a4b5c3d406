import type { Page } from '@playwright/test';

/** The letters that fit side by side on the narrowest phone when they are twice as large; a longer word, mostly a name, has to break somewhere. */
const longest = 16;

/**
 * The words of the page that continue on a second line, each with the element that it stands in. An address isn't a word, nor is a setting's name,
 * a long number, or letters and figures mixed, as in a test's own names.
 */
export const brokenWords = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const found = new Map();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (element.closest('script, style, svg, textarea, .visually-hidden') || !element.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}_]{2,}/gu)) {
        if (word.length > ${longest} || /_|\\d{6}|\\d\\p{L}|\\p{L}\\d/u.test(word) || text.data.includes('@')) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.set(word, word + ': ' + element.cloneNode(false).outerHTML.slice(0, 100));
      }
    }
    return [...found.values()];
  })()`);

/** The texts of which something is cut away at the end of a line or below the last one, but for paragraphs, which may be an excerpt. */
export const cutTexts = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const isCut = (element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
      if (element.tagName === 'P' && webkitLineClamp !== 'none') return false;
      if (!hides || (textOverflow !== 'ellipsis' && webkitLineClamp === 'none')) return false;
      return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
    };
    const shown = [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.visually-hidden'));
    return shown.filter(isCut).map((one) => one.textContent + ': ' + one.cloneNode(false).outerHTML.slice(0, 100));
  })()`);

/** The rows of tabs that take more than one line, or of which some are out of sight. */
export const splitTabs = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('nav:has(> [data-tab])')]
    .filter((row) => row.scrollWidth > row.clientWidth + 1 || new Set([...row.children].map((tab) => tab.offsetTop)).size > 1)
    .map((row) => [...row.children].map((tab) => tab.textContent).join(' | '))`);

/** The texts that lie over each other, as figures do without room beside one another. Bars that float may cover the page, and signs a map. */
const runTogether = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const floats = (one) => one && (['fixed', 'sticky'].includes(getComputedStyle(one).position) || floats(one.parentElement));
    const seenOf = (rect, element) => {
      let { left, right, top, bottom } = rect;
      for (let one = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(one);
        if (clipPath !== 'none') return null;
        if (overflowX === 'visible') continue;
        const box = one.getBoundingClientRect();
        [left, right, top, bottom] = [Math.max(left, box.left), Math.min(right, box.right), Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return right > left && bottom > top ? { left, right, top, bottom, height: rect.height } : null;
    };
    const shown = document.querySelector('dialog[open]') ?? document.querySelector('main');
    const range = document.createRange();
    const pieces = [];
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (text.data.trim() === '' || element.closest('script, style, svg, .visually-hidden, .leaflet-container') || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (floats(element) && !shown.matches('dialog')) continue;
      range.selectNodeContents(text);
      for (const whole of range.getClientRects()) {
        const rect = seenOf(whole, element);
        if (rect) pieces.push({ element, rect, words: text.data.trim().slice(0, 30) });
      }
    }
    pieces.sort((a, b) => a.rect.top - b.rect.top);
    const found = [];
    for (const [at, one] of pieces.entries())
      for (const other of pieces.slice(at + 1)) {
        if (other.rect.top >= one.rect.bottom) break;
        if (other.element === one.element) continue;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
        if (across > 2 && down > Math.min(one.rect.height, other.rect.height) / 2) found.push(one.words + ' over ' + other.words);
      }
    return found;
  })()`);

/** All that is wrong with the letters of the page as it is: words that break, texts that are cut, and those over each other. */
export const faultsOfLetters = async (page: Page): Promise<string[]> => [
  ...(await brokenWords(page)),
  ...(await cutTexts(page)),
  ...(await runTogether(page)),
];
