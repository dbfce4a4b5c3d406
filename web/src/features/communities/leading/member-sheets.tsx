import type { Community, CommunityMember } from '@rondo/contract';
import { removeMember } from '@rondo/contract/forms';
import { useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { useChangeAdmin, useRemoveMember } from './commands.ts';
import { QuestionSheet } from '../../../ui/question-sheet.tsx';

interface Props {
  community: Community;
  member: CommunityMember;
  name: string;
  onClose: () => void;
}

/** Removes a member from a community, with a reason that is shown to them. */
export function RemoveSheet({ community, member, name, onClose }: Props) {
  const t = useT();
  const form = useCallForm(removeMember, { initial: { reason: '' } });
  const remove = useRemoveMember(community, () => {
    onClose();
    showBanner('success', t('leading.members.removed', { name }));
  });
  return (
    <QuestionSheet
      title={t('leading.members.removeTitle', { name })}
      keep={t('leading.keep')}
      action={t('leading.members.remove')}
      working={remove.isPending}
      refusal={form.refusal}
      onClose={onClose}
      onConfirm={() =>
        form.attempt((_, { reason }) => remove.mutate({ userId: member._id, reason }, { onError: form.refuse }))
      }
    >
      <p>{t('leading.members.removeBody')}</p>
      <TextField
        {...form.text('reason')}
        label={t('leading.members.reason')}
        hint={t('leading.members.reasonHint', form.count('reason'))}
      />
    </QuestionSheet>
  );
}

/** Asks before admins give up their own role, because they can't undo that themselves. */
export function StepDownSheet({ community, member, name, onClose }: Props) {
  const t = useT();
  const refusal = useRefusal();
  const change = useChangeAdmin(community, () => {
    onClose();
    showBanner('success', t('leading.members.unmadeAdmin', { name }));
  });
  const stepDown = () => change.mutate({ userId: member._id, isAdmin: false }, { onError: refusal.refuse });
  return (
    <QuestionSheet
      title={t('leading.members.stepDownTitle')}
      keep={t('leading.keep')}
      action={t('leading.members.stepDown')}
      working={change.isPending}
      refusal={refusal}
      onClose={onClose}
      onConfirm={stepDown}
    >
      <p>{t('leading.members.stepDownBody')}</p>
    </QuestionSheet>
  );
}
