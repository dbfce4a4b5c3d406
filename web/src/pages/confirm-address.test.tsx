import { confirmAddress } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { expectSaidAtButton } from '../../test/forms.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');
const submit = () => page.getByRole('button', { name: t('editProfile.confirm.submit') });

test('one press confirms the address, which is named, and leads a visitor to the login', async () => {
  await open('/confirm-address/mailed', { answers: [answer(confirmAddress, { email: 'new@rondo.test' })] });
  expect(askedOf(confirmAddress)).toEqual([]);
  await submit().tap();
  await expectBanner(t('editProfile.confirm.done', { email: 'new@rondo.test' }));
  await expect.poll(() => location.pathname).toBe('/login');
  expect(askedOf(confirmAddress)).toMatchObject([{ body: { token: 'mailed' } }]);
});

test.each([
  ['address_confirmed', 'editProfile.confirm.already'],
  ['address_link_invalid', 'editProfile.confirm.gone'],
] as const)('a link of no more use says what is so: %s', async (code, title) => {
  await open('/confirm-address/mailed', { answers: [refuse(confirmAddress, code)] });
  await submit().tap();
  await expect.element(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: t('editProfile.confirm.again') }))
    .toHaveAttribute('href', '/edit-profile');
});

test('a refusal that allows another try is shown at the button', async () => {
  await open('/confirm-address/mailed', { answers: [refuse(confirmAddress, 'busy')] });
  await submit().tap();
  await expectSaidAtButton(t('errors.busy'));
});
