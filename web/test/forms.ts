import { type Call, type ErrorCode, errors, type ErrorParams, logIn } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { findPhrase } from '@rondo/phrases/translate';
import { consentAges, type Language } from '@rondo/rules';
import { expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Translate } from '../src/platform/i18n.tsx';
import { isSecret } from '../src/platform/secrets.ts';
import { answer, type Answer, refuse, respondWith } from './backend.ts';
import { otherLanguages, testedLanguages } from './languages.ts';
import { speak } from './open.tsx';

/** A form: how a test opens it, and fills it in correctly. */
export interface TestedForm {
  call: Call;
  open: (language: Language, answers?: readonly Answer[]) => Promise<void>;
  fill: (t: Translate) => Promise<void>;
  /** Takes the steps to a form that is rendered without its page, and so has no address to return to. */
  reopen?: (t: Translate) => Promise<void>;
  /** The button that sends it. */
  button: (t: Translate) => Locator;
  /** The field that shows a refusal; refusals that are not named here are shown at the button. */
  at?: Partial<Record<ErrorCode, (t: Translate) => Locator>>;
  /** Refusals that this form handles in a way of its own, or never meets. */
  except?: readonly ErrorCode[];
}

export const field = (label: string): Locator => page.getByLabelText(label);

/** The label of the terms also says the minimum age. */
export const termsLabel = (t: Translate) => t('accounts.terms') + t('consent.age', consentAges);
export const guestTermsLabel = (t: Translate) => t('spots.guest.terms') + t('consent.age', consentAges);

/** A value for each param of a refusal's sentence. */
export const paramsOf = (code: ErrorCode): ErrorParams =>
  Object.fromEntries([...errors[code][1].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 9]));

/** The sentence of a refusal, with the values of {@link paramsOf}. */
export function sentence(language: Language, code: ErrorCode): string {
  const params = Object.entries(paramsOf(code)).map(([name]) => [name, name === 'minutes' ? '9 min' : 9]);
  return findPhrase(phrasesIn[language], `errors.${code}`, Object.fromEntries(params) as Record<string, string>) ?? '';
}

/** Expects the field to show this error and to have the focus. */
export async function expectSaidAt(where: Locator, words: string): Promise<void> {
  await expect.element(where).toHaveAccessibleDescription(expect.stringContaining(words));
  await expect.element(where).toHaveFocus();
}

/** Expects the form to show this error at its button, with the focus there. */
export async function expectSaidAtButton(words: string): Promise<void> {
  await expect.element(page.getByRole('alert').filter({ hasText: words })).toHaveFocus();
}

/** The values of all fields in the open sheet, or else on the page. */
function filledIn(isAsked: (input: HTMLInputElement) => boolean = () => true): unknown[] {
  const within = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
  const inputs = [...within.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  return inputs.filter(isAsked).map(({ value, checked }) => (checked ? [value, checked] : value));
}

/** The values that come back after a log-in: all except secrets and files. */
const comesBack = (): unknown[] =>
  filledIn(({ type, name }) => type !== 'file' && type !== 'password' && !isSecret(name));

async function logInAgain(t: Translate): Promise<void> {
  const enter = page.getByRole('button', { name: t('accounts.login.submit'), exact: true });
  await expect.element(enter).toBeVisible();
  respondWith(answer(logIn));
  await field(t('accounts.email')).write('sanne@rondo.test');
  await page.getByLabelText(t('accounts.password'), { exact: true }).write('Zonnebloem12');
  await enter.tap();
}

/**
 * When a session ends in the middle of a form, one press leads to the log-in, which returns to the form's step with everything that was typed
 * (decisions/0124-a-session-that-ends.md). How it works is tested in `app/shell/logged-out.test.tsx`; this holds that each form takes part.
 */
export function testLoggedOut({
  call,
  open,
  fill,
  reopen,
  button,
}: Pick<TestedForm, 'call' | 'open' | 'fill' | 'reopen' | 'button'>): void {
  if (call.access === 'visitor') return;
  for (const language of otherLanguages)
    test(`a session that ends meanwhile: logged in again, one is back with all that was typed (${call.path}, ${language})`, async () => {
      const t = speak(language);
      await open(language);
      await fill(t);
      const [address, typed] = [location.href, comesBack()];
      respondWith(refuse(call, 'not_logged_in'));
      await button(t).tap();
      const isWhole = document.querySelector('main') !== null;
      await page.getByRole('button', { name: t('field.loggedOut.goOn') }).tap();
      if (isWhole) await logInAgain(t);
      // A form without its page has no page to log in on.
      else {
        await cleanup();
        await open(language);
        await reopen?.(t);
      }
      await expect.poll(() => location.href).toBe(address);
      await expect.poll(comesBack).toEqual(typed);
    });
}

/** Each refusal that the contract names for the form's call is shown at its field, in both languages, and the form keeps what was typed. */
export function testRefusals({ call, open, fill, reopen, button, at = {}, except = [] }: TestedForm): void {
  testLoggedOut({ call, open, fill, reopen, button });
  const codes = ([...call.errors, 'too_many_requests', 'unavailable'] as const).filter((one) => !except.includes(one));
  for (const language of testedLanguages)
    test(
      `each refusal stands where it is mended, and what was typed stays (${language})`,
      { timeout: 30_000 },
      async () => {
        const t = speak(language);
        await open(language);
        await fill(t);
        const typed = filledIn();
        for (const code of codes) {
          respondWith(refuse(call, code, { params: paramsOf(code) }));
          await button(t).tap();
          const where = at[code];
          if (where) await expectSaidAt(where(t), sentence(language, code));
          else await expectSaidAtButton(sentence(language, code));
          expect([code, filledIn()]).toEqual([code, typed]);
        }
      },
    );
}

/** A field's label, a wrong value, and the error that it causes. */
type Rule = readonly [label: string, typed: string, words: string];

/** Tests the error that each field shows when it is left, in both languages. */
export function testRules(open: TestedForm['open'], rules: (t: Translate) => readonly Rule[]): void {
  for (const language of testedLanguages)
    test(`what is wrong is said on leaving the field (${language})`, async () => {
      await open(language);
      for (const [label, typed, words] of rules(speak(language))) {
        await field(label).write(typed);
        await userEvent.tab();
        await expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(words));
        await expect.element(field(label)).toBeInvalid();
      }
    });
}
