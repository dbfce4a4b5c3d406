import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { instant } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { open, show, speak } from '../../test/open.tsx';
import { OffNote } from './off-note.tsx';

const said = {};

test('a note says what is off in the usual words, or in those of the admin, in each language', async () => {
  await show(<OffNote of="payments" />, { settings: { off: { payments: { said, until: null } } } });
  await expect.element(page.getByText(speak('en')('off.payments'), { exact: true })).toBeVisible();
  const own = { en: 'Back soon.', nl: 'Zo weer terug.' };
  await show(<OffNote of="signUps" />, { language: 'nl', settings: { off: { signUps: { said: own, until: null } } } });
  await expect.element(page.getByText('Zo weer terug.')).toBeVisible();
});

test('it says until when, and nothing once that is over', async () => {
  const until = (hours: number) => ({ off: { changes: { said, until: instant.add({ hours }).toString() } } });
  await show(<OffNote of="changes" />, { settings: until(1) });
  await expect.element(page.getByText(/Back around .+\d\d\.$/)).toBeVisible();
  await show(<div data-testid="over">{<OffNote of="changes" />}</div>, { settings: until(-1) });
  await expect.element(page.getByTestId('over')).toBeEmptyDOMElement();
});

test.each(testedLanguages)('in maintenance each page says so (%s)', async (language) => {
  await open('/cookies', { language, settings: { off: { changes: { said, until: null } } } });
  await expect.element(page.getByText(speak(language)('off.changes'))).toBeVisible();
});

test('while sign-ups are off there is no form', async () => {
  const t = speak('en');
  await open('/signup', { settings: { off: { signUps: { said, until: null } } } });
  await expect.element(page.getByText(t('off.signUps'))).toBeVisible();
  expect(page.getByRole('button', { name: t('accounts.signup.submit') }).elements()).toEqual([]);
});
