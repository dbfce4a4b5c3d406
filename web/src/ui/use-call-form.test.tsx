import { makeInvitation } from '@rondo/contract/forms';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectSaidAt, field } from '../../test/forms.ts';
import { show, speak } from '../../test/open.tsx';
import type { CallForm } from '../platform/call-form.ts';
import { SubmitButton } from './button.tsx';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { useCallForm } from './use-call-form.ts';

type Rules = CallForm['fields'][string];

/** A form with one field of these rules, which says nothing by itself. */
function OneField({ rules, sent }: { rules: Rules; sent: (body: unknown) => void }) {
  const call = { ...makeInvitation, form: { fields: { uses: rules }, refused: {} } };
  const form = useCallForm(call, { initial: { uses: '', days: '7' } });
  return (
    <Form {...form.sends(sent)}>
      <Field {...form.text('uses')} label="Field" />
      <SubmitButton working={false}>Send</SubmitButton>
    </Form>
  );
}

const cases = [
  ['', { type: 'string', required: true }, 'missing', {}],
  ['ab', { type: 'string', minLength: 3 }, 'short', { least: '3' }],
  ['1200', { type: 'number', maximum: 1000 }, 'high', { most: '1,000' }],
  ['0', { type: 'number', minimum: 1 }, 'low', { least: '1' }],
  ['1.5', { type: 'integer' }, 'whole', {}],
  ['x1', { type: 'string', pattern: '^\\d+$' }, 'invalid', {}],
] as const;

describe('what isn’t as the call takes it is said in words that every form has', () => {
  for (const [typed, rules, problem, params] of cases)
    test(problem, async () => {
      const bodies: unknown[] = [];
      await show(<OneField rules={rules} sent={(body) => bodies.push(body)} />);
      if (typed !== '') await field('Field').write(typed);
      await page.getByRole('button', { name: 'Send' }).tap();
      await expectSaidAt(field('Field'), speak('en')(`field.${problem}`, params as never));
      expect(bodies).toEqual([]);
    });

  test.each<Language>(['en', 'nl'])('an address in those that the server has for it (%s)', async (language) => {
    await show(<OneField rules={{ type: 'string', format: 'email' }} sent={() => undefined} />, { language });
    await field('Field').write('nobody');
    await page.getByRole('button', { name: 'Send' }).tap();
    await expectSaidAt(field('Field'), speak(language)('errors.email_invalid'));
  });
});
