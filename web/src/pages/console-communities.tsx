import { ConsoleCommunityList } from '../features/console/communities/community-list.tsx';
import { useT } from '../platform/i18n.tsx';
import { ConsolePage } from './console/console-page.tsx';

export const phrases = ['account', 'console', 'errors'] as const;

/** `/console/communities` (product.md#administration). */
export default function ConsoleCommunitiesPage() {
  const t = useT();
  return (
    <ConsolePage title={t('running.communities.title')} intro={t('running.communities.intro')}>
      <ConsoleCommunityList />
    </ConsolePage>
  );
}
