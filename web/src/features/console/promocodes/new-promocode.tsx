import { createPromocode } from '@rondo/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { instantOf } from '../../../platform/local-time.ts';
import { Field, SelectField } from '../../../ui/field.tsx';
import { ActSheet } from '../act-sheet.tsx';

const types = ['nominal', 'percentage', 'topupBalance'] as const;

/** The last minute of a day in Amsterdam. */
const endOf = (day: string) => new Date(instantOf(`${day}T23:59`) ?? Number.NaN).toISOString();

/** Makes a promocode; the server says what it would refuse. */
export function NewPromocode({ onClose }: { onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const [draft, setDraft] = useState({ code: '', name: '', value: '', uses: '', last: '' });
  const [type, setType] = useState<(typeof types)[number]>('nominal');
  const value = Number(draft.value.replace(',', '.'));
  const uses = Number(draft.uses);
  const text = (name: keyof typeof draft) => ({
    label: t(`running.promocodes.form.${name}`),
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  const isRight =
    /^[\p{L}\p{N}_-]{3,40}$/u.test(draft.code.trim()) &&
    draft.name.trim() !== '' &&
    value > 0 &&
    (draft.uses === '' || (Number.isInteger(uses) && uses > 0));
  return (
    <ActSheet
      title={t('running.promocodes.new')}
      body={t('running.promocodes.newBody')}
      action={t('running.promocodes.create')}
      missing={isRight ? null : t('running.promocodes.form.wrong')}
      act={(reason, idempotencyKey) => {
        const body = {
          code: draft.code.trim(),
          name: draft.name.trim(),
          discountType: type,
          discountValue: value,
          ...(draft.uses !== '' && { usesTotal: uses }),
          ...(draft.last !== '' && { endsAt: endOf(draft.last) }),
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
      <Field {...text('name')} maxLength={80} />
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
      <Field {...text('uses')} hint={t('running.promocodes.form.usesHint')} inputMode="numeric" maxLength={7} />
      <Field {...text('last')} hint={t('running.promocodes.form.lastHint')} type="date" />
    </ActSheet>
  );
}
