import { correctGuestAddress } from '@rondo/contract/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Field } from '../../../../ui/field.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import { userQuery } from './queries.ts';

interface Props {
  id: string;
  /** Returns to the person's sheet. */
  onBack: () => void;
  onClose: () => void;
}

/** Corrects the mistyped address of a guest, even after its link was opened (decisions/0086-a-guests-address-is-corrected.md). */
export function CorrectGuest({ id, onBack, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery(id));
  const form = useCallForm(correctGuestAddress, { initial: { email: '', reason: '' } });
  if (!user) return null;
  return (
    <ActSheet
      title={t('console.act.address.title')}
      body={t('console.act.address.body', { email: user.email })}
      action={t('console.act.address.do')}
      form={form}
      reason={form.text('reason')}
      act={(body, idempotencyKey) => call(correctGuestAddress, { params: { id }, body, idempotencyKey })}
      onDone={({ data }) => {
        client.setQueryData(userQuery(id).queryKey, data.user);
        void client.invalidateQueries({ queryKey: ['console', 'people'] });
        onBack();
      }}
      onClose={onClose}
    >
      <Field {...form.text('email')} type="email" label={t('console.act.address.email')} autoComplete="off" />
    </ActSheet>
  );
}
