import { useT } from '../../../platform/i18n.tsx';
import { instantOf } from '../../../platform/local-time.ts';
import { Field } from '../../../ui/field.tsx';

/** The terms of a promocode that can change, as they are typed; empty uses are without limit, an empty day never ends. */
export interface Terms {
  name: string;
  uses: string;
  last: string;
}

export const areUsesRight = ({ uses }: Terms): boolean => uses === '' || /^[1-9]\d*$/.test(uses.trim());

/** The last minute of a day in Amsterdam. */
export const endOf = (day: string): string => new Date(instantOf(`${day}T23:59`) ?? Number.NaN).toISOString();

export function PromocodeTerms({ terms, onChange }: { terms: Terms; onChange: (terms: Terms) => void }) {
  const t = useT();
  const text = (name: keyof Terms) => ({
    label: t(`running.promocodes.form.${name}`),
    name,
    value: terms[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...terms, [name]: target.value }),
  });
  return (
    <>
      <Field {...text('name')} maxLength={80} />
      <Field {...text('uses')} hint={t('running.promocodes.form.usesHint')} inputMode="numeric" maxLength={7} />
      <Field {...text('last')} hint={t('running.promocodes.form.lastHint')} type="date" />
    </>
  );
}
