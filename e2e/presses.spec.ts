import { expect } from '@playwright/test';
import { logIn, topUp } from './api.ts';
import { test } from './journey-test.ts';
import { commonPresses, costOf } from './presses.ts';
import { ready } from './ready.ts';

// features: joining, games, wallet, notifications, communities

/** Longer than a page waits before it fetches what presses lead to (web/src/platform/at-rest.ts). */
const restMs = 5000;
/** The most requests of one press. */
const most = 4;

for (const who of [undefined, 'player2@rondo.test', 'organiser@rondo.test'] as const)
  test(`a press on a page at rest asks for little: ${who ?? 'a visitor'}`, async ({ page, request }, info) => {
    const tooMany: unknown[] = [];
    if (who) await logIn(page, who);
    // Other journeys spend what the demo's player has.
    if (who === 'player2@rondo.test') await topUp(page.request, 20, new URL(info.project.use.baseURL ?? '').origin);
    for (const press of await commonPresses(request, info.project.use.locale)) {
      if (press.as !== who) continue;
      await page.goto(press.from);
      await ready(page);
      await press.first?.(page);
      await press.on(page).scrollIntoViewIfNeeded();
      await page.waitForTimeout(restMs);
      const { asked } = await costOf(page, press);
      if (asked.length > most) tooMany.push([press.name, ...asked.map(({ path }) => path)]);
    }
    expect(tooMany).toEqual([]);
  });
