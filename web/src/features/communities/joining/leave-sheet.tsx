import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { QuestionSheet } from '../../../ui/question-sheet.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';
import type { CommunityDetails } from '../community-queries.ts';
import { useLeave } from './commands.ts';

/** Confirms that the reader wants to leave a community, and says what they keep. */
export default function LeaveSheet({
  details: { community },
  onClose,
}: {
  details: CommunityDetails;
  onClose: () => void;
}) {
  const { t } = useI18n();
  const refusal = useRefusal();
  const { name } = community;
  const leave = useLeave(community._id, {
    onSuccess: () => {
      showBanner('success', t('communities.member.left', { name }));
      onClose();
    },
    onError: refusal.refuse,
  });
  return (
    <QuestionSheet
      title={t('communities.member.leaveTitle', { name })}
      keep={t('communities.member.stay')}
      action={t('communities.member.leave')}
      working={leave.isPending}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => leave.mutate()}
    >
      <p>{t('communities.member.leaveBody')}</p>
      {community.communityOptions.isPrivate && <p>{t('communities.member.leavePrivate')}</p>}
    </QuestionSheet>
  );
}
