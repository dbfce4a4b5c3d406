import type { Community, CommunityMember } from '@rondo/contract';
import { useI18n } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { useUser } from '../../../platform/session.ts';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, menuEntry } from '../../../ui/menu.tsx';
import { useChangeAdmin } from './commands.ts';
import { RemoveSheet, StepDownSheet } from './member-sheets.tsx';

interface Props {
  community: Community;
  member: CommunityMember;
}

const steps = ['remove', 'step-down'] as const;

/** An admin's acts on a member in the list. */
export default function MemberActions({ community, member }: Props) {
  const { t, explain } = useI18n();
  const name = useFormatName()(member.name);
  const isMe = useUser()?._id === member._id;
  const step = useUrlStep(steps, ['member']);
  const change = useChangeAdmin(community, () =>
    showBanner('success', t(member.isAdmin ? 'leading.members.unmadeAdmin' : 'leading.members.madeAdmin', { name })),
  );
  const isAsked = step.about('member') === member._id;
  const changeTo = (isAdmin: boolean) =>
    change.mutate(
      { userId: member._id, isAdmin },
      {
        onError: (error) => showBanner('error', explain(error)),
      },
    );
  const ask = (what: (typeof steps)[number]) => step.open(what, { member: member._id });
  return (
    <>
      <Menu label={t('leading.members.actions', { name })} button={<Icon name="more" />}>
        {!member.isAdmin && (
          <button type="button" className={menuEntry} onClick={() => changeTo(true)}>
            <Icon name="shield" size={18} />
            {t('leading.members.makeAdmin')}
          </button>
        )}
        {member.isAdmin && (
          <button type="button" className={menuEntry} onClick={() => (isMe ? ask('step-down') : changeTo(false))}>
            <Icon name="user" size={18} />
            {t(isMe ? 'leading.members.stepDown' : 'leading.members.unmakeAdmin')}
          </button>
        )}
        {!isMe && (
          <button type="button" className={menuEntry} onClick={() => ask('remove')}>
            <Icon name="cross" size={18} />
            {t('leading.members.remove')}
          </button>
        )}
      </Menu>
      {isAsked && step.step === 'remove' && (
        <RemoveSheet community={community} member={member} name={name} onClose={step.close} />
      )}
      {isAsked && step.step === 'step-down' && (
        <StepDownSheet community={community} member={member} name={name} onClose={step.close} />
      )}
    </>
  );
}
