import { day } from '@rondo/rules';
import type { Context } from '../serve.ts';
import { wasRefused } from './outside-errors.ts';

/** How soon a key is tried again that was refused: sooner than the alarm *ProviderRefusesUs* forgets it. */
const againSeconds = 300;

/**
 * Tries the key of something outside at the start and once a day, before a person needs it; after a refusal every five minutes, until it is good
 * (decisions/0134-a-doctor.md).
 * @param provider the port's name in the metric of its errors
 * @returns what tries it now
 */
export function tryDaily(
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  { name, provider, attempt }: { name: string; provider: string; attempt: () => Promise<void> },
): () => Promise<void> {
  let goodUntil = 0;
  return jobs.sweepApart(
    name,
    async () => {
      const now = clock.now().getTime();
      if (!wasRefused(provider) && now < goodUntil) return;
      goodUntil = 0;
      await attempt();
      goodUntil = now + day;
    },
    { everySeconds: againSeconds },
  );
}
