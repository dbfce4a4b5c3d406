import type { CallArguments } from '@rondo/contract';
import { changeUser } from '@rondo/contract/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { useFormatName } from '../../../../platform/names.ts';
import { Field } from '../../../../ui/field.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import { type UserDetails, userQuery } from './queries.ts';

interface Props {
  id: string;
  /** Returns to the person's sheet. */
  onBack: () => void;
  onClose: () => void;
}

/** Corrects a person's name or address (product.md#administration). */
export function CorrectPerson({ id, ...ways }: Props) {
  const { data: user } = useQuery(userQuery(id));
  return user ? <Correcting user={user} {...ways} /> : null;
}

function Correcting({ user, onBack, onClose }: Omit<Props, 'id'> & { user: UserDetails }) {
  const t = useT();
  const formatName = useFormatName();
  const client = useQueryClient();
  const form = useCallForm(changeUser, {
    initial: { name: user.name, email: user.email, reason: '' },
    needs: ['name', 'email'],
  });
  // Sends only what changed, and never a guest's address. If nothing changed it sends the name, which the server refuses.
  const changed = ({ name, email, reason }: CallArguments<typeof changeUser>['body']) => {
    const isMoved = user.role !== 'guest' && email !== user.email;
    return { ...((name !== user.name || !isMoved) && { name }), ...(isMoved && { email }), reason };
  };
  return (
    <ActSheet
      title={t('console.act.correct.title', { name: formatName(user.name) })}
      body={t(user.role === 'guest' ? 'console.act.correct.guest' : 'console.act.correct.body')}
      action={t('console.act.correct.do')}
      form={form}
      reason={{ ...form.text('reason'), hint: t('console.act.toldHint') }}
      act={(body, idempotencyKey) =>
        call(changeUser, { params: { id: user._id }, body: changed(body), idempotencyKey })
      }
      onDone={({ data }) => {
        client.setQueryData(userQuery(user._id).queryKey, data.user);
        void client.invalidateQueries({ queryKey: ['console', 'people'] });
        onBack();
      }}
      onClose={onClose}
    >
      <Field {...form.text('name')} label={t('console.act.correct.name')} autoComplete="off" />
      {user.role !== 'guest' && (
        <Field {...form.text('email')} type="email" label={t('console.person.address')} autoComplete="off" />
      )}
    </ActSheet>
  );
}
