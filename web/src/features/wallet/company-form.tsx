import type { Company } from '@rondo/contract';
import { keepCompany } from '@rondo/contract/forms';
import { nameLetters, unprintableLetters } from '@rondo/rules/printable-letters';
import type { UseMutationResult } from '@tanstack/react-query';
import { useT } from '../../platform/i18n.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, Problem } from '../../ui/form.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import type { TypedCompany } from './company-queries.ts';

interface Props {
  /** The form's initial values. */
  company: Company | null;
  saving: UseMutationResult<unknown, Error, TypedCompany>;
  action: string;
}

/** The fields of a company, which are the same for the stored company and for that of a single invoice. */
export function CompanyForm({ company, saving, action }: Props) {
  const t = useT();
  const { name = '', address = '', vat = '', kvk = null } = company ?? {};
  /** An invoice can't be changed later, so text that can't be printed is refused while it is typed. */
  const unprintable = (text = '') => {
    const letters = unprintableLetters(text);
    return letters.length > 0 ? t('company.unprintable', { letters: nameLetters(letters) }) : null;
  };
  const form = useCallForm(keepCompany, {
    initial: { name, address, vat, kvk: kvk ?? '' },
    say: { kvk: t('company.kvkWrong') },
    check: (values) => ({ name: unprintable(values.name), address: unprintable(values.address) }),
  });
  const { values, text, refusal } = form;
  const printed = (name: 'name' | 'address') => {
    const field = text(name);
    return { ...field, error: unprintable(values[name]) ?? field.error };
  };
  return (
    <Form {...form.sends((body) => saving.mutate(body, { onError: form.refuse }))}>
      <Field {...printed('name')} autoComplete="organization" label={t('company.name')} />
      <Field {...printed('address')} autoComplete="off" label={t('company.address')} hint={t('company.addressHint')} />
      <Field
        {...text('vat')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={t('company.vat')}
        hint={t('company.vatHint')}
      />
      <Field {...text('kvk')} autoComplete="off" inputMode="numeric" label={t('company.kvk')} />
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton size="large" wide working={saving.isPending}>
        {action}
      </SubmitButton>
    </Form>
  );
}
