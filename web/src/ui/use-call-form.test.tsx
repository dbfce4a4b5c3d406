import { makeInvitation } from '@rondo/contract/forms';
import { keptByScripts } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectSaidAt, field } from '../../test/forms.ts';
import { testedLanguages } from '../../test/languages.ts';
import { keptKey, show, speak } from '../../test/open.tsx';
import type { CallForm } from '../platform/call-form.ts';
import { SubmitButton } from './button.tsx';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { useCallForm } from './use-call-form.ts';

type Rules = CallForm['fields'][string];

/** A form with one field of these rules, which has no words of its own. */
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

describe('a value that the call would refuse shows the usual words', () => {
  for (const [typed, rules, problem, params] of cases)
    test(problem, async () => {
      const bodies: unknown[] = [];
      await show(<OneField rules={rules} sent={(body) => bodies.push(body)} />);
      if (typed !== '') await field('Field').write(typed);
      await page.getByRole('button', { name: 'Send' }).tap();
      await expectSaidAt(field('Field'), speak('en')(`field.${problem}`, params as never));
      expect(bodies).toEqual([]);
    });

  test.each(testedLanguages)('an address in those that the server has for it (%s)', async (language) => {
    await show(<OneField rules={{ type: 'string', format: 'email' }} sent={() => undefined} />, { language });
    await field('Field').write('nobody');
    await page.getByRole('button', { name: 'Send' }).tap();
    await expectSaidAt(field('Field'), speak(language)('errors.email_invalid'));
  });
});

const keep = { entry: keptByScripts.enquiry, id: 'test' };
const twoFields = {
  ...makeInvitation,
  form: {
    fields: {
      uses: { type: 'string', required: true },
      rows: { type: 'array', fields: { name: { type: 'string', required: true } } },
    },
    refused: {},
  } satisfies CallForm,
};

/** A form of two fields and a list of rows, stored in this tab, which checks a field while it is left. */
function TwoFields({ sent }: { sent: (body: unknown) => void }) {
  const initial = { uses: '', days: '', rows: [] as readonly { key: string; name: string }[] };
  const form = useCallForm(twoFields, {
    initial,
    keep,
    looks: 'while left',
    say: { uses: 'Missing', 'rows.name': 'No name' },
  });
  return (
    <Form {...form.sends(sent)}>
      <Field {...form.text('uses')} label="Field" />
      <Field {...form.text('days')} label="Days" />
      {form.values.rows.map(({ key }, at) => (
        <Field key={key} {...form.text(`rows.${at}.name`)} label={`Row ${at}`} />
      ))}
      <button
        type="button"
        onClick={() => form.change(({ rows }) => ({ rows: [...rows, { key: crypto.randomUUID(), name: '' }] }))}
      >
        Add
      </button>
      <SubmitButton working={false}>Send</SubmitButton>
    </Form>
  );
}

/** Fills in a field like a program: two calls follow each other without a pause. */
function fillIn(label: string, words: string): void {
  const input = field(label).element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('a form of several fields', () => {
  test('sends what a program filled in a moment ago', async () => {
    const bodies: unknown[] = [];
    await show(<TwoFields sent={(body) => bodies.push(body)} />);
    const form = document.querySelector('form');
    fillIn('Field', 'Sanne');
    fillIn('Days', '7');
    fillIn('Field', 'Sanne de Vries');
    form?.requestSubmit();
    expect(bodies).toMatchObject([{ uses: 'Sanne de Vries' }]);
    await expect.element(field('Days')).toHaveValue('7');
  });

  test('says what is wrong while a field is left, not while it is typed in', async () => {
    await show(<TwoFields sent={() => undefined} />);
    await field('Field').write('a');
    await field('Field').write('');
    await expect.element(field('Field')).toBeValid();
    await userEvent.tab();
    await expect.element(field('Field')).toBeInvalid();
    await field('Field').write(' ');
    await expect.element(field('Field')).toBeValid();
  });

  test('checks each row, and focuses its error', async () => {
    await show(<TwoFields sent={() => undefined} />);
    await field('Field').write('a');
    await page.getByRole('button', { name: 'Add' }).tap();
    await page.getByRole('button', { name: 'Send' }).tap();
    await expectSaidAt(field('Row 0'), 'No name');
    await field('Row 0').write('Red');
    await expect.element(field('Row 0')).toBeValid();
  });

  test('drops stored values of an older version that don’t fit any more', async () => {
    const old = { uses: 'Sanne', where: 'Utrecht', rows: [{ title: 'Red' }] };
    sessionStorage.setItem(keptKey(keep.entry, keep.id, 'nobody'), JSON.stringify(old));
    await show(<TwoFields sent={() => undefined} />);
    await expect.element(field('Field')).toHaveValue('Sanne');
    expect(field('Row 0').query()).toBeNull();
  });

  test('stores nothing if nothing has changed', async () => {
    await show(<TwoFields sent={() => undefined} />);
    await field('Field').write('a');
    expect(sessionStorage.getItem(keptKey(keep.entry, keep.id, 'nobody'))).toBe('{"uses":"a"}');
    await field('Field').write('');
    expect(sessionStorage.getItem(keptKey(keep.entry, keep.id, 'nobody'))).toBeNull();
  });
});
