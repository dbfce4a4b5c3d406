import { mailUserDocument } from '@rondo/contract/forms';
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

/** Mails a receipt, invoice or credit note, chosen by its number, to its owner again. */
export function MailDocument({ id, onBack, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery(id));
  const form = useCallForm(mailUserDocument, {
    initial: { number: '', reason: '' },
    say: { number: t('console.act.document.wrong') },
  });
  if (!user) return null;
  return (
    <ActSheet
      title={t('console.act.document.title')}
      body={t('console.act.document.body', { email: user.email })}
      action={t('console.act.document.do')}
      form={form}
      reason={form.text('reason')}
      act={(body, idempotencyKey) => call(mailUserDocument, { params: { id }, body, idempotencyKey })}
      onDone={() => {
        void client.invalidateQueries(userQuery(id));
        onBack();
      }}
      onClose={onClose}
    >
      <Field
        {...form.text('number')}
        label={t('console.act.document.number')}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </ActSheet>
  );
}
