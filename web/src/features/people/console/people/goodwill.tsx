import { giveGoodwill } from '@rondo/contract/forms';
import { goodwillTerms } from '@rondo/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { useFormatName } from '../../../../platform/names.ts';
import { Field } from '../../../../ui/field.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import { userQuery } from './queries.ts';

interface Props {
  id: string;
  /** The spot whose price is paid back. */
  spotId: string | null;
  /** Returns to the person's sheet. */
  onBack: () => void;
  onClose: () => void;
}

/** Pays back the price of a spot, or a part of it, without taking the spot away (product.md#goodwill). */
export function Goodwill({ id, spotId, onBack, onClose }: Props) {
  const t = useT();
  const formatName = useFormatName();
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery(id));
  const form = useCallForm(giveGoodwill, {
    initial: { amount: '', reason: '' },
    say: { amount: t('console.act.goodwillWrong') },
  });
  const spot = user?.spots.find(({ _id }) => _id === spotId);
  if (!user || !spot) return null;
  const name = formatName(user.name);
  return (
    <ActSheet
      title={t('console.act.goodwillTitle', { name })}
      body={t('console.act.goodwillBody', { name, most: goodwillTerms.maxCents / 100 })}
      action={t('console.act.goodwillDo')}
      form={form}
      reason={{ ...form.text('reason'), hint: t('console.act.toldHint') }}
      act={(body, idempotencyKey) => call(giveGoodwill, { params: { id: spot._id }, body, idempotencyKey })}
      onDone={() => {
        void client.invalidateQueries(userQuery(id));
        void client.invalidateQueries({ queryKey: ['console', 'people'] });
        onBack();
      }}
      onClose={onClose}
    >
      <Field
        {...form.text('amount')}
        label={t('console.act.goodwillAmount')}
        hint={spot.name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
      />
    </ActSheet>
  );
}
