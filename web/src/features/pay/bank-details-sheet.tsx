import { keepBankDetails } from '@rondo/contract/forms';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.tsx';
import { AccountFields } from '../../ui/account-fields.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Form, Problem } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { useKeepBankDetails } from './queries.ts';

/** Asks users to confirm who they are before something is done: `onConfirmed` if they did, `onClose` if they did not. */
export type RenderConfirm = (asked: { onClose: () => void; onConfirmed: () => void }) => ReactNode;

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
  const form = useCallForm(keepBankDetails, {
    initial: { holder, iban: '' },
    say: { holder: t('bankAccount.holderMissing'), iban: t('bankAccount.ibanMissing') },
  });
  const { refusal } = form;
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
      <Form {...form.sends((_, values) => save(values))}>
        <AccountFields field={form.text} ofOneself />
        {refusal.whole && <Problem>{refusal.whole}</Problem>}
        <SubmitButton wide working={keep.isPending}>
          {t('pay.details.save')}
        </SubmitButton>
      </Form>
    </Sheet>
  );
}
