import { keepGuestAccount } from '@rondo/contract/forms';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { AccountFields } from '../../../../ui/account-fields.tsx';
import { Note } from '../../../../ui/form.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import type { KeptForGuest, UserDetails } from './queries.ts';

interface Props {
  user: Pick<UserDetails, '_id' | 'email'>;
  kept: KeptForGuest;
  onDone: () => void;
  onClose: () => void;
}

/** The account that a guest gave. The next payout pays to it what can't go back the way the guest paid. */
export function GuestAccount({ user: { _id: id, email }, kept: { kept, account, cameBack }, onDone, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const form = useCallForm(keepGuestAccount, {
    initial: { holder: account?.holder ?? '', iban: '', reason: '', amount: String(kept) },
    say: {
      holder: t('bankAccount.holderMissing'),
      iban: t('bankAccount.ibanMissing'),
    },
  });
  return (
    <ActSheet
      title={t('console.act.guestAccount.title')}
      body={t('console.act.guestAccount.body', { amount: formats.money(kept), email })}
      action={t('console.act.guestAccount.do')}
      form={form}
      reason={form.text('reason')}
      act={(body, idempotencyKey) => call(keepGuestAccount, { params: { id }, body, idempotencyKey })}
      onDone={onDone}
      onClose={onClose}
    >
      {cameBack !== null && <Note>{t('console.act.guestAccount.cameBack', { reason: cameBack })}</Note>}
      {account && <p>{t('console.act.guestAccount.now', account)}</p>}
      <AccountFields field={form.text} />
    </ActSheet>
  );
}
