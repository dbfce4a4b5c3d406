import type { BrowserContext, Locator, Page, Request, Response } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';

/** What the browser fetches and the page waits for; live streams never end, and a count of visits moves nothing. */
const awaited = new Set(['document', 'stylesheet', 'script', 'fetch', 'xhr', 'font']);

interface Loading {
  requests: Set<Request>;
  /** Whether something was begun since the last look. */
  isNew: boolean;
}

const under = new WeakMap<Page, Loading>();
const patched = new WeakSet<object>();

/** How long a press waits at most for a page that goes on loading, as one whose answers a journey holds back. */
const patienceMs = 2000;
/** How long it is waited at most for a browser that has nothing left to do, as on a busy machine. */
const idleMs = 1000;

/** What is pressed with a finger, which goes down and up again at one place. */
const presses = ['click', 'tap', 'check', 'uncheck', 'setChecked'] as const;

/** What else a person does to a page. */
const others = ['fill', 'press', 'selectOption', 'setInputFiles'] as const;

/**
 * From here on a journey acts as somebody does who looks at the page first: what the page loads is there, has been drawn, is not
 * covered, and stands still. Nothing is pressed twice, and nothing is waited for that was not begun. How the product takes presses that
 * come before that is what `npm run journeys -- --late 1500 --slow 3` finds out, where this is off.
 */
export function lookFirst(context: BrowserContext): void {
  context.on('page', (page) => {
    const requests = new Set<Request>();
    const loading = { requests, isNew: true };
    under.set(page, loading);
    page.on('request', (request) => {
      if (!awaited.has(request.resourceType())) return;
      requests.add(request);
      loading.isNew = true;
    });
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
    patch(Object.getPrototypeOf(page.locator('body')) as Locator);
    patchKeys(page);
    patchWay(page);
  });
}

/** A page is quiet for half a second too when a busy machine has read it and not yet asked for its scripts. */
function patchWay(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const arrived = async (answer: Response | null, how: Parameters<Page['reload']>[0]) => {
    if (how?.waitUntil !== 'networkidle') return answer;
    await page.waitForLoadState('load');
    await looked(page);
    return answer;
  };
  page.goto = async (address, how) => arrived(await goto(address, how), how);
  page.reload = async (how) => arrived(await reload(how), how);
}

/** A keyboard belongs to one page, which it does not tell. */
function patchKeys(page: Page): void {
  const { keyboard } = page;
  for (const act of ['press', 'type'] as const) {
    const original = keyboard[act].bind(keyboard);
    keyboard[act] = async (...given) => {
      await looked(page);
      return original(...given);
    };
  }
}

function patch(locator: Locator): void {
  if (patched.has(locator)) return;
  patched.add(locator);
  const after = (act: (typeof presses | typeof others)[number], look: (locator: Locator) => Promise<void>) => {
    const original = locator[act] as (...given: unknown[]) => Promise<void>;
    const afterLook = async function act(this: Locator, ...given: unknown[]): Promise<void> {
      await look(this);
      return original.apply(this, given);
    };
    Object.assign(locator, { [act]: afterLook });
  };
  for (const act of presses) after(act, seen);
  for (const act of others) after(act, (one) => looked(one.page()));
}

async function looked(page: Page): Promise<void> {
  const loading = under.get(page);
  if (!loading) return;
  const until = Date.now() + patienceMs;
  const isInTime = () => Date.now() < until;
  const hasBegun = () => loading.isNew && isInTime();
  while (hasBegun()) {
    while (loading.requests.size > 0 && isInTime()) {
      await setTimeout(10);
    }
    loading.isNew = false;
    await waitFor(page, drawn);
  }
  await waitFor(page, still);
}

/** For no longer than `idleMs`: a page that is left needs no look, and one whose clock a journey stopped never says that it is idle. */
async function waitFor(page: Page, state: string): Promise<void> {
  await Promise.race([page.evaluate(state).catch(() => undefined), setTimeout(idleMs)]);
}

/**
 * Looks at the page, scrolls what lies under something else, as a banner, to where it is seen, and waits for what the scrolling moved:
 * Playwright would scroll and press at once, and the tab bar, which comes back on scrolling up, would rise between finger down and
 * finger up.
 */
async function seen(locator: Locator): Promise<void> {
  const page = locator.page();
  await looked(page);
  // What never comes is said by the press itself, in its words.
  const hasMoved = await locator.evaluate(bringIntoSight).catch(() => false);
  if (!hasMoved) return;
  await waitFor(page, drawn);
  await waitFor(page, still);
}

/** What is used of the browser's `Element`, whose types the journeys do without. */
interface Box {
  ownerDocument: { elementFromPoint: (x: number, y: number) => Box | null };
  getBoundingClientRect: () => { left: number; top: number; width: number; height: number };
  contains: (other: Box) => boolean;
  closest: (css: string) => { control: Box | null } | null;
  scrollIntoView: (how: { block: 'center'; behavior: 'instant' }) => void;
}

function bringIntoSight(element: Box): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
  if (met && (element.contains(met) || met.closest('label')?.control === element)) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
}

/** Resolves when the browser has nothing left to do, which is after what came has been drawn. */
const drawn = `new Promise((resolve) => requestIdleCallback(resolve, { timeout: ${idleMs} }))`;

/**
 * Resolves when no sheet rises, no tab bar comes back and no page passes into another: on a busy machine the finger goes down on one thing
 * and up on the next. Who asked for no motion waits for the tab bar only.
 */
const still = `(matchMedia('(prefers-reduced-motion: reduce)').matches ? Promise.resolve() : ${drawn}).then(() => {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => ['dialog', 'nav'].includes(effect.target.localName) || effect.pseudoElement?.startsWith('::view-transition'));
  return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => undefined);
})`;
