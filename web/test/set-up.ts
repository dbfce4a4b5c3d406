import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import '../src/ui/theme/index.css';
import { startColorScheme } from '../src/platform/color-scheme.ts';
import { fetchFromTest, resetBackend, untilAsked } from './backend.ts';
import { instant } from './instant.ts';
import { lookAtSheet, lookedAt, noteAddress, renderedNow } from './look-at-sheet.ts';
import { putBannersAway } from './put-banners-away.ts';
import { TestStream } from './streams.ts';
import './touch.ts';
import { untilBack } from './way-back.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepRendered: (files: string[], sheets: string[]) => Promise<void>;
  }
}

const rendered = new Set<string>();
const noteRendered = (file: string) => {
  rendered.add(file);
  renderedNow.add(file);
};
Object.assign(window, { noteRendered });

const problems: string[] = [];
window.addEventListener('error', ({ message }) => problems.push(message));
window.addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));

window.fetch = fetchFromTest;
Object.assign(window, { EventSource: TestStream });
startColorScheme('auto');

// Nobody sees the frame in which a file's tests run, and a layer without opacity is not drawn: a quarter of the processor's time.
(window.frameElement as HTMLElement | null)?.style.setProperty('will-change', 'opacity');
(window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');

// The clock starts at the chosen instant and then runs normally. Vitest names what it loads for the next file by the time. If the clock started
// anew while it loads, two files would one day get the same name, and the second would run without this set-up. So it is changed only while tests
// run: a file of which no test was asked for runs neither of these two.
const RealDate = Date;
beforeAll(() => {
  const aheadMs = instant.epochMilliseconds - RealDate.now();
  window.Date = new Proxy(RealDate, {
    construct: (real, given: [], as) =>
      Reflect.construct(real, given.length > 0 ? given : [real.now() + aheadMs], as) as Date,
    apply: () => new Date().toString(),
    get: (real, name) => (name === 'now' ? () => real.now() + aheadMs : (Reflect.get(real, name) as unknown)),
  });
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
});

afterEach(async () => {
  // Banners outlive the page of their test.
  putBannersAway();
  vi.useRealTimers();
  try {
    await lookAtSheet();
  } finally {
    await cleanup();
  }
  renderedNow.clear();
  noteAddress(null);
  await untilBack();
  await untilAsked();
  expect(resetBackend(), 'calls that the test has no answer for').toEqual([]);
  expect(problems.splice(0), 'what went wrong in the browser').toEqual([]);
});

afterAll(async () => {
  window.Date = RealDate;
  await commands.keepRendered([...rendered], [...lookedAt]);
});
