import { confirmIdentity, getSettings, signInMethods, updateMe, updateMyPassword } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { expectSaidAt, field, testRefusals, testRules } from '../../test/forms.ts';
import { focusOn, press } from '../../test/keys.ts';
import { open, ownId, speak } from '../../test/open.tsx';
import { look, twoColours } from '../../test/pictures.ts';
import type { Translate } from '../platform/i18n.tsx';

const t = speak('en');
const withPassword = answer(getSettings, { settings: { hasPassword: true } });
const openProfile = (language: Language = 'en') =>
  open('/edit-profile', { language, as: { name: 'Sanne' }, answers: [withPassword] });
const save = (t: Translate) => page.getByRole('button', { name: t('editProfile.save') });

describe('the profile', () => {
  testRefusals({
    call: updateMe,
    open: openProfile,
    fill: (t) => field(t('accounts.username')).write('Sanne de Vries'),
    button: save,
    at: {
      name_reserved: (t) => field(t('accounts.username')),
      mails_limited: (t) => field(t('accounts.email')),
      picture_not_usable: (t) => field(t('editProfile.photo.choose')),
    },
    // This refusal opens a sheet that asks for the password.
    except: ['confirm_identity'],
  });
  testRules(openProfile, (t) => [
    [t('accounts.username'), '', t('accounts.usernameRequired')],
    [t('accounts.username'), 'Sanne!', t('accounts.usernameInvalid')],
    [t('accounts.email'), 'nobody', t('accounts.emailInvalid')],
  ]);

  test('sends only what has changed, and the header has it at once', async () => {
    await openProfile();
    await field(t('accounts.username')).write('Sanne de Vries');
    respondWith(
      answer(updateMe, { user: { _id: ownId, name: 'Sanne de Vries', email: 'sanne@rondo.test', role: 'player' } }),
    );
    await save(t).tap();
    await expectBanner(t('editProfile.done'));
    expect(askedOf(updateMe).map(({ body }) => body)).toEqual([{ name: 'Sanne de Vries' }]);
  });

  test('without a change says so, and sends nothing', async () => {
    await openProfile();
    await save(t).tap();
    await expectBanner(t('editProfile.nothing'));
    expect(askedOf(updateMe)).toEqual([]);
  });
});

describe('another address', () => {
  const user = { _id: ownId, name: 'Sanne', email: 'sanne@rondo.test', role: 'player' } as const;
  const waits = answer(updateMe, { user, pendingEmail: 'new@rondo.test' });
  const ask = async () => {
    await field(t('accounts.email')).write('new@rondo.test');
    await save(t).tap();
  };

  test('waits for its link, and can be taken back', async () => {
    await openProfile();
    respondWith(waits);
    await ask();
    await expect.element(page.getByText(t('editProfile.pending', { email: 'new@rondo.test' }))).toBeVisible();
    await expect.element(field(t('accounts.email'))).toHaveValue('sanne@rondo.test');
    respondWith(answer(updateMe, { user, pendingEmail: null }));
    await page.getByRole('button', { name: t('editProfile.withdraw', { email: 'sanne@rondo.test' }) }).tap();
    await expect.element(page.getByText(t('editProfile.pending', { email: 'new@rondo.test' }))).not.toBeInTheDocument();
    expect(askedOf(updateMe).map(({ body }) => body)).toEqual([
      { email: 'new@rondo.test' },
      { email: 'sanne@rondo.test' },
    ]);
  });

  test('asks a session that was left open for the password', async () => {
    await openProfile();
    respondWith(refuse(updateMe, 'confirm_identity'), answer(signInMethods, { data: { hasPassword: true } }));
    await ask();
    const sheet = page.getByRole('dialog', { name: t('signIn.confirm.title') });
    const password = sheet.getByLabelText(t('accounts.password'));
    const go = sheet.getByRole('button', { name: t('signIn.confirm.submit') });
    await go.tap();
    await expectSaidAt(password, t('accounts.passwordRequired'));
    await password.write('Wrong1234');
    respondWith(refuse(confirmIdentity, 'wrong_password'));
    await go.tap();
    await expectSaidAt(password, t('errors.wrong_password'));
    await password.write('Zonnebloem12');
    respondWith(answer(confirmIdentity), waits);
    await go.tap();
    await expect.element(page.getByText(t('editProfile.pending', { email: 'new@rondo.test' }))).toBeVisible();
    await expect.element(sheet).not.toBeInTheDocument();
  });

  test('asks a user without a password to log in again', async () => {
    await open('/edit-profile', { as: { name: 'Sanne' }, answers: [answer(getSettings)] });
    respondWith(refuse(updateMe, 'confirm_identity'), answer(signInMethods));
    await ask();
    await expect
      .element(page.getByRole('dialog').getByRole('link', { name: t('signIn.confirm.logIn') }))
      .toHaveAttribute('href', '/login?returnTo=%2Fedit-profile');
  });
});

