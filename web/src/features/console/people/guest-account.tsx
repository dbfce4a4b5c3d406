import type { CallArguments } from '@rondo/contract';
import { keepGuestAccount } from '@rondo/contract/forms';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { AccountFields } from '../../../ui/account-fields.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { Note } from '../../../ui/form.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { useIdentity } from '../../../ui/use-identity.ts';
import type { KeptForGuest, UserDetails } from './queries.ts';

interface Asked {
  body: CallArguments<typeof keepGuestAccount>['body'];
  idempotencyKey: string;
}

interface Props {
  user: Pick<UserDetails, '_id' | 'email'>;
  kept: KeptForGuest;
  onDone: () => void;
  onClose: () => void;
}

/** The account that a guest gave, where the next payout pays what can't go back the way they paid. */
export function GuestAccount({ user: { _id: id, email }, kept: { kept, account, cameBack }, onDone, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const identity = useIdentity();
  const form = useCallForm(keepGuestAccount, {
    initial: { holder: account?.holder ?? '', iban: '', reason: '', amount: String(kept) },
    say: {
      holder: t('bankAccount.holderMissing'),
      iban: t('bankAccount.ibanMissing'),
      reason: t('console.act.reasonShort'),
    },
  });
  const { refusal } = form;
  const keep = useMutation({
    mutationFn: ({ body, idempotencyKey }: Asked) => call(keepGuestAccount, { params: { id }, body, idempotencyKey }),
    onMutate: refusal.clear,
    onSuccess: () => {
      showBanner('success', t('console.act.done'));
      onDone();
    },
    onError: (error, { body }) => {
      if (!identity.asks(error, () => ask(body))) refusal.refuse(error);
    },
  });
  const ask = (body: Asked['body']) => keep.mutate({ body, idempotencyKey: crypto.randomUUID() });
  return (
    <>
      <FormSheet
        title={t('console.act.guestAccount.title')}
        action={t('console.act.guestAccount.do')}
        cancel={t('console.act.keep')}
        working={keep.isPending}
        refusal={refusal}
        onSubmit={() => form.attempt(ask)}
        onClose={onClose}
      >
        <p>{t('console.act.guestAccount.body', { amount: formats.money(kept), email })}</p>
        {cameBack !== null && <Note>{t('console.act.guestAccount.cameBack', { reason: cameBack })}</Note>}
        {account && <p>{t('console.act.guestAccount.now', account)}</p>}
        <AccountFields field={form.text} />
        <TextField label={t('console.act.reason')} hint={t('console.act.reasonHint')} {...form.text('reason')} />
      </FormSheet>
      {identity.sheet}
    </>
  );
}
