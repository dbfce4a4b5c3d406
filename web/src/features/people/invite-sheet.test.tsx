import { invitePartners, myPartners } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../../test/backend.ts';
import { expectBanner } from '../../../test/banners.ts';
import { testRefusals } from '../../../test/forms.ts';
import { show, speak } from '../../../test/open.tsx';
import InviteSheet from './invite-sheet.tsx';

const english = speak('en');
const gameId = '00000000-0000-4000-8000-0000000000d0';
const ilias = {
  _id: '00000000-0000-4000-8000-0000000000d1',
  name: 'Ilias Benali',
  games: 3,
  invitation: 'sent',
} as const;
const noor = {
  _id: '00000000-0000-4000-8000-0000000000d2',
  name: 'Noor van Dijk',
  games: 2,
  invitation: 'invited',
} as const;
const partners = answer(myPartners, { data: [ilias, noor] });
const onClose = vi.fn();
const sheet = (list: Answer = partners, language: Language = 'en') =>
  show(<InviteSheet gameId={gameId} onClose={onClose} />, { as: {}, language, answers: [list] });
const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) });
const submit = (t = english) => page.getByRole('button', { name: t('people.invite.submit', { count: 1 }) });

testRefusals({
  call: invitePartners,
  open: (language) => sheet(partners, language),
  fill: () => box('Ilias').tap(),
  button: submit,
});

test('people who are in or invited can’t be chosen; chosen people are invited', async () => {
  await sheet();
  await expect.element(box('Noor')).toBeDisabled();
  await box('Ilias').tap();
  respondWith(answer(invitePartners, { data: { people: [{ outcome: 'sent' }] } }));
  onClose.mockClear();
  await submit().tap();
  await expectBanner(english('people.invite.sent', { count: 1 }));
  expect(askedOf(invitePartners)).toMatchObject([{ params: { id: gameId }, body: { people: [ilias._id] } }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('with nobody to invite it says so', async () => {
  await sheet(answer(myPartners));
  await expect.element(page.getByText(english('people.invite.none'))).toBeVisible();
});

test('the list is waited for', async () => {
  await sheet(neverAnswer(myPartners));
  await expect.poll(() => document.querySelector('dialog [aria-busy="true"]')).not.toBeNull();
});

test('a list that failed to load is loaded again', async () => {
  await sheet(refuse(myPartners, 'busy'));
  const retry = page.getByRole('button', { name: english('common.retry') });
  await expect.element(retry).toBeVisible();
  respondWith(partners);
  await retry.tap();
  await expect.element(box('Ilias')).toBeVisible();
});
