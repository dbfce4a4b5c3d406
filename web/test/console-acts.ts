import type { Call, CallResponse } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Translate } from '../src/platform/i18n.tsx';
import { answer, type Answer, askedOf, respondWith } from './backend.ts';
import { expectBanner } from './banners.ts';
import type { Partly } from './example.ts';
import { testRefusals, type TestedForm } from './forms.ts';
import { open, speak } from './open.tsx';

export const someId = (number: number): string => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;

/** Who is in the console. */
export const admin = { role: 'admin' } as const;
/** The pages of a list of one. */
export const one = { totalCount: 1, totalPages: 1 };

/** The sheet that an admin confirms an act in. */
export const sheet = (): Locator => page.getByRole('dialog');
/** A field of that sheet. */
export const label = (words: string): Locator => sheet().getByLabelText(words, { exact: true });

/** Something that an admin does, in a sheet that asks for the reason. */
export interface Act<C extends Call = Call> {
  name: string;
  address: string;
  /** What the page asks for. */
  answers: readonly Answer[];
  call: C;
  /** What the button says. */
  action: (t: Translate) => string;
  /** The label of the reason, if it is not the usual one; null where none is asked for. */
  reason?: ((t: Translate) => string) | null;
  /** Steps to the sheet from the address, and what is filled in beside the reason. */
  fill?: (t: Translate) => Promise<void>;
  done?: Partly<CallResponse<C>>;
  /** What is said then, if it is not the usual. */
  says?: (t: Translate) => string;
  /** What is sent. */
  body: object | undefined;
  /** The field that a refusal is about; one that is not named stands at the button. */
  at?: TestedForm['at'];
  /** Some refusals are shown elsewhere. */
  except?: readonly C['errors'][number][];
}

const reason = 'Asked for by phone';

/** An act of the console: what it sends, that it asks why, and each refusal in both languages. */
export function testAct<C extends Call>(act: Act<C>): void {
  const { name, address, answers, call, action, fill, done, body, at = {}, except = [] } = act;
  const label = act.reason === undefined ? (t: Translate) => t('console.act.reason') : act.reason;
  const openSheet = (language: Language) => open(address, { as: admin, language, answers });
  const button = (t: Translate) => sheet().getByRole('button', { name: action(t), exact: true });
  const fillAll = async (t: Translate) => {
    await fill?.(t);
    if (label) await sheet().getByLabelText(label(t)).write(reason);
  };
  describe(name, () => {
    test('says why it can’t be done yet, is sent with its reason, and says that it is done', async () => {
      const t = speak('en');
      await openSheet('en');
      await fill?.(t);
      if (label) {
        await sheet().getByLabelText(label(t)).write('no');
        await button(t).tap();
        await expect.element(sheet().getByText(t('field.short', { least: '3' }))).toBeVisible();
        await sheet().getByLabelText(label(t)).write(reason);
      }
      respondWith(answer(call, done));
      await button(t).tap();
      await expectBanner(act.says?.(t) ?? t('console.act.done'));
      expect(askedOf(call).map((one) => one.body)).toEqual([body]);
    });

    testRefusals({
      call,
      open: openSheet,
      fill: fillAll,
      button,
      at,
      except,
    });
  });
}

/** What {@link testAct} types as the reason. */
export const withReason = <Body extends object>(body: Body): Body & { reason: string } => ({ ...body, reason });
