import { signUp } from '@rondo/contract';
import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { askedOf } from '../../../../test/backend.ts';
import { field } from '../../../../test/forms.ts';
import { open, speak } from '../../../../test/open.tsx';

const t = speak('en');
const kept = () => [...document.querySelectorAll('main [data-kept]')].map(({ textContent }) => textContent);

test('a new password is checked while one types, and nothing of it is sent', async () => {
  await open('/signup');
  const [first, second] = [field(t('accounts.password')), field(t('accounts.confirmPassword'))];
  const news = page.getByRole('status').filter({ hasText: /./ });
  // Announcements wait for a pause, which passes here at once.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const type = async (where: Locator, words: string) => {
    await where.write(words);
    vi.advanceTimersByTime(800);
  };
  await type(first, 'zonnebloem');
  await expect
    .poll(kept)
    .toEqual([t('accounts.rules.length'), t('accounts.rules.lowercase'), t('accounts.rules.uncommon')]);
  await expect.element(news).toMatchTextContent(t('accounts.rules.uppercase'));
  await type(first, 'Welkom2026!');
  await expect.poll(kept).toHaveLength(4);
  await expect.element(news).toMatchTextContent(t('accounts.rules.uncommon'));
  await type(first, 'Zonnebloem12');
  await expect.poll(kept).toHaveLength(5);
  await type(second, 'Zonne');
  await expect.element(news).toMatchTextContent(t('accounts.notSameYet'));
  await type(second, 'Zonnebloem12');
  await expect.poll(() => kept().at(-1)).toBe(t('accounts.same'));
  await expect.element(news).toHaveTextContent(`${t('accounts.strong')} ${t('accounts.same')}`);
  expect(askedOf(signUp)).toEqual([]);
});

test('a password is shown, and hidden again', async () => {
  await open('/signup');
  const first = field(t('accounts.password'));
  await page
    .getByRole('button', { name: t('accounts.showPassword') })
    .first()
    .tap();
  await expect.element(first).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: t('accounts.hidePassword') }).tap();
  await expect.element(first).toHaveAttribute('type', 'password');
});
