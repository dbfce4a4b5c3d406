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

/** An admin, who may use the console. */
export const admin = { role: 'admin' } as const;
/** The paging of a list with a single row. */
export const one = { totalCount: 1, totalPages: 1 };

/** The sheet in which an admin confirms an act. */
export const sheet = (): Locator => page.getByRole('dialog');
/** A field of that sheet. */
export const label = (words: string): Locator => sheet().getByLabelText(words, { exact: true });

/** An act of an admin, in a sheet that asks for the reason. */
export interface Act<C extends Call = Call> {
  name: string;
  address: string;
  /** The answers that the page needs. */
  answers: readonly Answer[];
  call: C;
  /** The label of the button. */
  action: (t: Translate) => string;
  /** The label of the reason, if it is not the usual one; null where none is asked for. */
  reason?: ((t: Translate) => string) | null;
  /** Takes the steps from the address to the sheet, and fills in the fields beside the reason. */
  fill?: (t: Translate) => Promise<void>;
  done?: Partly<CallResponse<C>>;
  /** The banner after the act, if it is not the usual one. */
  says?: (t: Translate) => string;
  /** The body of the request. */
  body: object | undefined;
  /** The field that shows a refusal; refusals that are not named here are shown at the button. */
  at?: TestedForm['at'];
  /** Refusals that are shown elsewhere. */
  except?: readonly C['errors'][number][];
}

const reason = 'Asked for by phone';

/** Tests an act of the console: its request, that it asks for a reason, and each refusal in both languages. */
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

/** The reason that {@link testAct} types. */
export const withReason = <Body extends object>(body: Body): Body & { reason: string } => ({ ...body, reason });
