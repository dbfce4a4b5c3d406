import { checkAuthToken, getSettings, logIn, updateMe } from '@rondo/contract';
import { keptByScripts } from '@rondo/rules';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, respondWith } from '../../../test/backend.ts';
import { field } from '../../../test/forms.ts';
import { lookAtSheet } from '../../../test/look-at-sheet.ts';
import { open, speak } from '../../../test/open.tsx';

const t = speak('en');
const name = () => field(t('accounts.username'));
const kept = () => sessionStorage.getItem(keptByScripts.typed.name);
const press = (words: string) => page.getByRole('button', { name: words, exact: true }).tap();

/** Somebody's session ends before they save another name. */
beforeEach(async () => {
  const answers = [answer(getSettings, { settings: { hasPassword: true } })];
  await open('/edit-profile', { as: { name: 'Sanne' }, answers });
  await name().write('Sanne de Vries');
  respondWith(refuse(updateMe, 'not_logged_in'));
  await press(t('editProfile.save'));
});

const sheet = () => page.getByRole('dialog', { name: t('field.loggedOut.title') });

async function logInAs(name: string, _id?: string): Promise<void> {
  await press(t('field.loggedOut.goOn'));
  const enter = page.getByRole('button', { name: t('accounts.login.submit'), exact: true });
  await expect.element(enter).toBeVisible();
  const user = { ...(_id !== undefined && { _id }), name, email: 'sanne@rondo.test', role: 'player' } as const;
  respondWith(answer(logIn), answer(checkAuthToken, { user }));
  await field(t('accounts.email')).write('sanne@rondo.test');
  await page.getByLabelText(t('accounts.password'), { exact: true }).write('Zonnebloem12');
  await enter.tap();
}

test('it can be read by everybody', async () => {
  await expect.element(sheet()).toBeVisible();
  await lookAtSheet();
});

test('another account that logs in sees nothing of what was typed, and it is gone', async () => {
  await logInAs('Femke', '00000000-0000-4000-9000-0000000000bb');
  await expect.element(name()).toHaveValue('Femke');
  expect(kept()).toBeNull();
});

test('a user who stays keeps it only on the page', async () => {
  await press(t('field.loggedOut.later'));
  await expect.element(name()).toHaveValue('Sanne de Vries');
  expect(kept()).toBeNull();
});
