import type { Page } from '@playwright/test';
import { speak } from './speak.ts';

const t = speak('en');

/** The parts of the form as a person finds them. */
export function formOf(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    fill: (label: string, text: string) => main.getByLabel(label, { exact: true }).fill(text),
    choose: (label: string, option: string) => main.getByLabel(label, { exact: true }).selectOption(option),
    press: (name: string) => main.getByRole('button', { name, exact: true }).click(),
    openMore: () => main.getByRole('button', { name: new RegExp(t('create.more')) }).click(),
  };
}

/** The 20th of next month at eight. */
export async function chooseStart(page: Page): Promise<void> {
  await page.getByRole('main').getByLabel(t('create.when')).click();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('button', { name: t('create.nextMonth') }).click();
  await calendar.getByRole('button', { name: /^20 / }).click();
  await calendar.getByRole('spinbutton', { name: t('create.hours') }).fill('20');
  await calendar.getByRole('spinbutton', { name: t('create.minutes') }).fill('00');
  await calendar.getByRole('button', { name: t('create.whenDone') }).click();
}

/** The game whose page is open. */
export const gameId = (page: Page) => /\/match\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';

/** It as the API tells it. */
export async function gameOf(page: Page): Promise<Record<string, unknown>> {
  const answer = await page.request.get(`/api/matches/${gameId(page)}`);
  return ((await answer.json()) as { data: { match: Record<string, unknown> } }).data.match;
}