describe('a photo', () => {
  const choose = async (file: File) => userEvent.upload(field(t('editProfile.photo.choose')), file);
  const sheet = () => page.getByRole('dialog', { name: t('editProfile.photo.crop') });

  test('is cropped with the keys alone, shown, and sent when the form is', async () => {
    await openProfile();
    await choose(await twoColours());
    const part = sheet().getByRole('group', { name: t('editProfile.photo.cropArea') });
    const zoom = sheet().getByLabelText(t('editProfile.photo.zoom'));
    await press(part, '{ArrowRight>40/}');
    await press(zoom, '{ArrowRight}');
    await expect.element(zoom).toHaveValue('1.05');
    await sheet()
      .getByRole('button', { name: t('editProfile.photo.use') })
      .tap();
    await expect.element(sheet()).not.toBeInTheDocument();
    expect(askedOf(updateMe)).toEqual([]);
    respondWith(answer(updateMe, { user: { _id: ownId, name: 'Sanne', email: 'sanne@rondo.test', role: 'player' } }));
    await save(t).tap();
    await expectBanner(t('editProfile.done'));
    const [file] = askedOf(updateMe)[0]?.files ?? [];
    // The test moved the picture to the right, so its red half is at the centre.
    const { size, middle } = await look(file ?? new Blob());
    expect(size.width).toBe(size.height);
    const [red = 0, green = 0, blue = 0] = middle;
    expect([red > 180, green < 80, blue < 80]).toEqual([true, true, true]);
  });

  test('a file that is no photo, or too large, is refused at once', async () => {
    await openProfile();
    await choose(new File(['a shopping list'], 'notes.txt', { type: 'text/plain' }));
    await expect
      .element(field(t('editProfile.photo.choose')))
      .toHaveAccessibleDescription(expect.stringContaining(t('editProfile.photo.unusable')));
  });

  test('that the browser can’t show is refused, and the focus is back', async () => {
    await openProfile();
    await focusOn(field(t('editProfile.photo.choose')));
    await choose(new File(['not a picture'], 'me.png', { type: 'image/png' }));
    await expectSaidAt(field(t('editProfile.photo.choose')), t('editProfile.photo.unusable'));
    await expect.element(sheet()).not.toBeInTheDocument();
  });

  test('is taken away once it is saved', async () => {
    await open('/edit-profile', {
      as: { name: 'Sanne', photo: '/files/photos/0.webp' },
      answers: [withPassword],
    });
    await page.getByRole('button', { name: t('editProfile.photo.remove') }).tap();
    await expect.element(page.getByText(t('editProfile.photo.removed'))).toBeVisible();
    respondWith(answer(updateMe, { user: { _id: ownId, name: 'Sanne', email: 'sanne@rondo.test', role: 'player' } }));
    await save(t).tap();
    await expectBanner(t('editProfile.done'));
    expect(askedOf(updateMe).map(({ body }) => body)).toEqual([{ removePhoto: true }]);
  });
});

describe('the password', () => {
  const openPassword = (language: Language = 'en') =>
    open('/edit-profile?tab=password', { language, as: {}, answers: [withPassword] });
  async function fill(t: Translate) {
    await field(t('editProfile.current')).write('Wrong1234');
    await field(t('editProfile.next')).write('Korenbloem34');
    await field(t('accounts.confirmPassword')).write('Korenbloem34');
  }
  const change = (t: Translate) => page.getByRole('button', { name: t('editProfile.changePassword') });

  testRefusals({
    call: updateMyPassword,
    open: openPassword,
    fill,
    button: change,
    at: {
      wrong_password: (t) => field(t('editProfile.current')),
      password_weak: (t) => field(t('editProfile.next')),
      password_common: (t) => field(t('editProfile.next')),
      passwords_differ: (t) => field(t('accounts.confirmPassword')),
    },
  });
  testRules(openPassword, (t) => [
    [t('editProfile.current'), '', t('accounts.passwordRequired')],
    [t('editProfile.next'), 'korenbloem', t('accounts.passwordWeak')],
    [t('accounts.confirmPassword'), 'other', t('accounts.passwordsDiffer')],
  ]);

  test('is changed, and the form is empty again', async () => {
    await openPassword();
    await fill(t);
    respondWith(answer(updateMyPassword));
    await change(t).tap();
    await expectBanner(t('editProfile.passwordDone'));
    await expect.element(field(t('editProfile.current'))).toHaveValue('');
    expect(askedOf(updateMyPassword).map(({ body }) => body)).toEqual([
      { passwordCurrent: 'Wrong1234', password: 'Korenbloem34', confirm: 'Korenbloem34' },
    ]);
  });

  test('that isn’t there yet is set by mail', async () => {
    await open('/edit-profile?tab=password', { as: {}, answers: [answer(getSettings)] });
    await expect
      .element(page.getByRole('link', { name: t('editProfile.setByMail.link') }))
      .toHaveAttribute('href', '/restore-password?email=sanne%40rondo.test');
  });

  test('waits until it is known whether there is one', async () => {
    await open('/edit-profile?tab=password', { as: {}, answers: [neverAnswer(getSettings)] });
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
  });

  test('is loaded again after a failure', async () => {
    await open('/edit-profile?tab=password', { as: {}, answers: [refuse(getSettings, 'busy')] });
    const retry = page.getByRole('button', { name: t('common.retry') });
    await expect.element(retry).toBeVisible();
    respondWith(withPassword);
    await retry.tap();
    await expect.element(field(t('editProfile.current'))).toBeVisible();
  });
});

test('a guest has no profile, and is led to a password', async () => {
  await open('/edit-profile', { as: { role: 'guest', balance: null } });
  await expect
    .element(page.getByRole('link', { name: t('editProfile.guest.link') }))
    .toHaveAttribute('href', '/guest-account?email=sanne%40rondo.test');
});
