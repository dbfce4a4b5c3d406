import { useForm } from '@mantine/form';
import { keepGuestAccount } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { AccountFields } from '../../../ui/account-fields.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { Note } from '../../../ui/form.tsx';
import { refusedFields } from '../../../ui/refused-fields.ts';
import { useIdentity } from '../../../ui/use-identity.ts';
import { useRefusal } from '../../../ui/use-refusal.ts';
import type { KeptForGuest, UserDetails } from './queries.ts';

const refusals = { iban: ['iban_invalid', 'iban_not_sepa'] } as const;

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
  const refusal = useRefusal(refusals);
  const identity = useIdentity();
  const form = useForm({
    initialValues: { holder: account?.holder ?? '', iban: '', reason: '' },
    validate: {
      holder: (value) => (value.trim() === '' ? t('bankAccount.holderMissing') : null),
      iban: (value) => (value.trim() === '' ? t('bankAccount.ibanMissing') : null),
      reason: (value) => (value.trim().length < 3 ? t('console.act.reasonShort') : null),
    },
  });
  const field = refusedFields(form, refusal);
  const keep = useMutation({
    mutationFn: (idempotencyKey: string) => {
      const body = { ...form.values, reason: form.values.reason.trim(), amount: kept };
      return call(keepGuestAccount, { params: { id }, body, idempotencyKey });
    },
    onMutate: refusal.clear,
    onSuccess: () => {
      showBanner('success', t('console.act.done'));
      onDone();
    },
    onError: (error) => {
      if (!identity.asks(error, () => keep.mutate(crypto.randomUUID()))) refusal.refuse(error);
    },
  });
  const submit = () => {
    if (form.validate().hasErrors) refusal.lead();
    else keep.mutate(crypto.randomUUID());
  };
  return (
    <>
      <FormSheet
        title={t('console.act.guestAccount.title')}
        action={t('console.act.guestAccount.do')}
        cancel={t('console.act.keep')}
        working={keep.isPending}
        refusal={refusal}
        onSubmit={submit}
        onClose={onClose}
      >
        <p>{t('console.act.guestAccount.body', { amount: formats.money(kept), email })}</p>
        {cameBack !== null && <Note>{t('console.act.guestAccount.cameBack', { reason: cameBack })}</Note>}
        {account && <p>{t('console.act.guestAccount.now', account)}</p>}
        <AccountFields field={field} />
        <TextField
          label={t('console.act.reason')}
          hint={t('console.act.reasonHint')}
          maxLength={500}
          {...field('reason')}
        />
      </FormSheet>
      {identity.sheet}
    </>
  );
}
