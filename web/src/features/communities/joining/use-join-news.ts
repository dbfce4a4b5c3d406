import type { Community } from '@rondo/contract';
import type { CommunityMembership } from '@rondo/rules';
import { useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';

/** Tells the reader the result of joining. */
export function useJoinNews({ name }: Community): (status: CommunityMembership) => void {
  const t = useT();
  return (status) =>
    showBanner(
      'success',
      status === 'approved' ? t('communities.join.welcome', { name }) : t('communities.join.submitted'),
    );
}
