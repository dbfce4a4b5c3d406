import type { Page } from '@playwright/test';
import { languageCodes } from '@rondo/rules';
import { speak } from './speak.ts';

const statuses = languageCodes.flatMap((language) =>
  (['pending', 'confirmed', 'cancelled'] as const).map((status) => speak(language)(`games.status.${status}`)),
);

/**
 * The facts that stand twice in the window as it is (pages.md#game-page): a price, a count, a day with its hour, a status. What a button says
 * is an act, and what different games of a list have in common is no repetition.
 */
export const saidTwice = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const facts = [/€\\s?\\d+(?:[.,]\\d\\d)?/g, /\\b\\d+\\/\\d+\\b/g, /\\d{1,2} \\p{L}{3}\\P{L}{1,6}?\\d{1,2}:\\d{2}/gu];
    const statuses = new Set(${JSON.stringify(statuses)});
    const said = new Map();
    const hasWords = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    const all = [...document.querySelectorAll('main *')].filter(hasWords);
    for (const element of all) {
      if (all.some((other) => other !== element && other.contains(element))) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('button, [aria-hidden="true"], .visually-hidden')) continue;
      const { top, bottom } = element.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight) continue;
      const words = element.innerText.trim();
      const found = facts.flatMap((fact) => words.match(fact) ?? []).map((fact) => fact.replaceAll(/\\s|·/g, ''));
      if (statuses.has(words)) found.push(words);
      const thing = element.closest('article, [data-game], a') ?? document;
      for (const fact of new Set(found)) {
        if (!said.has(thing)) said.set(thing, new Map());
        const times = said.get(thing);
        times.set(fact, [...(times.get(fact) ?? []), words.slice(0, 60)]);
      }
    }
    return [...said.values()].flatMap((times) => [...times].filter(([, where]) => where.length > 1).map(([fact, where]) => fact + ' in: ' + where.join(' | ')));
  })()`);
