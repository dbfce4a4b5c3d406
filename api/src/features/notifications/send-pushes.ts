import type { Database } from '../../platform/db.ts';
import { pushesSent } from '../../platform/metrics.ts';
import type { PushProvider } from '../../providers/push/provider.ts';
import { claimPushes, dropBrowser, dropPush, type DuePush, postponePush } from './push-queries.ts';

const atOnce = 20;
/** Of one run; what is left waits for the next. */
const budgetMs = 20_000;

/**
 * Sends the push messages that are due, outside of any transaction. One that is claimed by a process that dies is tried
 * again; the browser shows the same tag once.
 */
export async function sendPushes(db: Database, provider: PushProvider, signal?: AbortSignal): Promise<void> {
  const until = performance.now() + budgetMs;
  while (!signal?.aborted && performance.now() < until) {
    const due = await claimPushes(db, atOnce);
    if (due.length === 0) return;
    await Promise.all(due.map((push) => sendOne(db, provider, push)));
  }
}

async function sendOne(db: Database, provider: PushProvider, push: DuePush): Promise<void> {
  const answer = await provider.send(push, push.payload, push.ttlSeconds);
  pushesSent.inc({ outcome: answer.outcome });
  if (answer.outcome === 'gone') return dropBrowser(db, push.subscriptionId);
  if (answer.outcome === 'later') return postponePush(db, push.id, answer.reason, answer.afterSeconds);
  return dropPush(db, push.id);
}
