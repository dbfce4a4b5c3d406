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
