import { ApiError } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Text } from '../../../ui/layout.tsx';
import { useNotifications } from './commands.ts';

/** Whether a member is notified of the community's news and new games. */
export function NotificationSwitch({ communityId, on }: { communityId: string; on: boolean }) {
  const t = useT();
  const change = useNotifications(communityId, (error) => {
    if (error instanceof ApiError && error.code === 'not_a_member')
      showBanner('warning', t('communities.notifications.membersOnly'));
    else showBanner('error', t('communities.notifications.failed'), { title: t('common.errorTitle') });
  });
  return (
    <Checkbox
      toggle
      label={
        <>
          {t('communities.notifications.label')}
          <Text as="span" size={14} tone="muted" ownLine className="visually-hidden-on-phone">
            {t('communities.notifications.hint')}
          </Text>
        </>
      }
      checked={change.isPending ? change.variables : on}
      onChange={({ target: { checked } }) => change.mutate(checked)}
    />
  );
}
