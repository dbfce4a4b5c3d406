import { readUnsubscribe, unsubscribe } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../test/backend.ts';
import { expectSaidAtButton } from '../../test/forms.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');
const mails = (subscribed: boolean) => ({ data: { category: 'games', subscribed } }) as const;
const openLink = (subscribed = true) =>
  open('/unsubscribe/mailed', { answers: [answer(readUnsubscribe, mails(subscribed))] });
const main = () => page.getByRole('main');
const stop = () => main().getByRole('button', { name: t('notices.unsubscribe.confirm') });

test('asks first, then ends the mails, and takes that back', async () => {
  await openLink();
  const name = t('notices.settings.categories.games.name');
  await expect.element(main().getByText(t('notices.unsubscribe.question', { name }))).toBeVisible();
  expect(askedOf(unsubscribe)).toEqual([]);
  respondWith(answer(unsubscribe, mails(false)));
  await stop().tap();
  await expect.element(main().getByText(t('notices.unsubscribe.done'))).toBeVisible();
  respondWith(answer(unsubscribe, mails(true)));
  await main()
    .getByRole('button', { name: t('notices.unsubscribe.undo') })
    .tap();
  await expect.element(main().getByText(t('notices.unsubscribe.undone'))).toBeVisible();
  expect(askedOf(unsubscribe)).toMatchObject([{ body: { undo: false } }, { body: { undo: true } }]);
});

test('mails that ended already can be had again', async () => {
  await openLink(false);
  await expect.element(main().getByText(t('notices.unsubscribe.done'))).toBeVisible();
  await expect.element(main().getByRole('button', { name: t('notices.unsubscribe.undo') })).toBeVisible();
});

test('a refusal stands at the button', async () => {
  await openLink();
  respondWith(refuse(unsubscribe, 'unavailable'));
  await stop().tap();
  await expectSaidAtButton(t('errors.unavailable'));
});

test('an invalid link leads to the settings', async () => {
  await open('/unsubscribe/nothing', { answers: [refuse(readUnsubscribe, 'unsubscribe_invalid')] });
  await expect.element(page.getByRole('heading', { level: 1, name: t('notices.unsubscribe.invalid') })).toBeVisible();
  await expect
    .element(main().getByRole('link', { name: t('notices.unsubscribe.settings') }))
    .toHaveAttribute('href', '/settings#notifications');
});

test('a link that could not be checked is checked again', async () => {
  await open('/unsubscribe/mailed', { answers: [refuse(readUnsubscribe, 'busy')] });
  const retry = page.getByRole('button', { name: t('common.retry') });
  await expect.element(retry).toBeVisible();
  respondWith(answer(readUnsubscribe, mails(true)));
  await retry.tap();
  await expect.element(stop()).toBeVisible();
});
