import { setTimeout as wait } from 'node:timers/promises';
import { Moments } from './moments.ts';

/**
 * Visitors read one address after another until stopped, and try again if it isn't answered.
 * @returns a `stop` that returns how many requests didn't get their answer, and how many of those got no 503 either
 */
export function startReadingLoad(origin: string, address: (n: number) => string) {
  const answered = new Moments();
  const state = { running: true, n: 0, odd: 0, failed: 0 };
  const read = async () => {
    while (state.running) {
      const answer = await fetch(`${origin}${address(state.n++)}`, { signal: AbortSignal.timeout(5000) }).catch(
        () => null,
      );
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.ok) answered.add();
      else state.failed += 1;
      if (answer && !answer.ok && answer.status !== 503) state.odd += 1;
      await wait(40);
    }
  };
  const visitors = [read(), read()];
  return {
    answered,
    async stop() {
      state.running = false;
      await Promise.all(visitors);
      return { failed: state.failed, odd: state.odd };
    },
  };
}

/** A game's page that stays open, and reopens its stream whenever that ends, as a browser does. */
export function keepGameOpen(origin: string, gameId: string) {
  const page = { shown: '' };
  const closing = new AbortController();
  const follow = async () => {
    const answer = await fetch(`${origin}/api/live?matches=${gameId}`, { signal: closing.signal });
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? []) {
      const all = page.shown + decoder.decode(part, { stream: true });
      page.shown = all.slice(Math.max(0, all.lastIndexOf('event: match')));
    }
  };
  const keep = async () => {
    while (!closing.signal.aborted) {
      await follow().catch(() => undefined);
      if (!closing.signal.aborted) await wait(2000);
    }
  };
  const kept = keep();
  return {
    /** Resolves once the page shows the game with this name. */
    async showsName(name: string) {
      while (!page.shown.includes(`"name":${JSON.stringify(name)}`)) await wait(10);
    },
    async stop() {
      closing.abort();
      await kept;
    },
  };
}
