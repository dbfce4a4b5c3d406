import { expect, type Page } from '@playwright/test';
import { speak } from './speak.ts';

const t = speak('en');

/** The parts of the form as a person finds them. */
export function formOf(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    fill: (label: string, text: string) => main.getByLabel(label, { exact: true }).fill(text),
    /** One of a few choices, such as a level. */
    choose: (legend: string, option: string) =>
      main.getByRole('group', { name: legend, exact: true }).getByRole('radio', { name: option, exact: true }).check(),
    press: (name: string) => main.getByRole('button', { name, exact: true }).click(),
    /** Unfolds the fields that most games don't need. */
    unfold: (title: string) => main.getByRole('button', { name: new RegExp(`^${title}`) }).click(),
    /** Goes on from a step that has been filled in. */
    next: async (to: 'when' | 'who') => {
      await main.getByRole('button', { name: t(`create.next.${to}`), exact: true }).click();
      await expect(stepHeading(page, to)).toBeFocused();
    },
  };
}

/** The heading of a step, which gets the focus when the step opens. */
function stepHeading(page: Page, step: 'what' | 'when' | 'who') {
  return page.getByRole('heading', { level: 2, name: t(`create.titles.${step}`) });
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

/** The id of the game whose page is open. */
export const gameId = (page: Page) => /\/match\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';

/** The open game as the API returns it. */
export async function gameOf(page: Page): Promise<Record<string, unknown>> {
  const answer = await page.request.get(`/api/matches/${gameId(page)}`);
  return ((await answer.json()) as { data: { match: Record<string, unknown> } }).data.match;
}
