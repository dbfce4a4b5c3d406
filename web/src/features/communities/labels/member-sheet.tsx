import type { Community, CommunityMember } from '@rondo/contract';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TagChips } from '../../../ui/tag-chips.tsx';
import { useSuggest } from './commands.ts';
import classes from './labels.module.css';
import { labelsOf } from './labels-of.ts';
import { ReportForm } from './report-form.tsx';
import { WordsForm } from './words-form.tsx';

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
  const [isReporting, setReporting] = useState(false);
  const suggest = useSuggest(community, member._id, () => {
    onClose();
    showBanner('success', t('labels.done.suggested', { name }));
  });
  const forms = [
    { kind: 'tag', hint: t('labels.member.tagHint') },
    ...(community.communityOptions.areNicknamesEnabled ? [{ kind: 'nickname', hint: undefined } as const] : []),
  ] as const;
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
        {mayWrite &&
          forms.map(({ kind, hint }) => (
            <WordsForm
              key={kind}
              label={t(`labels.member.${kind}`)}
              {...(hint && { hint })}
              action={t('labels.member.suggest')}
              working={suggest.isPending && suggest.variables.kind === kind}
              onSend={(words, then) => suggest.mutate({ kind, words }, then)}
            />
          ))}
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
