import { keepBankDetails } from '@rondo/contract/forms';
import { useT } from '../../platform/i18n.tsx';
import { AccountFields } from '../../ui/account-fields.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Form, Problem } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { useKeepBankDetails } from './commands.ts';

/** The bank account on which an organiser is paid; the stored number is never filled in. */
export function BankDetailsSheet({ holder, onClose }: { holder: string; onClose: () => void }) {
  const t = useT();
  const keep = useKeepBankDetails();
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
      onError: refusal.refuse,
    });
  };
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
