import type { ComponentProps } from 'react';
import { useT } from '../../../../platform/i18n.tsx';
import { instantOf } from '../../../../platform/local-time.ts';
import { DateField } from '../../../../ui/date-field.tsx';
import { Field } from '../../../../ui/field.tsx';

/** The last minute of a day in Amsterdam. */
export const endOf = (day: string): string => new Date(instantOf(`${day}T23:59`) ?? Number.NaN).toISOString();

interface Props {
  /** The props of a field of the form. */
  text: (name: 'name' | 'usesTotal' | 'endsAt') => Omit<ComponentProps<typeof Field>, 'label'>;
}

/** The terms of a promocode that can change: an empty number of uses means no limit, an empty day no end. */
export function PromocodeTerms({ text }: Props) {
  const t = useT();
  return (
    <>
      <Field {...text('name')} label={t('running.promocodes.form.name')} />
      <Field
        {...text('usesTotal')}
        label={t('running.promocodes.form.uses')}
        hint={t('running.promocodes.form.usesHint')}
      />
      <DateField
        {...text('endsAt')}
        label={t('running.promocodes.form.last')}
        hint={t('running.promocodes.form.lastHint')}
      />
    </>
  );
}
