import type { Page } from '@playwright/test';
import type { speak } from './speak.ts';

type Way = 'refund' | 'decline' | 'leave' | 'handOver' | 'release' | 'move';

/** Chooses how to give up one's own spot, in the sheet behind the last button of a player's bar. */
export async function giveUpBy(page: Page, way: Way, t: ReturnType<typeof speak>): Promise<void> {
  await page.getByRole('button', { name: t('joining.inGame.out'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(`spots.out.${way}`) })
    .click();
}
