import { createPromocode } from '@rondo/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { ActSheet } from '../act-sheet.tsx';
import { areUsesRight, endOf, PromocodeTerms, type Terms } from './promocode-terms.tsx';

const types = ['nominal', 'percentage', 'topupBalance'] as const;

/** Makes a promocode; the server says what it would refuse. */
export function NewPromocode({ onClose }: { onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const [draft, setDraft] = useState({ code: '', value: '' });
  const [terms, setTerms] = useState<Terms>({ name: '', uses: '', last: '' });
  const [type, setType] = useState<(typeof types)[number]>('nominal');
  const value = Number(draft.value.replace(',', '.'));
  const text = (name: keyof typeof draft) => ({
    label: t(`running.promocodes.form.${name}`),
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  const isRight =
    /^[\p{L}\p{N}_-]{3,40}$/u.test(draft.code.trim()) && terms.name.trim() !== '' && value > 0 && areUsesRight(terms);
  return (
    <ActSheet
      title={t('running.promocodes.new')}
      body={t('running.promocodes.newBody')}
      action={t('running.promocodes.create')}
      missing={isRight ? null : t('running.promocodes.form.wrong')}
      act={(reason, idempotencyKey) => {
        const body = {
          code: draft.code.trim(),
          name: terms.name.trim(),
          discountType: type,
          discountValue: value,
          ...(terms.uses !== '' && { usesTotal: Number(terms.uses) }),
          ...(terms.last !== '' && { endsAt: endOf(terms.last) }),
          reason,
        };
        return call(createPromocode, { body, idempotencyKey });
      }}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'promocodes'] });
        onClose();
      }}
      onClose={onClose}
    >
      <Field {...text('code')} hint={t('running.promocodes.form.codeHint')} maxLength={40} />
      <SelectField
        label={t('running.promocodes.form.type')}
        value={type}
        onChange={({ target }) => setType(types.find((one) => one === target.value) ?? 'nominal')}
      >
        {types.map((one) => (
          <option key={one} value={one}>
            {t(`running.promocodes.types.${one}`)}
          </option>
        ))}
      </SelectField>
      <Field {...text('value')} inputMode="decimal" maxLength={8} />
      <PromocodeTerms terms={terms} onChange={setTerms} />
    </ActSheet>
  );
}
