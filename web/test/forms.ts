import { type Call, type ErrorCode, errors, type ErrorParams } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { findPhrase } from '@rondo/phrases/translate';
import { consentAges, type Language } from '@rondo/rules';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Translate } from '../src/platform/i18n.tsx';
import { type Answer, refuse, respondWith } from './backend.ts';
import { speak } from './open.tsx';

/** A form, as a test opens it and fills it in so that nothing is wrong with it. */
export interface TestedForm {
  call: Call;
  open: (language: Language, answers?: readonly Answer[]) => Promise<void>;
  fill: (t: Translate) => Promise<void>;
  /** What sends it. */
  button: (t: Translate) => Locator;
  /** The field that a refusal is about; one that is not named is about none, and stands at the button. */
  at?: Partial<Record<ErrorCode, (t: Translate) => Locator>>;
  /** Refusals that this form treats in its own way, or can't meet. */
  except?: readonly ErrorCode[];
}

/** The field of this label. */
export const field = (label: string): Locator => page.getByLabelText(label);

/** The box of the terms says how old one is, too. */
export const termsLabel = (t: Translate) => t('accounts.terms') + t('consent.age', consentAges);
export const guestTermsLabel = (t: Translate) => t('spots.guest.terms') + t('consent.age', consentAges);

/** Something that a refusal's sentence can name for each of its params. */
export const paramsOf = (code: ErrorCode): ErrorParams =>
  Object.fromEntries([...errors[code][1].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 9]));

/** A refusal in words, with what {@link paramsOf} says of it. */
export function sentence(language: Language, code: ErrorCode): string {
  const params = Object.entries(paramsOf(code)).map(([name]) => [name, name === 'minutes' ? '9 min' : 9]);
  return findPhrase(phrasesIn[language], `errors.${code}`, Object.fromEntries(params) as Record<string, string>) ?? '';
}

/** The field says this, and has the focus. */
export async function expectSaidAt(where: Locator, words: string): Promise<void> {
  await expect.element(where).toHaveAccessibleDescription(expect.stringContaining(words));
  await expect.element(where).toHaveFocus();
}

/** The form says this at its button, and the focus is there. */
export async function expectSaidAtButton(words: string): Promise<void> {
  await expect.element(page.getByRole('alert').filter({ hasText: words })).toHaveFocus();
}

/** All that is filled in of the open sheet, or else of the page. */
function filledIn() {
  const within = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
  return [...within.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value, checked }) =>
    checked ? [value, checked] : value,
  );
}

/** Each refusal that the contract names for the form's call stands at its field, in both languages, and what was typed stays. */
export function testRefusals({ call, open, fill, button, at = {}, except = [] }: TestedForm): void {
  const codes = ([...call.errors, 'too_many_requests', 'unavailable'] as const).filter((one) => !except.includes(one));
  for (const language of ['en', 'nl'] as const)
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

/** A field, what is typed into it, and what it says then. */
type Rule = readonly [label: string, typed: string, words: string];

/** What a field says when it is left, in both languages. */
export function testRules(open: TestedForm['open'], rules: (t: Translate) => readonly Rule[]): void {
  for (const language of ['en', 'nl'] as const)
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
