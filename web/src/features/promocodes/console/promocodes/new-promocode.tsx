import { createPromocode } from '@rondo/contract/forms';
import { every } from '@rondo/rules';
import type { CallArguments } from '@rondo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Field, SelectField } from '../../../../ui/field.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import { endOf, PromocodeTerms } from './promocode-terms.tsx';

const types = every<CallArguments<typeof createPromocode>['body']['discountType']>()([
  'nominal',
  'percentage',
  'topupBalance',
]);

/** Makes a promocode. */
export function NewPromocode({ onClose }: { onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const form = useCallForm(createPromocode, {
    initial: { code: '', discountType: 'nominal', discountValue: '', name: '', usesTotal: '', endsAt: '', reason: '' },
    say: { code: t('running.promocodes.form.codeHint') },
  });
  const { text } = form;
  return (
    <ActSheet
      title={t('running.promocodes.new')}
      body={t('running.promocodes.newBody')}
      action={t('running.promocodes.create')}
      form={form}
      reason={text('reason')}
      act={({ endsAt, ...body }, idempotencyKey) =>
        call(createPromocode, { body: { ...body, ...(endsAt && { endsAt: endOf(endsAt) }) }, idempotencyKey })
      }
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'promocodes'] });
        onClose();
      }}
      onClose={onClose}
    >
      <Field {...text('code')} label={t('running.promocodes.form.code')} hint={t('running.promocodes.form.codeHint')} />
      <SelectField {...text('discountType')} label={t('running.promocodes.form.type')}>
        {types.map((one) => (
          <option key={one} value={one}>
            {t(`running.promocodes.types.${one}`)}
          </option>
        ))}
      </SelectField>
      <Field {...text('discountValue')} label={t('running.promocodes.form.value')} inputMode="decimal" maxLength={8} />
      <PromocodeTerms text={text} />
    </ActSheet>
  );
}
