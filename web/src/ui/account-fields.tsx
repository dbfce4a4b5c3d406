import type { ComponentProps } from 'react';
import { useT } from '../platform/i18n.tsx';
import { Field } from './field.tsx';

type InputProps = Partial<ComponentProps<typeof Field>>;

/** A bank account as typed: its holder and its number; a stored number is never filled in. */
export function AccountFields({
  field,
  ofOneself = false,
}: {
  /** The props of a form's input. */
  field: (name: 'holder' | 'iban') => InputProps;
  /** Whether the user is the account's holder, whose name the browser can fill in. */
  ofOneself?: boolean;
}) {
  const t = useT();
  return (
    <>
      <Field
        autoComplete={ofOneself ? 'name' : 'off'}
        label={t('bankAccount.holder')}
        hint={t('bankAccount.holderHint')}
        {...field('holder')}
      />
      <Field
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={t('bankAccount.iban')}
        hint={t('bankAccount.ibanHint')}
        {...field('iban')}
      />
    </>
  );
}
