import { correctGuestAddress } from '@rondo/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { isEmail } from '../../../platform/email-of.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Field } from '../../../ui/field.tsx';
import { ActSheet } from '../act-sheet.tsx';
import { userQuery } from './queries.ts';

interface Props {
  id: string;
  /** Leads back to the person. */
  onBack: () => void;
  onClose: () => void;
}

/** The mistyped address of a guest, also once its link was opened (decisions/0086-a-guests-address-is-corrected.md). */
export function CorrectGuest({ id, onBack, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery(id));
  const [email, setEmail] = useState('');
  if (!user) return null;
  return (
    <ActSheet
      title={t('console.act.address.title')}
      body={t('console.act.address.body', { email: user.email })}
      action={t('console.act.address.do')}
      missing={isEmail(email) ? null : t('console.act.address.wrong')}
      act={(reason, idempotencyKey) =>
        call(correctGuestAddress, { params: { id }, body: { email, reason }, idempotencyKey })
      }
      onDone={({ data }) => {
        client.setQueryData(userQuery(id).queryKey, data.user);
        void client.invalidateQueries({ queryKey: ['console', 'users'] });
        onBack();
      }}
      onClose={onClose}
    >
      <Field
        type="email"
        label={t('console.act.address.email')}
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </ActSheet>
  );
}
