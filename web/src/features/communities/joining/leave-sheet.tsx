import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/form.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';
import type { CommunityDetails } from '../community-queries.ts';
import { useLeave } from './commands.ts';
import classes from './membership.module.css';

/** Confirms that the reader wants to leave a community, and says what they keep. */
export default function LeaveSheet({
  details: { community },
  onClose,
}: {
  details: CommunityDetails;
  onClose: () => void;
}) {
  const { t } = useI18n();
  const { form, whole, refuse } = useRefusal();
  const { name } = community;
  const leave = useLeave(community._id, {
    onSuccess: () => {
      showBanner('success', t('communities.member.left', { name }));
      onClose();
    },
    onError: refuse,
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('communities.member.leaveTitle', { name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('communities.member.stay')}
          </Button>
          <SubmitButton type="button" variant="danger" working={leave.isPending} onClick={() => leave.mutate()}>
            {t('communities.member.leave')}
          </SubmitButton>
        </>
      }
    >
      <div className={classes.membership} {...form}>
        <p>{t('communities.member.leaveBody')}</p>
        {community.communityOptions.isPrivate && <p>{t('communities.member.leavePrivate')}</p>}
        {whole && <Problem>{whole}</Problem>}
      </div>
    </Sheet>
  );
}
