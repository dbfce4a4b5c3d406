import type { Community, CommunityMember } from '@rondo/contract';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { useUser } from '../../../platform/session.ts';
import { useMounted } from '../../../platform/use-mounted.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import classes from './labels.module.css';
import { MemberSheet } from './member-sheet.tsx';
import { useLabelSteps } from './steps.ts';

interface Props {
  community: Community;
  member: CommunityMember;
  isMember: boolean;
  /** The acts of admins alone; null for others. */
  children: ReactNode;
}

/** The button beside a member with which others suggest, report, and give tags. */
export default function MemberLabels({ community, member, isMember, children }: Props) {
  const t = useT();
  const name = useFormatName()(member.name);
  const isReader = useUser()?._id === member._id;
  const { step, about, open, close } = useLabelSteps();
  const isOpen = useMounted() && step === 'member' && about('who') === member._id;
  return (
    <>
      <IconButton
        className={classes.opener}
        label={t('labels.open', { name })}
        onClick={() => (isReader && children === null ? open('mine') : open('member', { who: member._id }))}
      >
        <Icon name="chat" size={20} />
      </IconButton>
      {isOpen && (
        <MemberSheet community={community} member={member} mayWrite={isMember && !isReader} onClose={close}>
          {children}
        </MemberSheet>
      )}
    </>
  );
}
