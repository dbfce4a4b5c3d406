/**
 * How long a claim on a message lasts, in seconds. It is renewed while its process lives, so that another sends the message soon after that one is
 * killed; each further attempt doubles it, in case the message itself kills the process.
 */
export const claimSeconds = 4;
const renewMs = 1000;

/** Does the work while renewing its claims. If a renewal fails, the next one makes up for it. */
export async function whileRenewing<T>(renew: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void renew().catch(() => undefined), renewMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
