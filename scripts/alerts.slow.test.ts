import { expect, test } from 'vitest';
import { checkAlerts } from './check-alerts.ts';

test(
  'every alarm fires, and does not, on made-up figures, where promtool is installed',
  { timeout: 300_000 },
  async () => {
    const found = await checkAlerts();
    if (found === 'promtool is not installed') console.log(`no alarm was tried: ${found}`);
    expect(found).not.toBe('wrong');
  },
);
