import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.tsx';
import { AccountFields } from '../../ui/account-fields.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Form, Problem } from '../../ui/form.tsx';
import { refusedFields } from '../../ui/refused-fields.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useRefusal } from '../../ui/use-refusal.ts';
import { useKeepBankDetails } from './queries.ts';

/** Asks users to confirm who they are before something is done: `onConfirmed` if they did, `onClose` if they did not. */
export type RenderConfirm = (asked: { onClose: () => void; onConfirmed: () => void }) => ReactNode;

const refusals = { iban: ['iban_invalid', 'iban_not_sepa'] } as const;

/** Where an organiser is paid; the number that is kept is never filled in. */
export function BankDetailsSheet({
  holder,
  renderConfirm,
  onClose,
}: {
  holder: string;
  renderConfirm: RenderConfirm;
  onClose: () => void;
}) {
  const t = useT();
  const keep = useKeepBankDetails();
  const [asking, setAsking] = useState(false);
  const refusal = useRefusal(refusals);
  const form = useForm({
    initialValues: { holder, iban: '' },
    validate: {
      holder: (value) => (value.trim() === '' ? t('bankAccount.holderMissing') : null),
      iban: (value) => (value.trim() === '' ? t('bankAccount.ibanMissing') : null),
    },
  });
  const field = refusedFields(form, refusal);
  const save = (values: typeof form.values) => {
    refusal.clear();
    keep.mutate(values, {
      onSuccess: () => {
        showBanner('success', t('pay.details.done'));
        onClose();
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'confirm_identity') setAsking(true);
        else refusal.refuse(error);
      },
    });
  };
  if (asking)
    return renderConfirm({
      onClose: () => setAsking(false),
      onConfirmed: () => {
        setAsking(false);
        save(form.values);
      },
    });
  return (
    <Sheet open title={t('pay.details.sheet')} onClose={onClose}>
      <Form {...refusal.form} onSubmit={form.onSubmit(save, refusal.lead)}>
        <AccountFields field={field} ofOneself />
        {refusal.whole && <Problem>{refusal.whole}</Problem>}
        <SubmitButton wide working={keep.isPending}>
          {t('pay.details.save')}
        </SubmitButton>
      </Form>
    </Sheet>
  );
}
