import type { Community, CommunityMember } from '@rondo/contract';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { useTypedState } from '../../../platform/typed.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TagChips } from '../../../ui/tag-chips.tsx';
import classes from './labels.module.css';
import { labelsOf } from './labels-of.ts';
import { ReportForm } from './report-form.tsx';
import { SuggestNickname, SuggestTag } from './suggest-forms.tsx';

interface Props {
  community: Community;
  member: CommunityMember;
  /** Whether the reader suggests and reports: a member does, about others. */
  mayWrite: boolean;
  onClose: () => void;
  /** The acts of admins alone. */
  children: ReactNode;
}

/** A member's labels, and what the reader can do about them. */
export function MemberSheet({ community, member, mayWrite, onClose, children }: Props) {
  const t = useT();
  const name = useFormatName()(member.name);
  const [isReporting, setReporting] = useTypedState('isReporting', false);
  const suggesting = {
    community,
    userId: member._id,
    action: t('labels.member.suggest'),
    onDone: () => {
      onClose();
      showBanner('success', t('labels.done.suggested', { name }));
    },
  };
  return (
    <Sheet open title={t('labels.member.title', { name })} onClose={onClose}>
      <div className={classes.body}>
        <Row gap={10} lineGap={6} align="center" wrap shrinks breaks>
          {member.nickname && <strong>‘{member.nickname}’</strong>}
          <TagChips tags={member.tags} />
          {labelsOf(member).length === 0 && member.tags.length === 0 && (
            <Text as="span" size={14} tone="muted">
              {t('labels.member.none')}
            </Text>
          )}
        </Row>
        {children}
        {mayWrite && <SuggestTag {...suggesting} label={t('labels.member.tag')} hint={t('labels.member.tagHint')} />}
        {mayWrite && community.communityOptions.areNicknamesEnabled && (
          <SuggestNickname {...suggesting} label={t('labels.member.nickname')} />
        )}
        {mayWrite && labelsOf(member).length > 0 && (
          <div className={classes.section}>
            <Button variant="plain" aria-expanded={isReporting} onClick={() => setReporting(!isReporting)}>
              {t('labels.member.report')}
            </Button>
            {isReporting && (
              <ReportForm community={community} userId={member._id} labels={labelsOf(member)} onDone={onClose} />
            )}
          </div>
        )}
      </div>
    </Sheet>
  );
}
