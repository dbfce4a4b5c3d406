import {
  confirmIdentity,
  googleUnlink,
  listSessions,
  passkeyRegistrationOptions,
  removePasskey,
  renamePasskey,
  revokeOtherSessions,
  revokeSession,
  type CallResponse,
  signInMethods,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import type { Partly } from '../../../../test/example.ts';
import { expectSaidAt, expectSaidAtButton, testRefusals } from '../../../../test/forms.ts';
import { at } from '../../../../test/instant.ts';
import { inShell } from '../../../../test/native-shell.ts';
import { show, speak } from '../../../../test/open.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

const t = speak('en');
type Ways = Partly<CallResponse<typeof signInMethods>['data']>;
const ways = (some: Ways = {}) => answer(signInMethods, { data: { hasPassword: true, ...some } });
const panel = (some?: Ways, answers: readonly Answer[] = [], language: Language = 'en') =>
  show(<SignInPanel />, {
    as: {},
    language,
    address: '/settings',
    answers: [...answers, ways(some), answer(listSessions)],
  });
const button = (name: string) => page.getByRole('button', { name });
const passkey = { _id: '00000000-0000-4000-8000-000000000007', name: 'My phone', createdAt: at('-P3D') };

describe('a password and Google', () => {
  test('are shown as set', async () => {
    await panel({ google: { available: true, linked: true } });
    await expect.element(page.getByText(t('signIn.methods.passwordSet'))).toBeVisible();
    await expect.element(page.getByText(t('signIn.methods.googleLinked'))).toBeVisible();
  });

  test('offer to be added', async () => {
    await panel({ hasPassword: false, google: { available: true, linked: false } });
    await expect
      .element(page.getByRole('link', { name: t('signIn.methods.setPassword') }))
      .toHaveAttribute('href', '/restore-password?email=sanne%40rondo.test');
    await expect.element(button(t('signIn.methods.link'))).toBeVisible();
  });

  test('Google is unlinked at a press', async () => {
    await panel({ google: { available: true, linked: true } }, [answer(googleUnlink)]);
    await expect.element(button(t('signIn.methods.unlink'))).toBeVisible();
    respondWith(ways({ google: { available: true, linked: false } }));
    await button(t('signIn.methods.unlink')).tap();
    await expectBanner(t('signIn.methods.unlinked'));
    await expect.element(page.getByText(t('signIn.methods.googleNone'))).toBeVisible();
  });

  test('in a shell it can be unlinked, not linked', async () => {
    inShell('android');
    await panel({ google: { available: true, linked: false } });
    await expect.element(page.getByText(t('signIn.methods.googleNone'))).toBeVisible();
    await expect.element(button(t('signIn.methods.link'))).not.toBeInTheDocument();
  });

  test('that fail to load are loaded again', async () => {
    await panel({}, [refuse(signInMethods, 'busy')]);
    const retry = button(t('common.retry'));
    await expect.element(retry).toBeVisible();
    respondWith(ways());
    await retry.tap();
    await expect.element(page.getByText(t('signIn.methods.passwordSet'))).toBeVisible();
  });
});

describe('a passkey', () => {
  const dialog = () => page.getByRole('dialog');
  const openRename = async (language: Language = 'en') => {
    const t = speak(language);
    await panel({ passkeys: [passkey] }, [], language);
    await button(t('signIn.passkeys.renameOf', { name: 'My phone' })).tap();
  };

  test('none is there', async () => {
    await panel();
    await expect.element(page.getByText(t('signIn.passkeys.none'))).toBeVisible();
  });

  testRefusals({
    call: renamePasskey,
    open: (language) => panel({ passkeys: [passkey] }, [], language),
    fill: async (t) => {
      await button(t('signIn.passkeys.renameOf', { name: 'My phone' })).tap();
      await dialog().getByLabelText(t('signIn.passkeys.name')).write('Phone');
    },
    button: (t) => dialog().getByRole('button', { name: t('signIn.passkeys.save') }),
  });

  test('gets a name, which is needed', async () => {
    await openRename();
    const name = dialog().getByLabelText(t('signIn.passkeys.name'));
    await expect.element(name).toHaveValue('My phone');
    await name.write(' ');
    await dialog()
      .getByRole('button', { name: t('signIn.passkeys.save') })
      .tap();
    await expectSaidAt(name, t('signIn.passkeys.nameMissing'));
    await name.write('Phone');
    respondWith(answer(renamePasskey), ways({ passkeys: [{ ...passkey, name: 'Phone' }] }));
    await dialog()
      .getByRole('button', { name: t('signIn.passkeys.save') })
      .tap();
    await expectBanner(t('signIn.passkeys.renamed'));
    await expect.element(page.getByText('Phone')).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(askedOf(renamePasskey)).toMatchObject([{ params: { id: passkey._id }, body: { name: 'Phone' } }]);
  });

  test('is taken away once one says so again', async () => {
    await panel({ passkeys: [passkey] });
    await button(t('signIn.passkeys.removeOf', { name: 'My phone' })).tap();
    const remove = dialog().getByRole('button', { name: t('signIn.passkeys.remove') });
    respondWith(refuse(removePasskey, 'unavailable'));
    await remove.tap();
    await expectSaidAtButton(t('errors.unavailable'));
    respondWith(answer(removePasskey), ways());
    await remove.tap();
    await expectBanner(t('signIn.passkeys.removed'));
    await expect.element(page.getByText(t('signIn.passkeys.none'))).toBeVisible();
  });

  test('is added by a session of a while ago only for its password', async () => {
    await panel({}, [refuse(passkeyRegistrationOptions, 'confirm_identity')]);
    await button(t('signIn.passkeys.add')).tap();
    const sheet = page.getByRole('dialog', { name: t('signIn.confirm.title') });
    const password = sheet.getByLabelText(t('accounts.password'));
    await password.write('Rondo2025!');
    respondWith(refuse(confirmIdentity, 'wrong_password'));
    await sheet.getByRole('button', { name: t('signIn.confirm.submit') }).tap();
    await expectSaidAt(password, t('errors.wrong_password'));
    await password.write('Rondo2026!');
    respondWith(answer(confirmIdentity), refuse(passkeyRegistrationOptions, 'passkey_limit', { params: { most: 10 } }));
    await sheet.getByRole('button', { name: t('signIn.confirm.submit') }).tap();
    await expect.element(sheet).not.toBeInTheDocument();
    await expectBanner('You already have 10 passkeys. Remove one first.');
    expect(askedOf(passkeyRegistrationOptions)).toHaveLength(2);
  });
});

describe('the list of sessions', () => {
  const here = { browser: 'Chrome', system: 'Android', isCurrent: true } as const;
  const there = { browser: 'Firefox', system: 'Windows' } as const;
  const device = 'Firefox, Windows';
  const sessions = (...all: object[]) => answer(listSessions, { data: { sessions: all } });

  test('this device is marked, and can’t be logged out here', async () => {
    await panel({}, [sessions(here)]);
    await expect.element(page.getByText(t('signIn.sessions.here'))).toBeVisible();
    await expect.element(button(t('signIn.sessions.endOthers'))).not.toBeInTheDocument();
  });

  test('another is logged out at a press', async () => {
    await panel({}, [sessions(here, there)]);
    await expect.element(page.getByText(device)).toBeVisible();
    respondWith(answer(revokeSession), sessions(here));
    await button(t('signIn.sessions.endOf', { device })).tap();
    await expectBanner(t('signIn.sessions.ended', { device }));
    await expect.element(page.getByText(device)).not.toBeInTheDocument();
  });

  test('all others are, together', async () => {
    await panel({}, [sessions(here, there, { browser: null, system: null })]);
    await expect.element(page.getByText(t('signIn.sessions.unknown'))).toBeVisible();
    respondWith(answer(revokeOtherSessions, { count: 2 }), sessions(here));
    await button(t('signIn.sessions.endOthers')).tap();
    await expectBanner(t('signIn.sessions.others', { count: 2 }));
  });

  test('what could not be logged out says why', async () => {
    await panel({}, [sessions(here, there), refuse(revokeSession, 'session_not_found')]);
    await button(t('signIn.sessions.endOf', { device })).tap();
    await expectBanner(t('errors.session_not_found'));
  });
});
