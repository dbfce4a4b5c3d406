import { confirmNewsletter } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse } from '../../test/backend.ts';
import { expectSaidAtButton } from '../../test/forms.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');
const submit = () => page.getByRole('button', { name: t('notices.newsletter.submit') });
const title = (words: string) => page.getByRole('heading', { level: 1, name: words });

test('one press subscribes, and nothing before it', async () => {
  await open('/confirm-newsletter/mailed', { answers: [answer(confirmNewsletter)] });
  expect(askedOf(confirmNewsletter)).toEqual([]);
  await submit().tap();
  await expect.element(title(t('notices.newsletter.done'))).toBeVisible();
  await expect.element(page.getByText(t('notices.newsletter.doneBody'))).toBeVisible();
  expect(askedOf(confirmNewsletter)).toMatchObject([{ body: { token: 'mailed' } }]);
});

test.each([
  ['already_subscribed', 'notices.newsletter.done'],
  ['newsletter_link_invalid', 'notices.newsletter.gone'],
] as const)('a link of no more use says what is so: %s', async (code, words) => {
  await open('/confirm-newsletter/mailed', { answers: [refuse(confirmNewsletter, code)] });
  await submit().tap();
  await expect.element(title(t(words))).toBeVisible();
});

test('a refusal that allows another try is shown at the button', async () => {
  await open('/confirm-newsletter/mailed', { answers: [refuse(confirmNewsletter, 'unavailable')] });
  await submit().tap();
  await expectSaidAtButton(t('errors.unavailable'));
});
