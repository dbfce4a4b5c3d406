import type { Database } from '../../../platform/db.ts';
import { pushesSent } from '../../../platform/processes/metrics.ts';
import type { PushProvider } from '../../../providers/push/provider.ts';
import { whileRenewing } from '../claim-rows.ts';
import { dropUnwantedPushes } from '../drop-unwanted.ts';
import { claimPushes, dropBrowser, dropPush, type DuePush, postponePush, renewPushes } from './push-queries.ts';

const atOnce = 20;
/** How long a run may take; the rest waits for the next run. */
const budgetMs = 20_000;

/**
 * Sends due push messages outside of any transaction. One claimed by a process that dies is tried again, and a browser shows the same tag
 * once. A message that was read or switched off since is not sent. A run ends after its budget, or when told to.
 */
export async function sendPushes(db: Database, provider: PushProvider, signal?: AbortSignal): Promise<void> {
  const until = performance.now() + budgetMs;
  const isOver = () => signal?.aborted === true || performance.now() >= until;
  while (!isOver()) {
    await dropUnwantedPushes(db, null);
    const due = await claimPushes(db, atOnce);
    if (due.length === 0) return;
    // Waits for all of them, so that one's error doesn't end the renewing before.
    const sent = await whileRenewing(
      () => renewPushes(db, due),
      () => Promise.allSettled(due.map((push) => sendOne(db, provider, push))),
    );
    const failed = sent.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

async function sendOne(db: Database, provider: PushProvider, push: DuePush): Promise<void> {
  const answer = await provider.send(push, { ...push.payload, unread: push.unread }, push.ttl_seconds);
  pushesSent.inc({ outcome: answer.outcome });
  if (answer.outcome === 'gone') return dropBrowser(db, push.subscription_id);
  if (answer.outcome === 'later') return postponePush(db, push, answer.reason, answer.afterSeconds);
  return dropPush(db, push.id);
}
